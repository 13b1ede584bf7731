import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import classes from './list.module.css'
import { useRecordNames } from './use-record-names.ts'
import { RECORDS, type Narrowing, type TicketList } from './use-ticket-filter.ts'

const labels = {
  departmentId: 'department',
  groupId: 'group',
  requesterId: 'requester',
  assigneeId: 'assignee',
  templateId: 'template',
  status: 'status',
  priority: 'priority',
  createdFrom: 'createdFrom',
  createdTo: 'createdTo',
} as const satisfies Record<keyof Narrowing, string>

/** What narrows the list, each to be taken away by itself. */
export function FilterChips({ list: { asked, narrowing, narrow, clear } }: { list: TicketList }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const names = useRecordNames(asked)
  const chosen = Object.keys(narrowing) as (keyof Narrowing)[]
  if (chosen.length === 0) return null
  const textOf = (name: keyof Narrowing, value: string): string => {
    if (name === 'status') return t(`status_${narrowing.status!}`, { ns: 'kit' })
    if (name === 'priority') return t(`priority_${narrowing.priority!}`, { ns: 'kit' })
    if ((RECORDS as readonly string[]).includes(name)) return names[value] ?? '…'
    return dayText(value)
  }
  return (
    <ul className={classes['chips']} aria-label={t('activeFilters')}>
      {chosen.map((name) => (
        <li key={name} className={classes['chip']} data-filter={name}>
          <span>
            {t(labels[name])}: <bdi>{textOf(name, narrowing[name]!)}</bdi>
          </span>
          <CloseButton
            size="sm"
            aria-label={t('removeFilter', { name: t(labels[name]) })}
            onClick={() => narrow({ [name]: undefined })}
          />
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}
