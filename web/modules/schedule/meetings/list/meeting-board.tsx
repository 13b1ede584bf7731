import type { MeetingEntry } from '@diwan/contract/schedule/schemas/meetings'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../../kit/use-today.ts'
import { usePhone, useRoomy } from '../../../../kit/widths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { ListRows } from '../../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../../ui/list/list-skeleton.tsx'
import { useFollowedRow } from '../../../../ui/list/use-followed-row.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { SidePane, SplitPane } from '../../../../ui/split-pane.tsx'
import { meetingQueries } from '../../api/meetings.ts'
import { meetingDays } from '../../model/meeting-list.ts'
import classes from '../meetings.module.css'
import type { MeetAddress } from '../use-meet-address.ts'
import { entryKey, useMeetingTable } from './use-meeting-table.tsx'

const MeetingPane = lazyPart(() => import('../pane/meeting-pane.tsx'))

interface MeetingBoardProps {
  readonly address: MeetAddress
  readonly title: string
  readonly tabs: ReactNode
  readonly action: ReactNode
}

/** The meetings of the reader by day; where there is room, beside them the one that is open, else that one alone. */
export function MeetingBoard({ address, title, tabs, action }: MeetingBoardProps) {
  const { t } = useTranslation('schedule')
  const { tab, id, at, go } = address
  const today = useToday()
  const [phone, roomy] = [usePhone(), useRoomy()]
  const rows = useInfiniteQuery(meetingQueries.list(meetingDays(tab, today)))
  const open = (entry: Pick<MeetingEntry, 'id' | 'number'> | undefined) => go({ id: entry?.id, at: entry?.number }, roomy)
  const followed = useFollowedRow(id && entryKey({ id, number: at ?? -1 }), (key) => {
    const [next, number] = key.split(' ')
    if (next) open({ id: next, number: Number(number) })
  })
  const { columns, of } = useMeetingTable(open)
  const beside = roomy && id !== undefined
  const pane = (alone: boolean) =>
    id !== undefined && (
      <Suspense fallback={<PageSkeleton />}>
        <MeetingPane
          key={`${id} ${at ?? ''}`}
          id={id}
          occurrence={at}
          {...(alone && { crumbs: [{ label: title, to: '.', search: { ...(tab !== 'coming' && { tab }) } as object }] })}
          onClose={() => open(undefined)}
        />
      </Suspense>
    )
  if (id !== undefined && !roomy) return pane(true)
  const table = (all: readonly MeetingEntry[]) => (
    <DataTable
      label={title}
      name="schedule.meetings"
      rows={all}
      columns={columns}
      of={of}
      lines={phone || beside}
      current={beside ? entryKey({ id, number: at ?? all.find((one) => one.id === id)?.number ?? 0 }) : undefined}
    />
  )
  const empty = (
    <EmptyState icon={IconCalendarEvent} title={t(`noMeetings_${tab}`)} text={t(`noMeetingsText_${tab}`)} literally="noData" />
  )
  const list = (
    <ListRows list={rows} skeleton={<ListSkeleton columns={columns} lines={phone || beside} />} empty={empty}>
      {table}
    </ListRows>
  )
  return (
    <div className={classes['board']}>
      <PageHeader title={title} tabs={tabs} action={action} flush />
      {beside ? (
        <SplitPane rows={{ onFocus: followed.onFocus }} pane={<SidePane aria-label={t('meeting')}>{pane(false)}</SidePane>}>
          {list}
        </SplitPane>
      ) : (
        list
      )}
    </div>
  )
}
