import { z } from 'zod'
import { Document } from '@diwan/core/document'
import { grants } from '../kit/grants.ts'
import { Day, line, Seconds, sought, Uuid, Version } from '../kit/ids.ts'
import { filterFields, orderFields } from '../kit/list-schemas.ts'
import { Position } from '../kit/live.ts'
import { Counter, pageInput } from '../kit/page.ts'
import { Attachment } from '../files/schemas.ts'
import { ReadMark, Say, TalkLine } from '../talk/schemas.ts'
import { MESSAGE_KINDS } from '../talk/vocabulary.ts'
import { Written } from '../writing/schemas.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_ADDED } from '../people/limits.ts'
import {
  MAX_CHAT_DESCRIPTION,
  MAX_CHAT_NAME,
  MAX_FORWARDED_TO,
  MAX_ORIGINS,
  MAX_SCHEDULED,
  MAX_STATUS_TEXT,
  MAX_STATUSES,
} from './limits.ts'
import { chatList } from './list.ts'
import { CHAT_DEGREES, CHAT_FLAGS, CHAT_HOLDS, CHAT_KINDS, CHAT_LEVELS } from './vocabulary.ts'

export const ChatDegree = z.enum(CHAT_DEGREES)

/** What somebody says of themselves, until it ends. */
export const Status = z.object({ emoji: z.string().nullable(), text: z.string(), until: Seconds.nullable() })
export type Status = z.infer<typeof Status>

/** The other one of a personal chat. Who is not active reads and writes no more. */
const Partner = Person.extend({ active: z.boolean(), status: Status.nullable() })

/** What is each person's own: nobody else sees it, and it changes nobody's list. */
const own = {
  archived: z.boolean(),
  starred: z.boolean(),
  pinned: z.boolean(),
  muted: z.boolean(),
  level: z.enum(CHAT_LEVELS),
}

/** The newest message, in short, as the reader may see it. */
const Newest = z.object({
  id: Uuid,
  seq: z.int(),
  kind: z.enum(MESSAGE_KINDS),
  author: Person.nullable(),
  /** Its beginning; nothing once it is deleted, and of a line that says what happened. */
  text: z.string().nullable(),
  line: TalkLine.nullable(),
  files: z.int(),
  /** How long a voice is. */
  seconds: z.number().nullable(),
  deleted: z.boolean(),
  date: Seconds,
})

export const Chat = z.object({
  id: Uuid,
  kind: z.enum(CHAT_KINDS),
  /** A group has one; a personal chat is called after the other person. */
  name: z.string().nullable(),
  description: z.string().nullable(),
  /** Of a group: where it is read. */
  photo: z.string().nullable(),
  person: Partner.nullable(),
  people: z.int(),
  /** What the caller is in it. */
  degree: ChatDegree,
  own: z.object(own),
  newest: Newest.nullable(),
  unread: Counter,
  /** One of the unread messages calls the caller by name, or everyone. */
  mentioned: z.boolean(),
  /** How far the caller has read the main thread. */
  read: ReadMark,
  /** How far all others have read it; nothing where that is not shown. */
  seen: z.int().nullable(),
  /** Nobody writes any more: the other person is not there. */
  closed: z.boolean(),
  /** Whether the caller may call everyone by `@all`. */
  callsAll: z.boolean(),
  createdDate: Seconds,
  activeDate: Seconds,
  version: z.int(),
  /** Who: the rights of this caller on this chat. */
  can: grants(CHAT_FLAGS),
})
export type Chat = z.infer<typeof Chat>

/** With the channels to follow it by. */
export const OpenChat = z.object({
  chat: Chat,
  /** Where the caller reads on: the first message that is new to them. */
  firstUnread: Uuid.nullable(),
  positions: z.array(Position),
})
export type OpenChat = z.infer<typeof OpenChat>

export const ChatId = z.strictObject({ id: Uuid })
export const ChatCountQuery = z.strictObject({
  view: z.enum(chatList.views).default(chatList.views[0]!),
  ...filterFields(chatList),
})
export const ChatQuery = ChatCountQuery.extend({ ...orderFields(chatList), ...pageInput })

const name = line(MAX_CHAT_NAME)
const description = line(MAX_CHAT_DESCRIPTION).nullable()
const photoId = Uuid.nullable()

export const CreateChat = z.strictObject({
  name,
  description: description.default(null),
  photoId: photoId.default(null),
  /** Beside the caller, who owns it. */
  userIds: z.array(Uuid).max(MAX_ADDED).default([]),
})
/** For the group about a record: texts, as a form sends them; people with commas between them. */
export const MakeChat = z.strictObject({
  name: name.optional(),
  userIds: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,26}$/i)
    .transform((text) => [...new Set(text.split(','))])
    .optional(),
})
export const SayOfThis = z.strictObject({ chatId: Uuid })
export const OpenPersonal = z.strictObject({ userId: Uuid })
/** `version` is that of the chat as the caller saw it; what is left out stays. */
export const ChangeChat = z.strictObject({
  id: Uuid,
  version: Version,
  name: name.optional(),
  description: description.optional(),
  photoId: photoId.optional(),
})
export const ChangeOwn = z.strictObject({
  id: Uuid,
  archived: own.archived.optional(),
  starred: own.starred.optional(),
  pinned: own.pinned.optional(),
  muted: own.muted.optional(),
  level: own.level.optional(),
})

