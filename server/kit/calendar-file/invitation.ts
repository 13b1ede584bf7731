import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
  type ICalRepeatingOptions,
} from 'ical-generator'
import { toSeconds } from '../clock/clock.ts'
import { vtimezone } from './vtimezone.ts'

/** One time of what a person is invited to. */
export interface InvitedTime {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly title: string
  readonly place: string
}

/** A time of a series that differs from its rule: by the instant that the rule gives it. */
export interface ChangedTime extends InvitedTime {
  readonly original: Date
  readonly isCanceled: boolean
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly uid: string
  readonly sequence: number
  readonly stamp: Date
  /** The clock by which it is planned. */
  readonly zone: string
  readonly organiser: { readonly name: string; readonly address: string }
  readonly attendee: { readonly address: string; readonly isOptional: boolean; readonly answer: 'none' | 'yes' | 'maybe' | 'no' }
  /** The page on which it is answered: the buttons of a mail program reach nobody. */
  readonly url: string
  readonly description: string
  /** The only time, or the first one of a series; nothing where only changed times of a series are mailed. */
  readonly first?: InvitedTime
  readonly rule?: ICalRepeatingOptions
  readonly changed?: readonly ChangedTime[]
}

const DAY = 86_400
const METHODS = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const
const ANSWERS = {
  none: ICalAttendeeStatus.NEEDSACTION,
  yes: ICalAttendeeStatus.ACCEPTED,
  maybe: ICalAttendeeStatus.TENTATIVE,
  no: ICalAttendeeStatus.DECLINED,
} as const

/** An invitation, or its end, as calendar programs read it out of a mail (RFC 5546). */
export function invitationText(invitation: Invitation): string {
  const { method, zone, first, rule, changed = [] } = invitation
  const calendar = ical({ method: METHODS[method], prodId: { company: 'Diwan', product: 'Invitations' } })
  calendar.timezone({ name: null, generator: (name) => vtimezone(name, ...clocksOf(invitation)) })
  if (first) {
    const left = changed.filter(({ isCanceled }) => isCanceled).map(({ original }) => original)
    const exclude = rule && left.length > 0 ? { exclude: left.map((at) => inZone(at, zone)) } : {}
    calendar.createEvent({ ...eventOf(invitation, first), ...(rule && { repeating: { ...rule, ...exclude } }) })
  }
  for (const time of changed) {
    if (first && time.isCanceled) continue
    calendar.createEvent({
      ...eventOf(invitation, time),
      recurrenceId: inZone(time.original, zone),
      ...(time.isCanceled && { status: ICalEventStatus.CANCELLED }),
    })
  }
  return calendar.toString()
}

function eventOf(invitation: Invitation, { startsAt, endsAt, title, place }: InvitedTime): ICalEventData {
  const { method, uid, sequence, stamp, zone, organiser, attendee, url, description } = invitation
  return {
    id: uid,
    sequence,
    stamp,
    timezone: zone,
    start: inZone(startsAt, zone),
    end: inZone(endsAt, zone),
    summary: title,
    ...(place && { location: place }),
    description,
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organiser.name, email: organiser.address },
    attendees: [
      {
        email: attendee.address,
        rsvp: false,
        role: attendee.isOptional ? ICalAttendeeRole.OPT : ICalAttendeeRole.REQ,
        status: ANSWERS[attendee.answer],
      },
    ],
  }
}

const inZone = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** A day before the first time that is stated, and two years after it: a series is not longer. */
function clocksOf({ first, changed = [] }: Invitation): [from: number, to: number] {
  const starts = [...(first ? [first.startsAt] : []), ...changed.flatMap(({ original, startsAt }) => [original, startsAt])]
  const from = Math.min(...starts.map(toSeconds)) - DAY
  return [from, Math.max(...starts.map(toSeconds), first ? from + 2 * 366 * DAY : from) + 2 * DAY]
}
