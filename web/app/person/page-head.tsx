import type { PersonPage } from '@diwan/contract/person/schemas'
import { ActionIcon, CloseButton } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/copy-text.ts'
import { useLocalName } from '../../kit/formats.ts'
import { showToast } from '../../ui/toasts.ts'
import { RecordStar } from '../../ui/record-star.tsx'
import classes from './person-page.module.css'

interface PageHeadProps extends Pick<PersonPage, 'person'> {
  readonly onClose: () => void
}

/** Where the person works, and what is done with the page itself. */
export function PageHead({ person: { id, group, department }, onClose }: PageHeadProps) {
  const { t } = useTranslation(['person', 'kit'])
  const nameOf = useLocalName()
  const unit = group ?? department
  const copy = async () => {
    if (await copyText(location.href)) showToast({ kind: 'success', text: t('linkCopied') })
  }
  return (
    <header className={classes['head']}>
      <p className={classes['crumbs']}>
        <span>{t('people')}</span>
        {unit && (
          <>
            {' / '}
            <b>
              <bdi>{nameOf(unit)}</bdi>
            </b>
          </>
        )}
      </p>
      <RecordStar id={id} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('copyLink')}
        title={t('copyLink')}
        onClick={() => void copy()}
      >
        <IconLink size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <CloseButton aria-label={t('close', { ns: 'kit' })} title={t('close', { ns: 'kit' })} onClick={onClose} />
    </header>
  )
}