/** Words and conditions together; without either there is nothing to look for. */
export const SearchMessages = z.strictObject({
  q: sought(200).default(''),
  /** The chat; all of the caller's where absent. */
  in: Uuid.optional(),
  from: Uuid.optional(),
  has: z.enum(CHAT_HOLDS).optional(),
  /** From this day on, and up to this one: days of the reader's zone. */
  since: Day.optional(),
  until: Day.optional(),
  ...pageInput,
})

const Lit = z.object({ text: z.string(), lit: z.array(z.tuple([z.int(), z.int()])) })
/** What names a chat. */
export const NamedChat = Chat.pick({ id: true, kind: true, name: true, photo: true }).extend({ person: Person.nullable() })
export type NamedChat = z.infer<typeof NamedChat>

export const MessageHit = z.object({
  chat: NamedChat,
  messageId: Uuid,
  threadOf: Uuid.nullable(),
  author: Person.nullable(),
  date: Seconds,
  said: Lit,
})
export type MessageHit = z.infer<typeof MessageHit>

/** Switches of one person. Receipts and presence are mutual: who does not show theirs sees nobody's. */
export const ChatChoices = z.object({ receipts: z.boolean(), presence: z.boolean(), enterSends: z.boolean() })
export type ChatChoices = z.infer<typeof ChatChoices>
export const ChangeChoices = z.strictObject(ChatChoices.partial().shape)

/** Switches of the organisation; what is off there is off for all. */
export const ChatSettings = z.object({ receipts: z.boolean(), presence: z.boolean(), previews: z.boolean(), version: z.int() })
export type ChatSettings = z.infer<typeof ChatSettings>
export const ChangeChatSettings = z.strictObject({
  receipts: z.boolean(),
  presence: z.boolean(),
  previews: z.boolean(),
  version: Version,
})

const emoji = z
  .string()
  .max(32)
  .regex(/^\p{RGI_Emoji}$/v)
  .nullable()

/** Nothing takes it away. */
export const SetStatus = z.strictObject({
  status: z
    .strictObject({ emoji: emoji.default(null), text: line(MAX_STATUS_TEXT), until: Seconds.nullable().default(null) })
    .nullable(),
})

/** A message for later; the id of the request becomes its id. */
export const ScheduleMessage = Say.safeExtend({ at: Seconds })
/** What waits for its time. `chat`: nothing where the caller no longer reads it. */
export const ScheduledMessage = z.object({
  id: Uuid,
  chatId: Uuid,
  chat: NamedChat.nullable(),
  threadOf: Uuid.nullable(),
  body: Document,
  attachments: z.array(Attachment),
  at: Seconds,
  version: Version,
})
export type ScheduledMessage = z.infer<typeof ScheduledMessage>
/** What is kept for a repeated request says nothing of the words, which are deleted with the message. */
export const ScheduledFor = ScheduledMessage.pick({ id: true, at: true, version: true })
export type ScheduledFor = z.infer<typeof ScheduledFor>
/** The next first. */
export const ScheduledMessages = z.object({ items: z.array(ScheduledMessage).max(MAX_SCHEDULED) })
/** What is left out stays. */
export const ChangeScheduled = z.strictObject({ id: Uuid, version: Version, at: Seconds.optional(), body: Written.optional() })

/** To chats of the caller, as messages of their own. */
export const ForwardMessage = z.strictObject({
  id: Uuid,
  messageId: Uuid,
  to: z
    .array(Uuid)
    .min(1)
    .max(MAX_FORWARDED_TO)
    .transform((ids) => [...new Set(ids)]),
})
export const Forwarded = z.object({ items: z.array(z.object({ id: Uuid, messageId: Uuid })).max(MAX_FORWARDED_TO) })

const UUIDS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})*$/i
export const StatusQuery = z.strictObject({
  /** With commas between them. */
  ids: z
    .string()
    .max(37 * MAX_STATUSES)
    .regex(UUIDS)
    .transform((text) => [...new Set(text.split(','))]),
})
export const Statuses = z.object({ items: z.array(z.object({ id: Uuid, status: Status.nullable() })).max(MAX_STATUSES) })

export const OriginsQuery = z.strictObject({
  /** Forwarded messages, with commas between them. */
  ids: z
    .string()
    .max(37 * MAX_ORIGINS)
    .regex(UUIDS)
    .transform((text) => [...new Set(text.split(','))]),
})
/** Where messages were said first, of those that the caller reads there as well. */
export const Origins = z.object({
  items: z
    .array(
      z.object({
        id: Uuid,
        chat: NamedChat,
        messageId: Uuid,
        threadOf: Uuid.nullable(),
        author: Person.nullable(),
        date: Seconds,
      }),
    )
    .max(MAX_ORIGINS),
})
