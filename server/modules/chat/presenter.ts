import { truncate } from '@diwan/core/truncate'
import { fileUrl } from '@diwan/contract/files/addresses'
import { MAX_CALLED_BY_MEMBERS } from '@diwan/contract/chat/limits'
import type { Chat, ChatChoices, ChatDegree, ChatSettings, Status } from '@diwan/contract/chat/schemas'
import type { ChatKind, ChatLevel } from '@diwan/contract/chat/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { z } from 'zod'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { counterOf } from '../../kit/list/counter.ts'
import { presentLine } from '../talk/public.ts'
import { presentPerson } from '../users/public.ts'
import { can } from './access.ts'
import type { ChatReach } from './queries/chat.ts'
import type { ChatRow, Newest } from './queries/chat-rows.ts'

/** In larger groups only owners and admins call everyone; in a chat of two there is nobody to tell apart. */
export const callsAll = (actor: Actor, row: ChatReach): boolean =>
  row.kind === 'group' && can.send(actor, row) && (row.people <= MAX_CALLED_BY_MEMBERS || row.degree !== 'member')

/** What somebody is notified of who chose nothing. */
export const levelOf = ({ kind, level }: { readonly kind: string; readonly level: string | null }): ChatLevel =>
  (level as ChatLevel | null) ?? (kind === 'personal' ? 'all' : 'mentions')

/** Fields are listed, never spread: a new column stays private until it is added here. `people`: those whom lines name. */
export const presentChat = (actor: Actor, row: ChatRow, people: ReadonlyMap<string, Person>): Chat => ({
  id: row.id,
  kind: row.kind as ChatKind,
  name: row.name,
  description: row.description,
  photo: row.photo_id && fileUrl(row.photo_id),
  person:
    row.kind === 'personal' && row.other_id !== null
      ? { ...presentPerson(row.other_id, row.other_name ?? '', row.other_photo), active: !row.closed, status: statusOf(row) }
      : null,
  people: row.people,
  degree: (row.degree ?? 'member') as z.infer<typeof ChatDegree>,
  own: {
    archived: row.archived_at !== null,
    starred: row.starred_at !== null,
    pinned: row.pinned_at !== null,
    muted: row.muted,
    level: levelOf(row),
  },
  newest: row.newest && presentNewest(row.newest, people),
  unread: counterOf(row.unread),
  mentioned: row.unread > 0 && row.mentioned_seq > row.read_seq,
  read: { seq: row.read_seq, version: row.read_version },
  seen: row.seen,
  closed: row.closed,
  callsAll: callsAll(actor, row),
  createdDate: toSeconds(row.created_at),
  activeDate: toSeconds(row.active_at),
  version: row.version,
  can: granted(can, actor, row),
})

const presentNewest = (newest: Newest, people: ReadonlyMap<string, Person>): NonNullable<Chat['newest']> => ({
  id: newest.id,
  seq: newest.seq,
  kind: newest.kind,
  author: newest.author_id === null ? null : presentPerson(newest.author_id, newest.author_name ?? '', newest.author_photo),
  text: newest.deleted || newest.line !== null ? null : truncate(wordsOf(newest).replaceAll(/\s+/gu, ' ').trim()),
  line: newest.line && presentLine(newest.line, people),
  files: newest.files,
  seconds: newest.seconds,
  deleted: newest.deleted,
  date: Math.floor(newest.at),
})

/** Of a poll its question: the answers stand on lines of their own. */
const wordsOf = ({ kind, text }: Newest): string => (kind === 'poll' ? (text.split('\n', 1)[0] ?? '') : text)

const statusOf = (row: ChatRow): Status | null =>
  row.status_text === null
    ? null
    : { emoji: row.status_emoji, text: row.status_text, until: row.status_until && toSeconds(row.status_until) }

export const presentStatus = (row: { emoji: string | null; text: string; until: Date | null }): Status => ({
  emoji: row.emoji,
  text: row.text,
  until: row.until && toSeconds(row.until),
})

export const presentChoices = (row: { receipts: boolean; presence: boolean; enter_sends: boolean }): ChatChoices => ({
  receipts: row.receipts,
  presence: row.presence,
  enterSends: row.enter_sends,
})

export const presentSettings = (row: ChatSettings): ChatSettings => ({
  receipts: row.receipts,
  presence: row.presence,
  previews: row.previews,
  version: row.version,
})
