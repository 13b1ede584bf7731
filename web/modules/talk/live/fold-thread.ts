import { detailOf, type Change } from '@diwan/contract/kit/event'
import type { TalkEvents } from '@diwan/contract/talk/events'
import type { Poll, PollResult, Quote, Reaction, TalkMessage } from '@diwan/contract/talk/schemas'
import { NAMED_REACTORS } from '@diwan/contract/talk/limits'
import { textOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import type { InfiniteData } from '@tanstack/react-query'
import type { TalkPage } from './thread-page.ts'

export type HeldThread = InfiniteData<TalkPage, string | null>

/** Folds a change into the main thread that is held, newest page first. Hearing it twice, or late, changes nothing. */
export function foldThread(events: TalkEvents, me: string | undefined): (held: HeldThread, change: Change) => HeldThread {
  return (held, change) => {
    const said = detailOf(events.said, change)
    if (said) return withReplies(withNewMessage(held, said.message), said)
    const deleted = detailOf(events.deleted, change)
    if (deleted) return withReplies(withMessage(held, deleted.message, me), deleted)
    const rewritten = detailOf(events.edited, change)
    if (rewritten) return withMessage(held, rewritten.message, me)
    const marked = detailOf(events.pinned, change) ?? detailOf(events.previewed, change)
    if (marked) return withMarks(held, marked.message)
    const polled = detailOf(events.polled, change)
    if (polled)
      return withNews(held, { ...polled, id: polled.messageId }, (one) => ({ ...one, poll: withVotes(one.poll, polled, me) }))
    const reacted = detailOf(events.reacted, change)
    return reacted ? withNews(held, { ...reacted, id: reacted.messageId }, (one) => withReaction(one, reacted, me)) : held
  }
}

/** Where saying something is reading what was said before: in the main thread, for the one who says it. */
export function withOwnRead(
  held: HeldThread,
  { author, audience, seq, threadOf, alsoMain }: TalkMessage,
  me: string | undefined,
) {
  const [newest, ...older] = held.pages
  if (!newest?.read || author === null || author.id !== me || (threadOf !== null && alsoMain !== true)) return held
  const read = newest.read.map((mark) => (mark.audience === audience && mark.seq < seq ? { ...mark, seq } : mark))
  return { ...held, pages: [{ ...newest, read }, ...older] }
}

/** Only the newest page takes what is new: older messages are on the pages that follow. */
export function withNewMessage(held: HeldThread, message: TalkMessage): HeldThread {
  const [newest, ...older] = held.pages
  const here = message.threadOf === null || message.alsoMain === true
  if (!newest || !here || held.pages.some(({ items }) => items.some(({ id }) => id === message.id))) return held
  const place = newest.items.findIndex((other) => isBefore(other, message))
  if (place < 0 && newest.next !== null) return held
  const own = { ...message, ...(message.pinnedDate !== undefined && { starred: false }) } // nobody has given it a star yet
  const items = place < 0 ? [...newest.items, own] : newest.items.toSpliced(place, 0, own)
  return { ...held, pages: [{ ...newest, items }, ...older] }
}

/** The numbers order one audience; between two audiences the time does, until the portal is asked again. */
const isBefore = (one: TalkMessage, other: TalkMessage): boolean =>
  one.audience === other.audience ? one.seq < other.seq : one.createdDate <= other.createdDate

type Turned = Pick<TalkMessage, 'id'> & { readonly turn?: number | undefined }

/** Whether it is newer than what is held of the message; where nothing has turns, everything is. */
const isNews = (held: TalkMessage, { turn = Infinity }: Turned): boolean => held.deletedDate === null && turn > (held.turn ?? 0)

/** Changes a message by what is newer than what is held of it. */
const withNews = (held: HeldThread, news: Turned, change: (message: TalkMessage) => TalkMessage): HeldThread =>
  withItems(held, (one) =>
    one.id === news.id && isNews(one, news) ? { ...change(one), ...(news.turn !== undefined && { turn: news.turn }) } : one,
  )

/** Edited or deleted: in the place of what it was, and in what quotes it. What only this reader is told of it stays. */
export function withMessage(held: HeldThread, message: TalkMessage, me?: string): HeldThread {
  const before = held.pages.flatMap(({ items }) => items).find(({ id }) => id === message.id)
  if (before && (!isNews(before, message) || (before.editedDate ?? 0) > (message.editedDate ?? 0))) return held
  return withItems(held, (one) => {
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

/** All are told the same: which of them are the reader's own, the reader knows. */
const withOwn = (told: readonly Reaction[], held: readonly Reaction[], me: string | undefined): Reaction[] =>
  told.map((reaction) => {
    const own = held.some(({ emoji, own: given }) => given && emoji === reaction.emoji)
    return { ...reaction, own: own || reaction.own || reaction.people.some(({ id }) => id === me) }
  })

/** Pinned or no longer, and what the pages say to which it links. */
function withMarks(held: HeldThread, message: TalkMessage): HeldThread {
  const { pinnedDate, previews, deletedDate } = message
  return deletedDate === null ? withNews(held, message, (one) => ({ ...one, pinnedDate, previews })) : held
}

interface Said {
  readonly message: TalkMessage
  readonly replies?: number | undefined
  readonly turn?: number | undefined
}

function withReplies(held: HeldThread, { message: { threadOf }, replies, turn }: Said): HeldThread {
  if (threadOf === null || replies === undefined) return held
  return withNews(held, { id: threadOf, turn }, (one) => ({ ...one, replies }))
}

const requoted = (quote: Quote, { body }: TalkMessage): Quote => ({
  ...quote,
  text: body === null ? null : truncate(textOf(body).trim()),
})

/** As it will be when the portal has heard of it. */
export function reacting(message: TalkMessage, emoji: string, on: boolean, person: Reaction['people'][number]): TalkMessage {
  const held = message.reactions.find((one) => one.emoji === emoji)
  if ((held?.own ?? false) === on) return message
  return withReaction(message, { emoji, person, on, count: (held?.count ?? 0) + (on ? 1 : -1) }, person.id)
}

/** All are told the same: what the reader chose they know, or hear where the poll is open. */
function withVotes(
  held: TalkMessage['poll'],
  { poll, by, choices }: { readonly poll: Poll; readonly by: string | null; readonly choices: number[] },
  me: string | undefined,
): Poll {
  return { ...poll, own: by !== null && by === me ? choices : (held?.own ?? []) }
}

/** As the portal answered the reader: with what is the reader's own. Heard before it was answered, what is newer stays. */
export const withStanding = (held: HeldThread, { messageId, poll, turn }: PollResult): HeldThread =>
  withItems(held, (one) => {
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
  const held = message.reactions.find((one) => one.emoji === emoji)
  const others = held?.people.filter(({ id }) => id !== person.id) ?? []
  const people = on ? (held?.people.some(({ id }) => id === person.id) ? held.people : [...others, person]) : others
  const own = person.id === me ? on : (held?.own ?? false)
  const reaction: Reaction = { emoji, count, people: people.slice(0, NAMED_REACTORS), own }
  const reactions = held
    ? message.reactions.map((one) => (one.emoji === emoji ? reaction : one))
    : [...message.reactions, reaction]
  return { ...message, reactions: reactions.filter((one) => one.count > 0) }
}

export function withItems(held: HeldThread, change: (message: TalkMessage) => TalkMessage): HeldThread {
  return { ...held, pages: held.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
