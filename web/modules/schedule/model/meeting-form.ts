import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { MAX_ATTENDEES, MAX_GUESTS, MEETING_MINUTES } from '@diwan/contract/schedule/limits/meetings'
import type { MeetingOccurrence, OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import type { RoomName } from '@diwan/contract/schedule/schemas/rooms'
import type { Answer, SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import type { Person } from '@diwan/contract/users/schemas/person'
import { presentIn, startProblems } from '@diwan/core/time-rules'
import { wallOf } from '@diwan/core/wall-time'
import { isJsonEqual } from './is-json-equal.ts'
import { occurrenceOf } from './occurrences.ts'

interface Invited {
  readonly needed: boolean
  readonly answer: Answer
}
export interface Colleague extends Invited {
  readonly person: Person
}
export interface Guest extends Invited {
  readonly email: string
}

export interface MeetingValues extends Record<string, unknown> {
  scope: SeriesScope
  meetingTitle: string
  day: string
  time: string
  zone: string
  minutes: number
  rule: Recurrence | null
  place: string
  room: RoomName | null
  colleagues: readonly Colleague[]
  guests: readonly Guest[]
  meetingDescription: string
  /** The record, or the part of one, that it is about. */
  madeOf?: MadeOf
}
type MadeOf = { readonly id: string; readonly part?: string }

/** With what a new meeting begins. */
export interface MeetingBeginning {
  readonly day: string
  readonly time: string
  readonly zone: string
  readonly meetingTitle: string
  readonly minutes?: number
  readonly meetingDescription?: string
  readonly colleagues?: readonly Colleague[]
  readonly room?: RoomName
  readonly madeOf?: MadeOf
}

export const blankMeeting = (begins: MeetingBeginning): MeetingValues => ({
  scope: 'all',
  minutes: MEETING_MINUTES,
  rule: null,
  place: '',
  room: null,
  colleagues: [],
  guests: [],
  meetingDescription: '',
  ...begins,
})

/** The occurrence that is changed; of a series, it and its attendees and rule. */
export function savedMeeting(opened: OpenMeeting, now: number): MeetingValues & { version: number } {
  const { meeting } = opened
  const shown = occurrenceOf(opened)
  const startsAt = shown?.startsAt ?? meeting.startsAt
  const wall = wallOf(startsAt, meeting.zone)
  const invited = meeting.attendees.filter(({ part }) => part !== 'organiser')
  return {
    version: meeting.version,
    scope: meeting.rule === null || startsAt <= now ? 'all' : 'this',
    meetingTitle: shown?.meetingTitle ?? meeting.meetingTitle,
    day: wall.slice(0, 10),
    time: wall.slice(11),
    zone: meeting.zone,
    minutes: minutesOfOccurrence(shown) ?? meeting.minutes,
    rule: meeting.rule,
    place: shown?.place ?? meeting.place,
    room: shown ? shown.room : meeting.room,
    colleagues: invited.flatMap(({ person, part, answer }) => (person ? [{ person, needed: part === 'needed', answer }] : [])),
    guests: invited.flatMap(({ email, part, answer }) => (email === null ? [] : [{ email, needed: part === 'needed', answer }])),
    meetingDescription: '',
  }
}

const minutesOfOccurrence = (one: MeetingOccurrence | undefined): number | undefined =>
  one && Math.round((one.endsAt - one.startsAt) / 60)

const attendeesOf = ({ colleagues, guests }: Pick<MeetingValues, 'colleagues' | 'guests'>) => ({
  attendees: colleagues.map(({ person, needed }) => ({ id: person.id, needed })),
  guests: guests.map(({ email, needed }) => ({ email, needed })),
})

const contentOf = (values: MeetingValues) => ({
  meetingTitle: values.meetingTitle,
  meetingStart: `${values.day}T${values.time}`,
  minutes: values.minutes,
  place: values.place,
  roomId: values.room?.id ?? null,
  rule: values.rule,
  ...attendeesOf(values),
})

/** The input of a new meeting. */
export const planOf = (values: MeetingValues) => ({
  ...contentOf(values),
  zone: values.zone,
  meetingDescription: values.meetingDescription,
  ...(values.madeOf && { madeOf: values.madeOf }),
})

/** The changed fields alone, because absent ones stay as they are. The rule and the attendees are those of a series, never of one occurrence. */
export function changesOf(values: MeetingValues, before: MeetingValues) {
  const [now, then] = [contentOf(values), contentOf(before)]
  const ofSeries = new Set(['rule', 'attendees', 'guests'])
  const changed = Object.entries(now).filter(
    ([name, value]) => !(values.scope === 'this' && ofSeries.has(name)) && !isJsonEqual(value, then[name as keyof typeof then]),
  )
  return Object.fromEntries(changed) as Partial<typeof now>
}

/** Whether saving asks everybody again. */
export function asksAgain(values: MeetingValues, before: MeetingValues): boolean {
  const { meetingStart, minutes, place, roomId, rule } = changesOf(values, before)
  return [meetingStart, minutes, place, roomId, rule].some((one) => one !== undefined)
}

interface Wrong {
  readonly path: string
  readonly code: string
}

/** Finds what is wrong, by field, by the rules of the server. The clock binds only a beginning that is new. */
export function meetingProblems(values: MeetingValues, before: MeetingValues | undefined, now: number): Wrong[] {
  const begins = before?.day !== values.day || before.time !== values.time
  const start = startProblems(`${values.day}T${values.time}`.replace(/^T$/, ''), begins ? presentIn(values.zone, now) : undefined)
  return [
    ...(values.meetingTitle.trim() === '' ? [{ path: 'meetingTitle', code: 'title' }] : []),
    ...start.map((code) => ({ path: code.startsWith('time') ? 'time' : 'day', code })),
    ...(values.guests.length > MAX_GUESTS || values.guests.length + values.colleagues.length > MAX_ATTENDEES
      ? [{ path: 'attendees', code: 'too_many' }]
      : []),
  ]
}

/** A field of the input is shown at the field of the form that holds it. */
const PLACES: Readonly<Record<string, string>> = { meetingStart: 'time', roomId: 'room', guests: 'attendees', zone: 'time' }
export function fieldOfInput(path: string): string {
  const [first = path] = path.split('.')
  return PLACES[first] ?? first
}
