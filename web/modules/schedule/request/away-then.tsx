import type { AwayThen } from '@diwan/contract/schedule/schemas/permissions'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../../ui/person-chip.tsx'
import classes from './request.module.css'

/** How many of a unit are away then; the names are of people whom the reader finds in the directory. */
export function AwayThenText({ then: { away, people, names } }: { then: AwayThen }) {
  const { t } = useTranslation('schedule')
  const [shown, show] = useState(false)
  return (
    <span className={classes['away']} data-away={away > 0 || undefined}>
      {t('awayCount', { away, people })}{' '}
      {names.length > 0 && (
        <UnstyledButton className={classes['names']} aria-expanded={shown} onClick={() => show(!shown)}>
          {t(shown ? 'hideNames' : 'showNames')}
        </UnstyledButton>
      )}
      {shown && (
        <ul>
          {names.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} />
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
