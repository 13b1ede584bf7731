import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { emailKey } from '@diwan/core/email'
import { isStorable } from '@diwan/core/storable-text'
import { startProblems } from '@diwan/core/time-rules'
import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { z } from 'zod'
import { ActionSource } from '../../actions/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Day, line, Seconds, Uuid, Version } from '../../kit/ids.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { Recurrence } from '../../recurrence/schemas.ts'
import { Zone } from '../../settings/schemas.ts'
import { Email } from '../../users/schemas/contact.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import { Person } from '../../users/schemas/person.ts'
import * as limits from '../limits/meetings.ts'
import { ANSWERS, ATTENDEE_PARTS, GIVEN_ANSWERS, MEETING_FLAGS, MEETING_STATUSES, SERIES_SCOPES } from '../vocabulary/meetings.ts'
import { RoomName } from './rooms.ts'

const prose = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable')

/** The number of an occurrence in its series: it never changes, and does not follow the order of time. */
const Occurrence = z.int().min(0).max(999_999_999)

export const Attendee = z.object({
  id: Uuid,
  /** A colleague, or nobody where it is a guest. */
  person: Person.nullable(),
  /** The address of a guest; null for colleagues. */
  email: z.string().nullable(),
  part: z.enum(ATTENDEE_PARTS),
  /** For the occurrence that was asked about. */
  answer: z.enum(ANSWERS),
  /** The zone of a colleague: that of the profile, else of the organisation. */
  zone: z.string().nullable(),
})
export type Attendee = z.infer<typeof Attendee>

export const MeetingOccurrence = z.object({
  number: z.int(),
  startsAt: Seconds,
  endsAt: Seconds,
  /** Its title, place and room where they differ from those of the series, else the same. */
  meetingTitle: z.string(),
  place: z.string(),
  room: RoomName.nullable(),
  video: z.boolean(),
  isCanceled: z.boolean(),
  /** Why it alone was canceled; empty where it was not. */
  reason: z.string(),
  /** It was changed alone, and differs from its series. */
  isEdited: z.boolean(),
})
export type MeetingOccurrence = z.infer<typeof MeetingOccurrence>

const meetingSchema = z.object({
  id: Uuid,
  shortId: z.string(),
  meetingTitle: z.string(),
  /** The clock time at which the series begins in its zone: `2026-11-26T14:00`. */
  meetingStart: z.string(),
  zone: z.string(),
  startsAt: Seconds,
  /** The end of the last occurrence. */
  endsAt: Seconds,
  minutes: z.int(),
  /** How the description begins; `documentId` is the whole of it, agenda and notes included. */
  meetingDescription: z.string(),
  documentId: Uuid,
  place: z.string(),
  room: RoomName.nullable(),
  video: z.boolean(),
  /** Null where it happens once. */
  rule: Recurrence.nullable(),
  sequence: z.int(),
  status: z.enum(MEETING_STATUSES),
  /** Why it was canceled. */
  reason: z.string(),
  organiser: Person,
  /** The organiser first, then in the order in which they were named. */
  attendees: z.array(Attendee).max(limits.MAX_ATTENDEES + 1),
  /** In the order of time; the earliest of a long series are left out. */
  occurrences: z.array(MeetingOccurrence).max(limits.MAX_OCCURRENCES * 2),
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  /** The rights of this caller on this meeting. */
  can: grants(MEETING_FLAGS),
})
export interface Meeting extends z.output<typeof meetingSchema> {}
export const Meeting: z.ZodType<Meeting> = meetingSchema

/** `occurrence` is the one that was asked about, else the next one, else the last. */
export const OpenMeeting = z.object({ meeting: Meeting, occurrence: z.int(), positions: z.array(Position) })
export type OpenMeeting = z.infer<typeof OpenMeeting>
export const OpenMeetingQuery = z.strictObject({ id: Uuid, occurrence: z.coerce.number().pipe(Occurrence).optional() })

/** One line of the list: an occurrence with what its reader needs of the meeting. */
export const MeetingEntry = z.object({
  ...MeetingOccurrence.omit({ isEdited: true, reason: true }).shape,
  /** That of the meeting. */
  id: Uuid,
  shortId: z.string(),
  status: z.enum(MEETING_STATUSES),
  isSeries: z.boolean(),
  organiser: Person,
  part: z.enum(ATTENDEE_PARTS),
  /** The answer of the caller. */
  answer: z.enum(ANSWERS),
  /** How many attendees gave each answer, the organiser among those who come. */
  answers: z.object({ none: z.int(), yes: z.int(), maybe: z.int(), no: z.int() }),
  version: z.int(),
  can: grants(MEETING_FLAGS),
})
export type MeetingEntry = z.infer<typeof MeetingEntry>

