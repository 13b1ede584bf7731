import { detailOf, type Change } from '@diwan/contract/kit/event'
import type { TalkEvents } from '@diwan/contract/talk/events'
import type { Poll, PollResult, Quote, Reaction, TalkMessage } from '@diwan/contract/talk/schemas'
import { NAMED_REACTORS } from '@diwan/contract/talk/limits'
import { textOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { InfiniteData } from '@tanstack/react-query'
import type { TalkPage } from './thread-page.ts'

/** The main thread of a record as the query cache holds it, newest page first. */
export type CachedThread = InfiniteData<TalkPage, string | null>

/** Folds a change into the cached main thread. A duplicate or late change must have no effect. */
export function foldThread(events: TalkEvents, me: string | undefined): (thread: CachedThread, change: Change) => CachedThread {
  return (thread, change) => {
    const posted = detailOf(events.said, change)
    if (posted) return withReplies(withNewMessage(thread, posted.message), posted)
    const deleted = detailOf(events.deleted, change)
    if (deleted) return withReplies(withMessage(thread, deleted.message, me), deleted)
    const rewritten = detailOf(events.edited, change)
    if (rewritten) return withMessage(thread, rewritten.message, me)
    const marked = detailOf(events.pinned, change) ?? detailOf(events.previewed, change)
    if (marked) return withMarks(thread, marked.message)
    const polled = detailOf(events.polled, change)
    if (polled)
      return withNews(thread, { ...polled, id: polled.messageId }, (one) => ({ ...one, poll: withVotes(one.poll, polled, me) }))
    const reacted = detailOf(events.reacted, change)
    return reacted ? withNews(thread, { ...reacted, id: reacted.messageId }, (one) => withReaction(one, reacted, me)) : thread
  }
}

/** Raises the author's own read mark to the message they posted in the main thread. */
export function withOwnRead(
  thread: CachedThread,
  { author, audience, seq, threadOf, alsoMain }: TalkMessage,
  me: string | undefined,
) {
  const [newest, ...older] = thread.pages
  if (!newest?.read || author === null || author.id !== me || (threadOf !== null && alsoMain !== true)) return thread
  const read = newest.read.map((mark) => (mark.audience === audience && mark.seq < seq ? { ...mark, seq } : mark))
  return { ...thread, pages: [{ ...newest, read }, ...older] }
}

/** A new message is only added to the newest page: older messages belong to the pages that follow. */
export function withNewMessage(thread: CachedThread, message: TalkMessage): CachedThread {
  const [newest, ...older] = thread.pages
  const here = message.threadOf === null || message.alsoMain === true
  if (!newest || !here || thread.pages.some(({ items }) => items.some(({ id }) => id === message.id))) return thread
  const place = newest.items.findIndex((other) => isBefore(other, message))
  if (place < 0 && newest.next !== null) return thread
  const own = { ...message, ...(message.pinnedDate !== undefined && { starred: false }) } // nobody has given it a star yet
  const items = place < 0 ? [...newest.items, own] : newest.items.toSpliced(place, 0, own)
  return { ...thread, pages: [{ ...newest, items }, ...older] }
}

/** The numbers order one audience; between two audiences the time does, until the portal is asked again. */
const isBefore = (one: TalkMessage, other: TalkMessage): boolean =>
  one.audience === other.audience ? one.seq < other.seq : one.createdDate <= other.createdDate

type Turned = Pick<TalkMessage, 'id'> & { readonly turn?: number | undefined }

/** Whether the change is newer than the cached message. Where messages have no turns, every change is newer. */
const isNews = (cached: TalkMessage, { turn = Infinity }: Turned): boolean =>
  cached.deletedDate === null && turn > (cached.turn ?? 0)

/** Applies a change to a message, unless the cached message is already newer. */
const withNews = (thread: CachedThread, news: Turned, change: (message: TalkMessage) => TalkMessage): CachedThread =>
  withItems(thread, (one) =>
    one.id === news.id && isNews(one, news) ? { ...change(one), ...(news.turn !== undefined && { turn: news.turn }) } : one,
  )

/** Replaces an edited or deleted message, also in its quotes. Fields that only this reader receives are preserved. */
export function withMessage(thread: CachedThread, message: TalkMessage, me?: string): CachedThread {
  const before = thread.pages.flatMap(({ items }) => items).find(({ id }) => id === message.id)
  if (before && (!isNews(before, message) || (before.editedDate ?? 0) > (message.editedDate ?? 0))) return thread
  return withItems(thread, (one) => {
    if (one.quote?.id === message.id && one.quote.text !== null) return { ...one, quote: requoted(one.quote, message) }
    if (one.id !== message.id) return one
    const { place, replies, reactions, starred, poll } = one
    const gone = message.deletedDate !== null
    const turned = message.turn !== undefined
    return {
      ...message,
      place,
      replies: turned ? message.replies : replies,
      reactions: gone ? [] : turned ? withOwn(message.reactions, reactions, me) : reactions,
      ...(starred !== undefined && { starred: starred && !gone }),
      ...(message.poll && poll && { poll: { ...message.poll, own: poll.own } }),
    }
  })
}

/** A change is the same for all readers, so the reader's own reactions are taken from the cache. */
const withOwn = (reactions: readonly Reaction[], cached: readonly Reaction[], me: string | undefined): Reaction[] =>
  reactions.map((reaction) => {
    const own = cached.some(({ emoji, own: given }) => given && emoji === reaction.emoji)
    return { ...reaction, own: own || reaction.own || reaction.people.some(({ id }) => id === me) }
  })

/** Updates the pin and the link previews of a message. */
function withMarks(thread: CachedThread, message: TalkMessage): CachedThread {
  const { pinnedDate, previews, deletedDate } = message
  return deletedDate === null ? withNews(thread, message, (one) => ({ ...one, pinnedDate, previews })) : thread
}

/** The detail of the events that post or delete a message. */
interface MessageChange {
  readonly message: TalkMessage
  readonly replies?: number | undefined
  readonly turn?: number | undefined
}

function withReplies(thread: CachedThread, { message: { threadOf }, replies, turn }: MessageChange): CachedThread {
  if (threadOf === null || replies === undefined) return thread
  return withNews(thread, { id: threadOf, turn }, (one) => ({ ...one, replies }))
}

const requoted = (quote: Quote, { body }: TalkMessage): Quote => ({
  ...quote,
  text: body === null ? null : truncate(textOf(body).trim()),
})

/** The message as it will be when the portal has accepted the reaction. */
export function reacting(message: TalkMessage, emoji: string, on: boolean, person: Reaction['people'][number]): TalkMessage {
  const existing = message.reactions.find((one) => one.emoji === emoji)
  if ((existing?.own ?? false) === on) return message
  return withReaction(message, { emoji, person, on, count: (existing?.count ?? 0) + (on ? 1 : -1) }, person.id)
}

/** A change is the same for all readers, so the reader's own choice is taken from the cache, or from their own vote in an open poll. */
function withVotes(
  cached: TalkMessage['poll'],
  { poll, by, choices }: { readonly poll: Poll; readonly by: string | null; readonly choices: number[] },
  me: string | undefined,
): Poll {
  return { ...poll, own: by !== null && by === me ? choices : (cached?.own ?? []) }
}

/** Applies the portal's answer to a vote, with the reader's own choice. Votes that arrived later are kept. */
export const withPollState = (thread: CachedThread, { messageId, poll, turn }: PollResult): CachedThread =>
  withItems(thread, (one) => {
    if (one.id !== messageId || !one.poll) return one
    if ((one.turn ?? 0) > turn) return { ...one, poll: { ...one.poll, own: poll.own } }
    return { ...one, poll, turn }
  })

interface Reacted {
  readonly emoji: string
  readonly person: Reaction['people'][number]
  readonly on: boolean
  readonly count: number
}

function withReaction(message: TalkMessage, { emoji, person, on, count }: Reacted, me: string | undefined): TalkMessage {
  const existing = message.reactions.find((one) => one.emoji === emoji)
  const others = existing?.people.filter(({ id }) => id !== person.id) ?? []
  const people = on ? (existing?.people.some(({ id }) => id === person.id) ? existing.people : [...others, person]) : others
  const own = person.id === me ? on : (existing?.own ?? false)
  const reaction: Reaction = { emoji, count, people: people.slice(0, NAMED_REACTORS), own }
  const reactions = existing
    ? message.reactions.map((one) => (one.emoji === emoji ? reaction : one))
    : [...message.reactions, reaction]
  return { ...message, reactions: reactions.filter((one) => one.count > 0) }
}

export function withItems(thread: CachedThread, change: (message: TalkMessage) => TalkMessage): CachedThread {
  return { ...thread, pages: thread.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
