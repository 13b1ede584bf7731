import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import { pollIn } from '@diwan/core/poll-document'
import { truncate } from '@diwan/core/truncate'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Poll, Preview, Quote, Reaction, TalkLine, TalkMessage } from '@diwan/contract/talk/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { NAMED_REACTORS } from '@diwan/contract/talk/limits'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import { withCurrentNames } from '../writing/public.ts'
import type { KeptLine } from './queries/messages.ts'
import type { ShownRow } from './queries/page.ts'
import type { PollState } from './queries/polls.ts'
import type { ReactionRow } from './queries/reactions.ts'

/** What is read beside messages, for all of them at once. */
export interface Beside {
  readonly files: ReadonlyMap<string, Attachment[]>
  readonly reactions: ReadonlyMap<string, Reaction[]>
  readonly quoted: ReadonlyMap<string, ShownRow>
  readonly previews: ReadonlyMap<string, Preview[]>
  /** What draws a voice. */
  readonly waves: ReadonlyMap<string, number[]>
  readonly polls: ReadonlyMap<string, PollState>
  /** Those whom lines name. */
  readonly people: ReadonlyMap<string, Person>
  /** By the reader. */
  readonly starred: ReadonlySet<string>
  /** What everyone mentioned is called now. */
  readonly names: ReadonlyMap<string, string>
}

/** The only door out of `messages`: the mail address of a guest never leaves by it. `place` is for readers of several audiences. */
export const presentMessage = (row: ShownRow, beside: Beside, withPlace: boolean): TalkMessage => ({
  id: row.id,
  audience: row.audience,
  seq: row.seq,
  place: withPlace ? row.place : null,
  kind: row.kind as TalkMessage['kind'],
  mark: row.mark,
  threadOf: row.thread_of,
  ...presentAuthor(row),
  body: row.body === null ? null : withCurrentNames(row.body as Document, beside.names),
  attachments: beside.files.get(row.id) ?? [],
  quote: row.quoted_id === null ? null : presentQuote(row.quoted_id, beside.quoted.get(row.quoted_id)),
  reactions: beside.reactions.get(row.id) ?? [],
  replies: row.replies,
  alsoMain: row.thread_of !== null && row.in_main,
  line: row.line === null ? null : presentLine(row.line as KeptLine, beside.people),
  voice: row.kind === 'voice' && row.deleted_at === null ? { wave: beside.waves.get(row.id) ?? [] } : null,
  previews: row.deleted_at === null ? (beside.previews.get(row.id) ?? []) : [],
  forwarded: row.forwarded,
  poll: presentPoll(row.body as Document | null, beside.polls.get(row.id)),
  pinnedDate: row.pinned_at && toSeconds(row.pinned_at),
  starred: beside.starred.has(row.id),
  turn: row.turn,
  createdDate: toSeconds(row.created_at),
  editedDate: row.edited_at && toSeconds(row.edited_at),
  deletedDate: row.deleted_at && toSeconds(row.deleted_at),
})

/** People who are no more are left out. */
export const presentLine = ({ what, by, people, text }: KeptLine, known: ReadonlyMap<string, Person>): TalkLine => ({
  what,
  by: (by !== null && known.get(by)) || null,
  people: people.flatMap((id) => known.get(id) ?? []),
  text,
})

/** The message as every reader in its audience may receive it: without what belongs to one reader. */
export function deliveredToAll({ starred: _starred, ...message }: TalkMessage): TalkMessage {
  const { reactions, poll } = message
  return { ...message, ...(poll && { poll: { ...poll, own: [] } }), reactions: reactions.map((one) => ({ ...one, own: false })) }
}

/** One entry for each answer of the body, in its order. */
function presentPoll(body: Document | null, state: PollState | undefined): Poll | null {
  const asked = body && state && pollIn(body)
  if (!asked) return null
  const { votes, ...terms } = state
  return { ...terms, options: asked.options.map((_, place) => votes.get(place) ?? { votes: 0, people: [] }) }
}

const presentAuthor = (row: ShownRow): Pick<TalkMessage, 'author' | 'guest'> => ({
  author: row.author_id === null ? null : presentPerson(row.author_id, row.author_name ?? '', row.author_photo),
  guest: row.guest_name,
})

/** The beginning of what is quoted. */
export const quoteOf = (body: Document): string => truncate(textOf(body).trim())

const presentQuote = (id: string, row: ShownRow | undefined): Quote =>
  row
    ? {
        id,
        ...presentAuthor(row),
        text: row.body === null ? null : quoteOf(row.body as Document),
        voice: row.kind === 'voice',
      }
    : { id, author: null, guest: null, text: null, voice: false }

/** In the order in which each was first given. */
export function presentReactions(rows: readonly ReactionRow[]): ReadonlyMap<string, Reaction[]> {
  const all = new Map<string, Map<string, Reaction>>()
  for (const { message_id, emoji, user_id, full_name, photo_id, count, own } of rows) {
    const some = all.get(message_id) ?? new Map<string, Reaction>()
    const one = some.get(emoji) ?? { emoji, count, people: [], own }
    if (one.people.length < NAMED_REACTORS) one.people.push(presentPerson(user_id, full_name, photo_id))
    all.set(message_id, some.set(emoji, one))
  }
  return new Map([...all].map(([id, some]) => [id, [...some.values()]]))
}
