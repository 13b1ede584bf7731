import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { isStorable } from '@diwan/core/storable-text'
import { appointmentTimeProblems } from '@diwan/core/time-rules'
import { z } from 'zod'
import { Addressee, Tokens } from '../../audience/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Day, DayOrEmpty, line, Seconds, sought, Uuid, Version, VersionFromZero } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { Zone } from '../../settings/schemas.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import { Person } from '../../users/schemas/person.ts'
import * as limits from '../limits/appointments.ts'
import { appointmentList } from '../list/appointments.ts'
import { APPOINTMENT_FLAGS, APPOINTMENT_KINDS, APPOINTMENT_STATUSES } from '../vocabulary/appointments.ts'

const prose = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable')
const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const ClockOrEmpty = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
/** Each day in the zone of the appointment. An end that is not later than the start lies on the next day. */
export const Break = z.strictObject({ from: Clock, to: Clock }).refine(({ from, to }) => from !== to, 'end_not_after_start')
export type Break = z.infer<typeof Break>

/** How slots are made; settings hold the defaults of new appointments. */
const slotFields = {
  slotMinutes: z.int().min(limits.MIN_SLOT_MINUTES).max(limits.MAX_SLOT_MINUTES),
  /** Kept free after each slot, and around everything else the provider has. */
  gapMinutes: z.int().min(0).max(limits.MAX_GAP_MINUTES),
  /** A slot is booked at the latest so long before it begins. */
  noticeMinutes: z.int().min(0).max(limits.MAX_NOTICE_MINUTES),
  /** Bookings of one provider in this appointment a day; null: as many as there are slots. */
  perDay: z.int().min(1).max(limits.MAX_BOOKINGS_A_DAY).nullable(),
  /** People in one slot. */
  seats: z.int().min(1).max(limits.MAX_SEATS),
  needsConfirmation: z.boolean(),
  /** The booker cancels and reschedules until so many hours before it begins. */
  cancelHours: z.int().min(0).max(limits.MAX_CANCEL_HOURS),
  /** Days off are left out, and Ramadan hours limit the days of Ramadan. */
  workingDaysOnly: z.boolean(),
}

export const AppointmentSettings = z.object({ ...slotFields, version: VersionFromZero, can: z.object({ change: z.boolean() }) })
export type AppointmentSettings = z.infer<typeof AppointmentSettings>
export const ChangeAppointmentSettings = z.strictObject({ ...slotFields, version: VersionFromZero })

const appointmentSchema = z.object({
  id: Uuid,
  shortId: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  purpose: z.string(),
  dateFrom: Day,
  dateTo: Day,
  timeFrom: z.string(),
  timeTo: z.string(),
  /** One span a day instead of one from the first day to the last; `timeTo` not later than `timeFrom` ends the next day. */
  repeatEveryDay: z.boolean(),
  jobLocation: z.string(),
  jobDescription: z.string(),
  assignedBy: Person,
  department: UnitName.nullable(),
  group: UnitName.nullable(),
  /** Those who do the job, or with whom slots are booked. */
  people: z.array(Person).max(limits.MAX_APPOINTMENT_PEOPLE),
  /** Its days and times are those of this zone. */
  zone: z.string(),
  ...slotFields,
  breaks: z.array(Break).max(limits.MAX_BREAKS),
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: Seconds,
  endsAt: Seconds,
  /** Bookings that are live and have not ended; null for readers who do not manage it. */
  upcoming: z.int().nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  /** The rights of this caller on this appointment. */
  can: grants(APPOINTMENT_FLAGS),
})
export interface Appointment extends z.output<typeof appointmentSchema> {}
export const Appointment: z.ZodType<Appointment> = appointmentSchema

export const OpenAppointment = z.object({
  appointment: Appointment,
  /** Empty for readers who do not manage it. */
  audience: z.array(Addressee),
  positions: z.array(Position),
})
export type OpenAppointment = z.infer<typeof OpenAppointment>

const content = {
  purpose: line(limits.MAX_PURPOSE),
  dateFrom: DayOrEmpty,
  dateTo: DayOrEmpty,
  timeFrom: ClockOrEmpty,
  timeTo: ClockOrEmpty,
  repeatEveryDay: z.boolean(),
  jobLocation: optionalLine(limits.MAX_JOB_LOCATION).default(''),
  jobDescription: prose(limits.MAX_JOB_DESCRIPTION).default(''),
  /** The caller, where nobody else is named. */
  assignedById: Uuid.optional(),
  departmentId: Uuid.nullable().default(null),
  groupId: Uuid.nullable().default(null),
  peopleIds: z
    .array(Uuid)
    .max(limits.MAX_APPOINTMENT_PEOPLE)
    .refine((ids) => ids.length > 0, 'user')
    .refine((ids) => new Set(ids).size === ids.length, 'twice'),
  /** That of the organisation, where none is named. */
  zone: Zone.optional(),
  ...slotFields,
  breaks: z.array(Break).max(limits.MAX_BREAKS).default([]),
  /** The people who may book; nobody for a job. */
  tokens: Tokens.default([]),
}

