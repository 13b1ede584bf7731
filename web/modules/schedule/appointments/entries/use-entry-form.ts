import type { Addressee } from '@diwan/contract/audience/schemas'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { MAX_APPOINTMENT_DAYS } from '@diwan/contract/schedule/limits/appointments'
import type { Appointment, AppointmentForm, OpenAppointment } from '@diwan/contract/schedule/schemas/appointments'
import type { AppointmentKind } from '@diwan/contract/schedule/vocabulary/appointments'
import { appointmentTimeProblems, presentIn } from '@diwan/core/time-rules'
import { useMemo } from 'react'
import { useForm } from '../../../../kit/form.ts'
import { fieldText } from '../../../../kit/problem-words.ts'
import type { NamedPerson } from '../../api/appointments.ts'

export interface EntryValues extends Record<string, unknown> {
  kind: AppointmentKind
  purpose: string
  dateFrom: string
  dateTo: string
  timeFrom: string
  timeTo: string
  repeatEveryDay: boolean
  workingDaysOnly: boolean
  jobLocation: string
  jobDescription: string
  assignedBy: NamedPerson | null
  departmentId: string | null
  groupId: string | null
  people: NamedPerson[]
  zone: string
  slotMinutes: number
  gapMinutes: number
  noticeMinutes: number
  perDay: number | null
  seats: number
  needsConfirmation: boolean
  cancelHours: number
  breaks: Appointment['breaks']
  audience: Addressee[]
}

const blank = ({ defaults, zone }: AppointmentForm): EntryValues => ({
  ...defaults,
  kind: 'bookable',
  purpose: '',
  dateFrom: '',
  dateTo: '',
  timeFrom: '',
  timeTo: '',
  repeatEveryDay: true,
  jobLocation: '',
  jobDescription: '',
  assignedBy: null,
  departmentId: null,
  groupId: null,
  people: [],
  zone,
  breaks: [],
  audience: [],
})

const saved = ({ appointment: of, audience }: OpenAppointment): EntryValues & { version: number } => ({
  version: of.version,
  kind: of.kind,
  purpose: of.purpose,
  dateFrom: of.dateFrom,
  dateTo: of.dateTo,
  timeFrom: of.timeFrom,
  timeTo: of.timeTo,
  repeatEveryDay: of.repeatEveryDay,
  workingDaysOnly: of.workingDaysOnly,
  jobLocation: of.jobLocation,
  jobDescription: of.jobDescription,
  assignedBy: of.assignedBy,
  departmentId: of.department?.id ?? null,
  groupId: of.group?.id ?? null,
  people: of.people,
  zone: of.zone,
  slotMinutes: of.slotMinutes,
  gapMinutes: of.gapMinutes,
  noticeMinutes: of.noticeMinutes,
  perDay: of.perDay,
  seats: of.seats,
  needsConfirmation: of.needsConfirmation,
  cancelHours: of.cancelHours,
  breaks: of.breaks,
  audience,
})

/** Without the kind, which stays as it was created. */
const contentOf = (values: EntryValues) => ({
  purpose: values.purpose,
  dateFrom: values.dateFrom,
  dateTo: values.dateTo,
  timeFrom: values.timeFrom,
  timeTo: values.timeTo,
  repeatEveryDay: values.repeatEveryDay,
  workingDaysOnly: values.workingDaysOnly,
  jobLocation: values.jobLocation,
  jobDescription: values.jobDescription,
  ...(values.assignedBy && { assignedById: values.assignedBy.id }),
  departmentId: values.departmentId,
  groupId: values.groupId,
  peopleIds: values.people.map(({ id }) => id),
  zone: values.zone,
  slotMinutes: values.slotMinutes,
  gapMinutes: values.gapMinutes,
  noticeMinutes: values.noticeMinutes,
  perDay: values.perDay,
  seats: values.seats,
  needsConfirmation: values.needsConfirmation,
  cancelHours: values.cancelHours,
  breaks: values.kind === 'job' ? [] : values.breaks,
  tokens: values.kind === 'job' ? [] : values.audience.map(({ token }) => token),
})

/** Finds what is wrong, by field, by the rules and in the words of the server. The clock binds only a beginning that is new. */
function wrongIn(values: EntryValues, before: EntryValues | undefined): Partial<Record<string, string>> {
  const begins = before?.dateFrom !== values.dateFrom || before.timeFrom !== values.timeFrom
  const present = presentIn(values.zone, Math.floor(Date.now() / 1_000))
  const found = [
    ...(values.purpose.trim() === '' ? [{ path: 'purpose', code: 'empty' }] : []),
    ...appointmentTimeProblems(values, { maxDays: MAX_APPOINTMENT_DAYS, ...(begins && { present }) }).map(({ field, code }) => ({
      path: field,
      code,
    })),
    ...(values.people.length === 0 ? [{ path: 'peopleIds', code: 'user' }] : []),
    ...(values.breaks.some(({ from, to }) => from === to) ? [{ path: 'breaks', code: 'end_not_after_start' }] : []),
    ...(values.kind === 'bookable' && values.audience.length === 0 ? [{ path: 'tokens', code: 'audience' }] : []),
  ]
  return Object.fromEntries(found.toReversed().map((one) => [one.path, fieldText(one)]))
}

/** A problem of one of several is shown at the field that holds all of them. */
const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** A new entry, or one that is changed; what was typed stays until it is saved. */
export function useEntryForm(offered: AppointmentForm, opened: OpenAppointment | undefined, onDone: (id: string) => void) {
  const before = useMemo(() => (opened ? saved(opened) : undefined), [opened])
  const initial = useMemo(() => before ?? blank(offered), [before, offered])
  const id = opened?.appointment.id ?? ''
  const shared = {
    initial,
    keep: opened ? `appointment/${id}` : 'appointment-new',
    judge: (values: EntryValues) => wrongIn(values, before),
    fieldOf,
    done: (made: Appointment) => onDone(made.id),
  }
  const create = useForm({
    ...shared,
    endpoint: appointments.create,
    toInput: (values) => ({ kind: values.kind, ...contentOf(values) }),
  })
  const change = useForm({
    ...shared,
    endpoint: appointments.change,
    toInput: (values) => ({ id, version: versionOf(values), ...contentOf(values) }),
  })
  return opened ? change : create
}

const versionOf = ({ version }: EntryValues): number => (typeof version === 'number' ? version : 1)

export type EntryForm = ReturnType<typeof useEntryForm>
