import { fold } from '@diwan/core/arabic-fold'
import { Document, isEmptyDocument } from '@diwan/core/document'
import { z } from 'zod'
import { Attachment } from '../files/schemas.ts'
import { line, Seconds, Uuid, VersionFromZero } from '../kit/ids.ts'
import { Counter, pageInput } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { Written } from '../writing/schemas.ts'
import {
  MAX_COUNTED,
  MAX_FILES,
  MAX_PINNED,
  MAX_POLL_OPTION,
  MAX_POLL_OPTIONS,
  MAX_POLL_QUESTION,
  MAX_PREVIEWS,
  MAX_WAVE,
  MIN_POLL_OPTIONS,
  NAMED_REACTORS,
} from './limits.ts'
import { MESSAGE_KINDS, SHARED_KINDS } from './vocabulary.ts'

/** Numbers messages of one audience; 0 stands before the first. */
const Seq = z.int().min(0).max(2_147_483_647)

/** Who wrote it: a person of the organisation, a stranger by the name they gave, or nobody where it is an event. */
const author = { author: Person.nullable(), guest: z.string().nullable() }

/** What a message answers to, as it reads now; no words once that was deleted, empty ones of a voice or of files alone. */
export const Quote = z.object({ id: Uuid, ...author, text: z.string().nullable(), voice: z.boolean() })
export type Quote = z.infer<typeof Quote>

/** Everyone who gave it is counted, and the first of them are named. */
export const Reaction = z.object({
  emoji: z.string(),
  count: z.int(),
  people: z.array(Person).max(NAMED_REACTORS),
  /** Given by the reader. */
  own: z.boolean(),
})
export type Reaction = z.infer<typeof Reaction>

/** A line between the messages: what happened to the record. Its sentence is the module's, by `what`. */
export const TalkLine = z.object({
  what: z.string(),
  by: Person.nullable(),
  people: z.array(Person),
  text: z.string().nullable(),
})
export type TalkLine = z.infer<typeof TalkLine>

/** What a page of the internet says of itself. */
export const Preview = z.object({
  url: z.string(),
  site: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** Made again by the portal from what the page shows of itself; asked for by its place among the links of the message. */
  picture: z.object({ place: z.int(), width: z.int(), height: z.int() }).optional(),
})
export type Preview = z.infer<typeof Preview>

/** A voice is the file of its message; its shape was drawn by who recorded it: heights from 0 to 100, from its beginning on. */
export const Voice = z.object({ wave: z.array(z.int().min(0).max(100)).min(1).max(MAX_WAVE) })
export type Voice = z.infer<typeof Voice>

/** How the votes stand for one answer; of a secret poll nobody is named. */
const PollOption = z.object({ votes: z.int(), people: z.array(Person).max(NAMED_REACTORS) })

/** The body holds the text: the question, and the answers as a list in this order. */
export const Poll = z.object({
  /** Whether a person may choose more than one answer. */
  several: z.boolean(),
  /** Nobody is shown what others chose. */
  secret: z.boolean(),
  /** Whether the votes of each answer are shown; for a secret poll only once it has ended, or each vote could be watched. */
  counted: z.boolean().default(true), // Entries of channels from before say nothing.
  options: z.array(PollOption).min(MIN_POLL_OPTIONS).max(MAX_POLL_OPTIONS),
  /** People who voted. */
  voters: z.int(),
  /** The places of the answers that the reader chose. */
  own: z.array(z.int()),
  /** From then on nobody votes. */
  endsDate: Seconds.nullable(),
})
export type Poll = z.infer<typeof Poll>

export const TalkMessage = z.object({
  id: Uuid,
  audience: z.string(),
  /** The order of the messages of its audience. */
  seq: Seq,
  /** The order over all audiences, for a reader of several. */
  place: z.int().nullable(),
  kind: z.enum(MESSAGE_KINDS),
  /** What the kind of record calls it, where it is more than a message. */
  mark: z.string().nullable(),
  /** The message whose thread it is in. */
  threadOf: Uuid.nullable(),
  ...author,
  /** Nothing once it is deleted. */
  body: Document.nullable(),
  attachments: z.array(Attachment),
  quote: Quote.nullable(),
  reactions: z.array(Reaction),
  /** Messages of its own thread. */
  replies: z.int(),
  /** Posted in a thread and in the main one as well. The six fields from here on are absent where the kind of record has nothing of the sort. */
  alsoMain: z.boolean().optional(),
  /** Nothing but for the kind `event`. */
  line: TalkLine.nullable().optional(),
  /** Nothing but for the kind `voice`. */
  voice: Voice.nullable().optional(),
  previews: z.array(Preview).max(MAX_PREVIEWS).optional(),
  /** Forwarded from elsewhere; its module knows from where, since not every reader may know. */
  forwarded: z.boolean().optional(),
  /** Of the kind `poll` alone; nothing once it is deleted. */
  poll: Poll.nullable().optional(),
  pinnedDate: Seconds.nullable().optional(),
  /** By the reader, for the reader alone. */
  starred: z.boolean().optional(),
  /** Rises with all that changes on it: its words, reactions, pin, previews and answers. What is older takes nothing back. */
  turn: z.int().optional(),
  createdDate: Seconds,
  editedDate: Seconds.nullable(),
  deletedDate: Seconds.nullable(),
})
export type TalkMessage = z.infer<typeof TalkMessage>

/** How far the caller has read a thread. It only rises within a version; marking it unread begins a new version. */
export const ReadMark = z.object({ seq: Seq, version: VersionFromZero })
export type ReadMark = z.infer<typeof ReadMark>

