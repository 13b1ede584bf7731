import { ticketList } from '@diwan/contract/tickets/list'
import type { TicketLack, TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import type { FilterWords } from '../../../ui/list/filters-of.ts'
import { useRecordNames } from './use-record-names.ts'
import type { TicketList } from './use-ticket-filter.ts'

export type FilterName = Exclude<keyof (typeof ticketList)['filters'], 'custom'>

/** By the words of the list of tickets. */
export const filterLabels = {
  status: 'status',
  priority: 'priority',
  assigneeId: 'assignee',
  requesterId: 'requester',
  departmentId: 'department',
  groupId: 'group',
  templateId: 'template',
  without: 'without',
  created: 'created',
  answered: 'answeredOn',
  solved: 'solvedOn',
  reopened: 'reopenedOn',
  backlog: 'backlogOn',
} as const satisfies Record<FilterName, string>

/** A requester chooses no people: they are always the same. */
const ofStaff: readonly FilterName[] = ['requesterId', 'assigneeId']

/** What narrows the list of tickets, in words. */
export function useFilterWords({ asked, view }: TicketList): Partial<Record<FilterName, FilterWords>> {
  const { t } = useTranslation(['tickets', 'kit'])
  const names = useRecordNames(asked)
  const text = (name: FilterName, value: string): string => {
    if (name === 'status') return t(`status_${value as TicketStatus}`, { ns: 'kit' })
    if (name === 'priority') return t(`priority_${value as TicketPriority}`, { ns: 'kit' })
    if (name === 'without') return t(`lacks_${value as TicketLack}`)
    return ticketList.filters[name].kind === 'days' ? dayText(value) : (names[value] ?? '…')
  }
  const offered = (Object.keys(filterLabels) as FilterName[]).filter((name) => view === 'queue' || !ofStaff.includes(name))
  return Object.fromEntries(
    offered.map((name) => [name, { label: t(filterLabels[name]), text: (value: string) => text(name, value) }]),
  )
}
