import { ticketList } from '@diwan/contract/tickets/list'
import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { useRecordNames } from './use-record-names.ts'
import type { Narrowing, TicketList } from './use-ticket-filter.ts'

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

/** What narrows the list of tickets. */
export function TicketChips({ list: { asked, narrowing, narrow, clear } }: { list: TicketList }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const names = useRecordNames(asked)
  const valueText = (name: keyof Narrowing, value: string): string => {
    if (name === 'status') return t(`status_${value as TicketStatus}`, { ns: 'kit' })
    if (name === 'priority') return t(`priority_${value as TicketPriority}`, { ns: 'kit' })
    return name in ticketList.filters ? (names[value] ?? '…') : dayText(value)
  }
  return (
    <FilterChips
      narrowing={narrowing}
      labelOf={(name) => t(labels[name])}
      valueText={valueText}
      onRemove={(name) => narrow({ [name]: undefined })}
      onClear={clear}
    />
  )
}
