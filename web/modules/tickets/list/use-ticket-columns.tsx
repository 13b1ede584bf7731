import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconAntennaBars4, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { StatusPress } from '../../../ui/list/status-press.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useCustomColumns } from '../../custom-fields/reading.ts'
import { AssigneePress } from './assignee-press.tsx'
import classes from './list.module.css'
import { isOver, type TicketList } from './use-ticket-filter.ts'

/** A queue as direction.md measures it; the requester's list has the group in place of the people. */
export function useTicketColumns(
  { view, queue, narrow }: TicketList,
  assign: ((ticket: Ticket) => void) | undefined,
): Column<Ticket>[] {
  const { t } = useTranslation(['tickets', 'kit'])
  const nameOf = useLocalName()
  const day = useReading().calendar === 'hijri' ? 150 : 88
  const queued = view === 'queue'
  const custom = useCustomColumns<Ticket>('ticket')
  const unit = (name: 'group' | 'department', shown: boolean): Column<Ticket> => ({
    name,
    head: t(name),
    width: 140,
    rank: 1,
    optional: !shown,
    cell: (ticket) => <UserText text={nameOf(ticket[name])} lines={1} />,
    comparable: (ticket) => ticket[name].id,
  })
  return [
    {
      name: 'id',
      head: t('column_ticket'),
      width: 62,
      cell: ({ shortId }) => (
        <span className={classes['id']}>
          <ShortIdText shortId={shortId} />
        </span>
      ),
    },
    { name: 'subject', head: t('subject'), cell: () => null },
    {
      name: 'requester',
      head: t('requester'),
      width: 144,
      rank: 2,
      optional: !queued,
      cell: ({ requester }) => <PersonChip person={requester} />,
    },
    unit('group', !queued),
    unit('department', false),
    {
      name: 'status',
      head: t('status'),
      width: 104,
      cell: ({ status }) => (
        <StatusPress
          status={status}
          title={t('onlyStatus', { status: t(`status_${status}`, { ns: 'kit' }) })}
          onPress={() => narrow({ status })}
        />
      ),
    },
    {
      name: 'priority',
      head: t('priority'),
      sign: <IconAntennaBars4 size={17} stroke={1.7} aria-hidden />,
      width: 30,
      rank: 3,
      ...(!isOver(queue) && { sort: 'priority' }),
      cell: ({ priority }) => <PriorityBars priority={priority} bare />,
    },
    ...(queued
      ? [
          {
            name: 'assignee',
            head: t('assignee'),
            sign: <IconUserCheck size={17} stroke={1.7} aria-hidden />,
            width: 26,
            rank: 4,
            cell: (ticket: Ticket) => <AssigneePress ticket={ticket} onPress={assign} />,
          },
        ]
      : []),
    ...custom,
    {
      name: 'created',
      head: t('created'),
      width: day,
      rank: 0,
      optional: true,
      sort: 'created',
      cell: ({ createdDate }) => <UpdatedText seconds={createdDate} />,
    },
    {
      name: 'updated',
      head: t('updated'),
      width: day,
      rank: 5,
      sort: 'activity',
      cell: ({ updatedDate }) => (
        <span className={classes['when']}>
          <UpdatedText seconds={updatedDate} />
        </span>
      ),
    },
  ]
}
