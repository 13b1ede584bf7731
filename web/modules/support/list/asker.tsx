import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { IconUserQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'

/** Who asked: a person, or somebody from the sign-in page, who is known by a name they chose. */
export function Asker({ inquiry: { asker, guest } }: { inquiry: Pick<Inquiry, 'asker' | 'guest'> }) {
  const { t } = useTranslation('support')
  if (asker) return <PersonChip person={asker} />
  return (
    <span className={classes['guest']}>
      <i role="img" aria-label={t('fromLogin')} title={t('fromLogin')}>
        <IconUserQuestion size={14} stroke={1.75} aria-hidden />
      </i>
      <span>
        <UserText text={guest?.name ?? ''} lines={1} />
      </span>
    </span>
  )
}
