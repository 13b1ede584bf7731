import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../kit/session.ts'
import { useFailed, usePending } from './drafts/outbox.ts'
import { Outgoing, rowsOf } from './outgoing-view.tsx'
import type { Mark } from './live/thread-page.ts'
import type { HappeningRow, MessageRights, TalkOnScreen } from './types.ts'
import { ThreadFrame, ThreadLog } from './thread-frame.tsx'
import { DaySeparator, UnreadLine, useDayOf } from './thread-lines.tsx'
import { LinkedMessages } from './linked-messages.tsx'
import { ThreadMessage } from './thread-message.tsx'
import { continues, isMessage, mergeRows, unreadOf, type ThreadRow } from './live/thread-rows.ts'
import { useReadMarks } from './use-read-marks.ts'

interface ThreadProps<Kind extends string, Item> {
  readonly of: TalkOnScreen<Kind, Item>
  /** The record. */
  readonly id: string
  readonly rights: (message: TalkMessage) => MessageRights
  /** The events of the record, newest first. */
  readonly happenings?: readonly HappeningRow[]
  /** Opens where the reader stopped reading. */
  readonly anchored?: boolean
  /** Opens at this message, between its neighbours. */
  readonly around?: string | undefined
}

interface Unread {
  readonly id: string
  readonly count: number
}

const none: readonly HappeningRow[] = []
const noMarks: readonly Mark[] = []

/** The messages about one record, oldest first, followed by those that are not sent yet. */
export function Thread<Kind extends string, Item extends { readonly id: string }>(props: ThreadProps<Kind, Item>) {
  const { of, id, around } = props
  const pages = useInfiniteQuery(of.thread(id, around))
  return (
    <ThreadFrame pages={pages}>
      {(items) => (
        <Rows
          {...props}
          messages={items.flatMap((item) => of.messageOf(item) ?? [])}
          marks={pages.data?.pages[0]?.read ?? noMarks}
          unread={pages.data?.pages[0]?.unread}
          settled={pages.isFetchedAfterMount || !pages.isFetching}
          hasEarlier={pages.hasNextPage}
          hasLater={pages.hasPreviousPage}
        />
      )}
    </ThreadFrame>
  )
}

interface RowsProps<Kind extends string, Item> extends ThreadProps<Kind, Item> {
  readonly messages: readonly TalkMessage[]
  readonly marks: readonly Mark[]
  readonly unread: Unread | null | undefined
  /** False while a cached thread is shown and fetched again. */
  readonly settled: boolean
  readonly hasEarlier: boolean
  readonly hasLater: boolean
}

function Rows<Kind extends string, Item>(props: RowsProps<Kind, Item>) {
  const { of, id, messages, marks, settled, hasEarlier, hasLater, rights, happenings = none, anchored = false, around } = props
  const person = useSession()
  const { id: me = '', fullName = '', profile_image: photo = null } = person?.metadata ?? {}
  const pending = usePending(of.outbox, id).filter((one) => !of.hasArrived(one, messages, me))
  const failures = useFailed(of.outbox, id)
  const unread = useUnread(props, me)
  const reached = useReadMarks({
    messages,
    marks,
    settled,
    read: hasLater ? undefined : of.read?.bind(null, id),
    readTo: hasLater ? undefined : of.readTo?.bind(null, id),
  })
  const place = useOpening(around ?? (anchored ? unread?.id : undefined))
  const rows = mergeRows(messages, happenings, hasEarlier)
  const [newest] = rows
  return (
    <LinkedMessages id={id} messages={messages}>
      <div ref={place}>
        <ThreadLog
          newestFirst={rows}
          own={newest !== undefined && (isMessage(newest) ? newest.author?.id : newest.by) === me}
          grouped={of.grouped}
          settled={settled}
          reached={reached}
          rows={rowsOf(pending, failures)}
          entry={(row, before) => (
            <Row key={row.id} of={of} row={row} before={before} unread={unread}>
              {(message, joined) => (
                <ThreadMessage of={of} id={id} message={message} me={me} joined={joined} rights={rights(message)} />
              )}
            </Row>
          )}
          outgoing={
            <Outgoing
              me={{ id: me, fullName, photo }}
              pending={pending}
              failures={failures}
              toneOf={of.toneOf}
              grouped={of.grouped}
              otherwise={of.otherwise}
            />
          }
        />
      </div>
    </LinkedMessages>
  )
}

/** The messages that were new when the thread was opened; the line above them stays until the reader leaves. */
function useUnread<Kind extends string, Item>(props: RowsProps<Kind, Item>, me: string): Unread | null | undefined {
  const { messages, marks, unread, settled } = props
  const [opened, setOpened] = useState<Unread | null>()
  if (opened === undefined && settled) {
    const counted = unreadOf(messages, marks, me)
    const [first] = counted
    setOpened(unread ?? (first ? { id: first.id, count: counted.length } : null))
  }
  return opened
}

interface RowProps<Kind extends string, Item> {
  readonly of: TalkOnScreen<Kind, Item>
  readonly row: ThreadRow
  readonly before: ThreadRow | undefined
  readonly unread: Unread | null | undefined
  readonly children: (message: TalkMessage, joined: boolean) => ReactNode
}

/** A message or an event, below the separators that belong above it. */
function Row<Kind extends string, Item>({ of, row, before, unread, children }: RowProps<Kind, Item>) {
  const dayOf = useDayOf()
  if (!of.grouped) return isMessage(row) ? children(row, false) : row.view
  const newDay = !before || dayOf(before.createdDate) !== dayOf(row.createdDate)
  const firstUnread = unread?.id === row.id
  return (
    <>
      {newDay && <DaySeparator seconds={row.createdDate} />}
      {firstUnread && <UnreadLine count={unread.count} />}
      {isMessage(row) ? children(row, !newDay && !firstUnread && continues(row, before, of.kindOf)) : row.view}
    </>
  )
}

/** Once, when the thread is opened: the message is brought into sight, with the line above it. */
function useOpening(messageId: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef(false)
  useLayoutEffect(() => {
    if (opened.current || messageId === undefined) return
    opened.current = true
    const message = place.current?.querySelector(`[data-message="${messageId}"]`)
    const line = message?.previousElementSibling?.closest('[data-unread]')
    if (line) line.scrollIntoView({ block: 'start' })
    else message?.scrollIntoView({ block: 'center' })
  }, [messageId])
  return place
}
