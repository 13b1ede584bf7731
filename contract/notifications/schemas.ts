import { z } from 'zod'
import { Person } from '../users/schemas/person.ts'
import { Role } from '../access/roles.ts'
import { Seconds, Uuid, Version } from '../kit/ids.ts'
import { CHANNELS } from '../kit/notice.ts'
import { pageInput } from '../kit/page.ts'
import { MAIL_MINUTES_MAX, MAIL_MINUTES_MIN, MAX_CHANGES } from './limits.ts'
import { inboxList } from './list.ts'

/** A message of the specification's stream: exactly these two (S3.41, Q.69). */
export const StreamMessage = z.object({ to: Uuid, description: z.string() })
export type StreamMessage = z.infer<typeof StreamMessage>

export const Notification = z.object({
  id: Uuid,
  /** Event name; the sentence is made from it and `params` in the reader's language. */
  event: z.string(),
  params: z.record(z.string(), z.string()),
  actor: Person.nullable(),
  /** Where it leads, a path of the portal; nowhere when its object may no longer be seen. */
  path: z.string().nullable(),
  /** What it is about: a row of the list for each. */
  objectId: Uuid,
  createdDate: Seconds,
  seen: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const state = z.object({ on: z.boolean(), locked: z.boolean() })
const EventName = z
  .string()
  .max(120)
  .regex(/^[\w.-]+$/)
const Minutes = z.int().min(MAIL_MINUTES_MIN).max(MAIL_MINUTES_MAX)

/** An event people are notified of; a channel that is not offered is absent. */
const RuleEvent = z.object({ event: z.string(), critical: z.boolean(), channels: z.partialRecord(z.enum(CHANNELS), z.boolean()) })

const RuleCell = z.strictObject({ role: Role, event: EventName, channel: z.enum(CHANNELS), on: z.boolean(), locked: z.boolean() })
export type RuleCell = z.infer<typeof RuleCell>

/** What each role gets: the events with what their modules declare, and where roles differ from it. */
export const Rules = z.object({
  version: z.int(),
  mailMinutes: Minutes,
  events: z.array(RuleEvent),
  cells: z.array(RuleCell),
  can: z.object({ change: z.boolean() }),
})
export type Rules = z.infer<typeof Rules>

export const ChangeRules = z.strictObject({
  version: Version,
  mailMinutes: Minutes.optional(),
  changes: z.array(RuleCell).max(MAX_CHANGES).default([]),
})
export type ChangeRules = z.infer<typeof ChangeRules>

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Range = z.strictObject({ from: time, to: time }).refine(({ from, to }) => from !== to, 'end_not_after_start')

/** When mails and devices stay silent; what was told waits until it is over. The app shows everything at once. */
export const Quiet = z.strictObject({
  hours: Range.nullable(),
  /** In Ramadan these instead. */
  ramadan: Range.nullable(),
  weekend: z.boolean(),
  /** Mentions and assignments arrive nevertheless. */
  mentions: z.boolean(),
})
export type Quiet = z.infer<typeof Quiet>

/** One's own choices, and what may be chosen. */
export const Choices = z.object({
  events: z.array(z.object({ event: z.string(), critical: z.boolean(), channels: z.partialRecord(z.enum(CHANNELS), state) })),
  quiet: Quiet,
  mailMinutes: Minutes,
})
export type Choices = z.infer<typeof Choices>

export const Choose = z.strictObject({
  events: z.array(EventName).min(1).max(MAX_CHANGES),
  channel: z.enum(CHANNELS),
  on: z.boolean(),
})

/** A browser shows notifications of the person who is signed in there. */
export const Device = z.object({
  /** The public key of the installation, by which the browser's maker knows whose notifications these are. */
  key: z.string(),
  /** This browser, in this session. */
  on: z.boolean(),
})
export type Device = z.infer<typeof Device>

const secret = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))

/** As the browser says it: where its maker takes notifications, and the keys by which they are encrypted. */
export const SwitchOn = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(2_000),
  keys: z.strictObject({ p256dh: secret(65), auth: secret(16) }),
})
export type SwitchOn = z.infer<typeof SwitchOn>

/** What a device shows: in the language of its reader, asked for when it is shown. */
export const Pushed = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(['ar', 'en']),
  path: z.string(),
  objectId: Uuid,
})
export type Pushed = z.infer<typeof Pushed>

/** One object of the inbox with what happened to it. */
export const InboxRow = z.object({
  objectId: Uuid,
  /** Of the object; nothing when it may no longer be seen. */
  kind: z.string().nullable(),
  /** The newest event; its sentence is made from it and `params` in the reader's language. */
  event: z.string(),
  params: z.record(z.string(), z.string()),
  actor: Person.nullable(),
  /** How many other people did the same, among the events counted by `events`. */
  others: z.int(),
  /** The events this row stands for: those that are unread, or those that were read with the newest. */
  events: z.int(),
  path: z.string().nullable(),
  lastDate: Seconds,
  unread: z.boolean(),
  snoozedUntil: Seconds.nullable(),
  /** Only mentions, assignments and critical events of this object still arrive. */
  muted: z.boolean(),
})
export type InboxRow = z.infer<typeof InboxRow>

export const InboxQuery = z.strictObject({ ...pageInput, view: z.enum(inboxList.views).default('all') })
export const ofObject = { objectId: Uuid }
