import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Decision } from '../../ui/decision.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { Draft } from './api.ts'
import type { OpenDraft } from './live/open-draft.ts'
import classes from './other-draft.module.css'

export interface OtherDraftProps {
  readonly draft: OpenDraft
  /** Its words, as one text to read. */
  readonly read: (content: Draft['content']) => string
  /** Both in one, the own first. */
  readonly join: (other: Draft['content']) => Draft['content']
}

/** Two devices wrote at once: both texts are shown, and their writer chooses. */
export function OtherDraft({ draft, read, join }: OtherDraftProps) {
  const { t } = useTranslation('drafts')
  const other = draft.other()
  if (!other) return null
  return (
    <Decision
      title={t('otherTitle')}
      icon={IconDevices}
      name="other-draft"
      choices={
        <>
          <Button size="compact-md" onClick={() => draft.keepMine(join(other.content))}>
            {t('keepBoth')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => draft.takeOther()}>
            {t('takeOther')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => draft.keepMine()}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <div className={classes['text']}>
        {(read(other.content) || t('otherEmpty')).split('\n').map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name than their place
          <p key={index}>{paragraph ? <UserText text={paragraph} /> : <br />}</p>
        ))}
      </div>
    </Decision>
  )
}
