import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFollowLists } from '../../../kit/follow.ts'
import { useFailed, usePending } from '../../talk/public.ts'
import { useChatAddress } from '../address.ts'
import { chatQueries, type FirstUnread, type SteadyChat } from '../api/api.ts'
import { chatTalk } from '../api/chat-talk.ts'
import type { LogPages } from '../types.ts'
import { ChatLog } from './chat-log.tsx'
import { LogSkeleton } from './log-skeleton.tsx'
import { useOpening } from './use-opening.ts'
import { useReading } from './use-reading.ts'

interface MainLogProps {
  readonly chat: SteadyChat
  /** Nothing until the chat was fetched since it was opened. */
  readonly firstUnread: FirstUnread | null | undefined
}

/** What was said in the main thread: from what is new on, its end, or what is around a message or a moment of the address. */
export function MainLog({ chat, firstUnread }: MainLogProps) {
  const { message, at } = useChatAddress()
  const { opening, decide, toEnd } = useOpening()
  const asked = message ?? at
  const { unread, apart } = asked === undefined ? opening : {}
  const place = asked ?? (apart ? unread?.id : undefined)
  const { thread, around } = chatTalk.queries
  useFollowLists(votesOf(chat.id))
  const pages = useInfiniteQuery(place === undefined ? thread(chat.id) : around(chat.id, place))
  const newestFirst = unique(pages.data?.pages.flatMap(({ items }) => items) ?? [])
  const held = pages.isFetchedAfterMount && pages.data ? newestFirst.map(({ id }) => id) : undefined
  decide({ firstUnread, held, asked: asked !== undefined })
  if (!pages.data) return pages.error ? <ErrorState error={pages.error} onRetry={() => void pages.refetch()} /> : <LogSkeleton />
  return (
    <Held
      key={place ?? `newest ${unread?.id ?? ''}`} // what was scrolled in one place says nothing in another
      chat={chat}
      asked={asked}
      place={place}
      unread={unread}
      toEnd={toEnd}
      pages={pages}
      newestFirst={newestFirst}
      marks={pages.data.pages[0]?.read ?? []}
    />
  )
}

/** What this person voted in secret on another device is asked for. */
const votesOf = (id: string) => ({
  topics: ['polls'],
  lists: () => [chatTalk.queries.thread(id).queryKey, chatTalk.queries.windows(id)],
})

/** A page may begin again where one ended, when something came in between. */
const unique = (messages: readonly TalkMessage[]): readonly TalkMessage[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
]

interface HeldProps {
  readonly chat: SteadyChat
  /** Of the address. */
  readonly asked: string | number | undefined
  /** Nothing for the end of the thread. */
  readonly place: string | number | undefined
  readonly unread: FirstUnread | undefined
  readonly toEnd: () => void
  readonly pages: LogPages
  readonly newestFirst: readonly TalkMessage[]
  readonly marks: Parameters<typeof useReading>[1]
}

function Held({ chat, asked, place, unread, toEnd, pages, newestFirst, marks }: HeldProps) {
  const { newest } = useChatAddress()
  const pending = usePending(chatTalk.outbox, chat.id).filter(isMain)
  const failures = useFailed(chatTalk.outbox, chat.id)
  const { data: standing } = useQuery(chatQueries.standing(chat.id))
  const oldest = newestFirst.at(-1)
  const mark = standing?.read
  // who stands apart from where they stopped reading has not read what is in between
  const reachesMark = mark && oldest && (!pages.hasNextPage || oldest.seq <= mark.seq)
  const known = place === undefined ? marks : reachesMark ? [{ audience: oldest.audience, ...mark }] : []
  const reached = useReading(chat.id, known, newestFirst)
  const toNewest = asked === undefined ? toEnd : newest
  const leaves = pages.hasPreviousPage && pending.length > 0 // one's own words stand at the end
  const leave = useEffectEvent(() => toNewest())
  useEffect(() => {
    if (leaves) leave()
  }, [leaves])
  return (
    <ChatLog
      chat={chat}
      pages={pages}
      newestFirst={newestFirst}
      pending={pages.hasPreviousPage ? [] : pending}
      failures={{ ...failures, failed: failures.failed.filter(isMain) }}
      unread={unread}
      target={typeof asked === 'number' ? nearest(newestFirst, asked) : (asked ?? unread?.id)}
      lit={typeof asked === 'string' ? asked : undefined}
      seen={standing?.seen ?? null}
      reached={reached}
      toNewest={place === undefined ? undefined : toNewest}
    />
  )
}

/** What was sent into the thread of a message stands there. */
const isMain = ({ input }: { readonly input: object }): boolean => !('threadOf' in input) || input.threadOf === undefined

/** The first that was said from that moment on. */
const nearest = (newestFirst: readonly TalkMessage[], at: number): string | undefined =>
  newestFirst.findLast(({ createdDate }) => createdDate >= at)?.id ?? newestFirst[0]?.id