const record = { id: Uuid }
const message = { id: Uuid, messageId: Uuid }
/** Defaults to the first of the kind's audiences that the caller reads. */
const audience = z
  .string()
  .regex(/^[a-z][a-z_]{0,39}$/)
  .optional()
/** Defaults to the main thread. */
const threadOf = Uuid.optional()

export const PageOfThread = z.strictObject({
  ...record,
  audience,
  threadOf,
  ...pageInput,
  /** Read on from the cursor to what came later. */
  newer: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
})
/** Newest first. `read`: the marks of the caller in each audience of this page. */
export const ThreadPage = z.object({
  items: z.array(TalkMessage),
  next: z.string().nullable(),
  read: z.array(z.object({ audience: z.string(), ...ReadMark.shape })),
})
export const AroundMessage = z.strictObject(message)
/** A message between its neighbours, newest first; the cursors read on in both directions. */
export const ThreadWindow = z.object({
  items: z.array(TalkMessage),
  older: z.string().nullable(),
  newer: z.string().nullable(),
  threadOf: Uuid.nullable(),
})

/** The page around an instant: it begins with the messages from then on. */
export const AroundInstant = z.strictObject({ ...record, audience, at: z.coerce.number().pipe(Seconds) })

/** The id of the request becomes that of the message. A file may stand for words. */
export const Say = z
  .strictObject({
    ...record,
    audience,
    threadOf,
    /** Posts a message of a thread in the main one too. */
    alsoMain: z.boolean().default(false),
    /** The message it answers to, of the same audience. */
    quotedId: Uuid.optional(),
    body: Written,
    attachments: z.array(Uuid).max(MAX_FILES).default([]),
    draftId: Uuid.optional(),
    /** The one file is what was recorded, and there are no words; for kinds of record that take voices. */
    voice: Voice.strict().optional(),
  })
  .refine(({ body, attachments }) => attachments.length > 0 || !isEmptyDocument(body), { error: 'empty', path: ['body'] })
  .refine(({ voice, body, attachments }) => !voice || (attachments.length === 1 && isEmptyDocument(body)), {
    error: 'unknown',
    path: ['voice'],
  })
export type Say = z.infer<typeof Say>

export const EditMessage = z.strictObject({
  ...message,
  body: Written,
  /** `editedDate` as it was seen: what another device wrote since is not overwritten. */
  seen: Seconds.nullable(),
})
export const MessageId = z.strictObject(message)
export type MessageId = z.infer<typeof MessageId>
export const PreviewPicture = z.strictObject({
  ...message,
  place: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PREVIEWS - 1),
})
export const React = z.strictObject({
  ...message,
  emoji: z
    .string()
    .max(32)
    .regex(/^\p{RGI_Emoji}$/v),
  /** Given, or taken back. */
  on: z.boolean(),
})

/** The id of the request becomes that of the message. */
export const AskPoll = z.strictObject({
  ...record,
  audience,
  question: line(MAX_POLL_QUESTION),
  options: z
    .array(line(MAX_POLL_OPTION))
    .min(MIN_POLL_OPTIONS)
    .max(MAX_POLL_OPTIONS)
    .refine((options) => new Set(options.map(fold)).size === options.length, 'twice'),
  several: z.boolean().default(false),
  secret: z.boolean().default(false),
  /** Nothing: until its author closes it. */
  endsAt: Seconds.nullable().default(null),
})
/** The answers of the caller from now on, by their places; none takes the vote back. */
export const VoteInPoll = z.strictObject({
  ...message,
  choices: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_POLL_OPTIONS - 1),
    )
    .max(MAX_POLL_OPTIONS)
    .transform((choices) => [...new Set(choices)].toSorted((a, b) => a - b)),
})

/** The state of a poll after that, for the caller; the words of the poll are not repeated. */
export const PollResult = z.object({ messageId: Uuid, poll: Poll, turn: z.int() })
export type PollResult = z.infer<typeof PollResult>

/** Pinned for all, or starred for oneself; taken back by `on: false`. */
export const Mark = z.strictObject({ ...message, on: z.boolean() })
/** Last pinned first. */
export const PinnedMessages = z.object({ items: z.array(TalkMessage).max(MAX_PINNED) })
export const RecordId = z.strictObject(record)
export const PageOfStarred = z.strictObject(pageInput)
/** Last starred first. */
export const StarredMessages = z.object({
  items: z.array(z.object({ id: Uuid, message: TalkMessage })),
  next: z.string().nullable(),
})
/** Messages that carry something, newest first. */
export const PageOfShared = z.strictObject({ ...record, audience, kind: z.enum(SHARED_KINDS), ...pageInput })
export const SharedMessages = z.object({ items: z.array(TalkMessage), next: z.string().nullable() })
export const PageOfReaders = z.strictObject({ ...message, ...pageInput })
/** Who has read it, by name; `shown` is false where the organisation, or the caller, shows no receipts. */
export const Readers = z.object({ items: z.array(Person), next: z.string().nullable(), count: z.int(), shown: z.boolean() })

export const ReadUpTo = z.strictObject({ ...record, audience, threadOf, ...ReadMark.shape })
/** From this message on. */
export const MarkUnread = z.strictObject(message)

const UUIDS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})*$/i
export const CountUnread = z.strictObject({
  /** With commas between them. */
  ids: z
    .string()
    .max(37 * MAX_COUNTED)
    .regex(UUIDS)
    .transform((text) => [...new Set(text.split(','))]),
})
/** Of the records the caller reads; messages of others in the main thread. */
export const UnreadCounts = z.object({ items: z.array(z.object({ id: Uuid, unread: Counter })).max(MAX_COUNTED) })