interface Judged {
  readonly kind?: (typeof APPOINTMENT_KINDS)[number]
  readonly dateFrom: string
  readonly dateTo: string
  readonly timeFrom: string
  readonly timeTo: string
  readonly repeatEveryDay: boolean
}

/** Checks the rules that need no clock; the server also refuses times that are past. */
function judge(given: Judged, ctx: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }): void {
  for (const { field, code } of appointmentTimeProblems(given, { maxDays: limits.MAX_APPOINTMENT_DAYS }))
    ctx.addIssue({ code: 'custom', message: code, path: [field] })
}

export const CreateAppointment = z.strictObject({ kind: z.enum(APPOINTMENT_KINDS), ...content }).superRefine(judge)
const at = { id: Uuid, version: Version }
/** The kind stays. Bookings that were made keep their time and provider. */
export const ChangeAppointment = z.strictObject({ ...at, ...content }).superRefine(judge)
export const AppointmentId = z.strictObject({ id: Uuid })
export const AppointmentAt = z.strictObject(at)

/** The choices of the form of a new appointment. */
export const AppointmentForm = z.object({
  defaults: z.object(slotFields),
  /** The zone of the organisation. */
  zone: z.string(),
  /** Departments in which the caller may place one, with their groups. */
  departments: z.array(UnitName.extend({ groups: z.array(UnitName) })).max(limits.MAX_FORM_DEPARTMENTS),
  /** Whether others than the caller may be named as people of it. */
  othersToo: z.boolean(),
})
export type AppointmentForm = z.infer<typeof AppointmentForm>

export const NamedQuery = z.strictObject({ q: sought(100).default('') })
export const NamedPeople = z.object({ items: z.array(Person).max(limits.MAX_NAMED_PEOPLE) })
export const NamedAddressees = z.object({ items: z.array(Addressee).max(limits.MAX_NAMED_PEOPLE) })

export const AppointmentCountQuery = z.strictObject({
  view: z.enum(appointmentList.views).default(appointmentList.views[0]!),
  /** Words of the purpose or the place. */
  q: sought(100).optional(),
  ...filterFields(appointmentList),
})
export const AppointmentQuery = AppointmentCountQuery.extend({ ...orderFields(appointmentList), ...pageInput })

/** A time that can be booked. `from` and `to` are clock times of the zone that was asked for. */
export const Slot = z.object({
  /** Random and new in each answer: a booking names `startsAt`. */
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** Minutes. */
  duration: z.int(),
  startsAt: Seconds,
  /** Free seats, of all providers where none was asked for. */
  left: z.int(),
})
export type Slot = z.infer<typeof Slot>

export const SlotsQuery = z
  .strictObject({
    id: Uuid,
    from: Day,
    to: Day,
    /** The zone of the appointment, where none is named. */
    zone: Zone.optional(),
    /** Any provider, where none is named. */
    providerId: Uuid.optional(),
    /** A booking of this appointment that the caller may move: the slots are those to which it can move. */
    bookingId: Uuid.optional(),
  })
  .refine(({ from, to }) => from <= to, { message: 'date_from_after_date_to', path: ['to'] })

export const Slots = z.object({
  zone: z.string(),
  /** Days that have free slots, in order; a slot belongs to the day on which it begins in the zone. */
  days: z.array(z.object({ day: Day, slots: z.array(Slot) })).max(limits.MAX_SLOT_DAYS),
  /** The last day that was answered: earlier than asked where there are too many slots for one answer. */
  to: Day,
  /** Where nothing is free: the first day after `to` on which something is; null where there is none. */
  nextFree: Day.nullable(),
})
export type Slots = z.infer<typeof Slots>

/** The member `current` of the refusals `schedule.slot_taken` and `schedule.slot_not_offered`. */
export const NextSlots = z.object({ next: z.array(Slot.extend({ day: Day, providerId: Uuid })).max(limits.NEXT_SLOTS) })
export type NextSlots = z.infer<typeof NextSlots>