type Range = { from?: string | undefined; to?: string | undefined }
const inOrder = ({ from, to }: Range) => !from || !to || from <= to
const isShort = ({ from, to }: Range) =>
  !from || !to || dayToSeconds(to) - dayToSeconds(from) < limits.MAX_MEETING_DAYS * DAY_SECONDS

/** Days in the zone of the reader: from today on, and for a year, where none is named. */
export const MeetingQuery = z
  .strictObject({
    from: Day.optional(),
    to: Day.optional(),
    /** The latest first, for what has passed. */
    order: z.enum(['asc', 'desc']).default('asc'),
    /** Only those that wait for an answer of the caller. */
    unanswered: z.enum(['true', 'false']).default('false'),
    ...pageInput,
  })
  .refine(inOrder, { error: 'date_from_after_date_to', path: ['to'] })
  .refine(isShort, { error: 'date_outside_range', path: ['to'] })

/** A clock time of the zone. An empty text, a day without a time and `T14:00` are refused with the message of their field. */
const MeetingStart = z
  .string()
  .max(16)
  .superRefine((text, context) => {
    for (const code of startProblems(text)) context.addIssue({ code: 'custom', message: code })
  })

const Colleague = z.strictObject({ id: Uuid, needed: z.boolean().default(true) })
const Guest = z.strictObject({ email: Email.overwrite(emailKey), needed: z.boolean().default(true) })
const isOnce = (names: readonly string[]) => new Set(names).size === names.length

const fields = {
  meetingTitle: line(limits.MAX_MEETING_TITLE),
  meetingStart: MeetingStart,
  /** That of the caller's profile, else of the organisation, where none is named. */
  zone: Zone,
  minutes: z.int().min(limits.MIN_MEETING_MINUTES).max(limits.MAX_MEETING_MINUTES),
  place: optionalLine(limits.MAX_MEETING_PLACE),
  roomId: Uuid.nullable(),
  video: z.boolean(),
  rule: Recurrence.nullable(),
  /** The organiser takes part without being named. */
  attendees: z
    .array(Colleague)
    .max(limits.MAX_ATTENDEES)
    .refine((all) => isOnce(all.map(({ id }) => id)), 'twice'),
  guests: z
    .array(Guest)
    .max(limits.MAX_GUESTS)
    .refine((all) => isOnce(all.map(({ email }) => email)), 'twice'),
}

type Invited = { attendees?: readonly unknown[] | undefined; guests?: readonly unknown[] | undefined }
const fewEnough = ({ attendees = [], guests = [] }: Invited) => attendees.length + guests.length <= limits.MAX_ATTENDEES
const tooMany = { error: 'too_many', path: ['guests'] }

export const PlanMeeting = z
  .strictObject({
    ...fields,
    zone: fields.zone.optional(),
    minutes: fields.minutes.default(limits.MEETING_MINUTES),
    place: fields.place.default(''),
    roomId: fields.roomId.default(null),
    video: fields.video.default(false),
    rule: fields.rule.default(null),
    attendees: fields.attendees.default([]),
    guests: fields.guests.default([]),
    /** The first words of the description. */
    meetingDescription: prose(limits.MAX_FIRST_DESCRIPTION).default(''),
    /** The record, or the part of one, that it is about: each leads to the other from then on. */
    madeOf: ActionSource.optional(),
  })
  .refine(fewEnough, tooMany)

const at = { id: Uuid, version: Version }
const scoped = { scope: z.enum(SERIES_SCOPES), occurrence: Occurrence.optional() }
type Scoped = { scope: (typeof SERIES_SCOPES)[number]; occurrence?: number | undefined }
const isNamed = ({ scope, occurrence }: Scoped) => scope === 'all' || occurrence !== undefined
const unnamed = { error: 'required', path: ['occurrence'] }

/**
 * Fields that are absent stay. `meetingStart` is that of the occurrence, also where all are changed: the others move with it. The rule and the
 * attendees are those of a series, never of one occurrence alone.
 */
export const ChangeMeeting = z
  .strictObject({ ...at, ...scoped, ...z.strictObject(fields).partial().shape })
  .refine(isNamed, unnamed)
  .refine(fewEnough, tooMany)
  .superRefine(({ scope, rule, attendees, guests }, context) => {
    for (const [path, given] of Object.entries({ rule, attendees, guests }))
      if (scope === 'this' && given !== undefined) context.addIssue({ code: 'custom', message: 'only_series', path: [path] })
  })

export const CancelMeeting = z
  .strictObject({ ...at, ...scoped, reason: prose(limits.MAX_MEETING_REASON).min(1) })
  .refine(isNamed, unnamed)

/** For one occurrence, or for all that are still to come. */
export const AnswerMeeting = z.strictObject({ id: Uuid, answer: z.enum(GIVEN_ANSWERS), occurrence: Occurrence.optional() })
