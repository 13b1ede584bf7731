import { ar } from '@diwan/contract/schedule/words.ar'
import { en } from '@diwan/contract/schedule/words.en'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import { GUEST_LETTERS_AN_HOUR } from '@diwan/contract/schedule/limits/meetings'
import { weekdayOf } from '@diwan/core/calendar-days'
import { dayIn, instantText, weekdayName } from '@diwan/core/formats'
import { zoneTime } from '@diwan/core/zone-cities'
import { PORTAL, type Actor } from '../../../../../kit/access/actor.ts'
import { invitationText, type InvitedTime } from '../../../../../kit/calendar-file/invitation.ts'
import { toSeconds } from '../../../../../kit/clock/clock.ts'
import { composeLetter } from '../../../../../kit/mail/letter.ts'
import type { Letter } from '../../../../../kit/mail/mail.ts'
import { speaker } from '../../../../../kit/mail/speaker.ts'
import type { BackgroundJobKind } from '../../../../../kit/module.ts'
import type { Portal } from '../../../../../kit/portal.ts'
import { readActor } from '../../../../access/public.ts'
import { makeLink } from '../../../../guests/public.ts'
import { readOrganisation } from '../../../../settings/public.ts'
import { can } from '../../../access/meetings.ts'
import { countLetter, keepDone, keepSent, putOff, readMail, readWait, type MailRow } from '../../../queries/meetings/mails.ts'
import { readMeeting, type AttendeeRow, type MeetingRow } from '../../../queries/meetings/meeting.ts'
import { readOccurrences, type OccurrenceRow } from '../../../queries/meetings/occurrences.ts'
import { readRooms } from '../../../queries/meetings/rooms.ts'
import { countingFor } from '../series.ts'
import { MEETING_PURPOSE, guestUntil } from '../guest.ts'
import { mailedUnits, WHOLE, type Unit } from './units.ts'

export const MAIL_MEETING = 'schedule.mailMeeting'

/** Times of a series that differ from its rule and are named in a mail. */
const MAX_DIFFERING = 10

const speakTo = speaker('schedule', { ar, en })

/** Ids alone: what a letter says is read when it is sent. */
export type MeetingLetter = Readonly<Record<'meeting' | 'attendee' | 'number', string>>

/** The reader of a letter. */
interface Recipient {
  readonly address: string
  readonly language: 'ar' | 'en'
  readonly person: Actor | null
  readonly attendee: AttendeeRow | undefined
}

interface Sending {
  readonly portal: Portal
  readonly publicUrl: string
  readonly row: MeetingRow
  readonly mail: MailRow
  readonly recipient: Recipient
  readonly what: 'invited' | 'changed' | 'canceled'
}

export const mailMeetingJob = (publicUrl: string): BackgroundJobKind => ({
  name: MAIL_MEETING,
  async run(portal, { meeting = '', attendee = '', number = '' }) {
    const [row, mail] = await Promise.all([
      readMeeting(portal.db, meeting),
      readMail(portal.db, meeting, attendee, Number(number)),
    ])
    if (!row || !mail || mail.again_at === null) return // it was sent
    const until = await waitOf(portal, row, mail)
    if (until) return putOff(portal.db, mail, until)
    const recipient = await recipientOf(portal, row, mail)
    if (recipient) await sendLetter({ portal, publicUrl, row, mail, recipient, what: mail.letter as Sending['what'] })
    await keepDone(portal.db, mail)
  },
})

/** An organiser writes only so many letters to guests within an hour: the portal sends no mass mail. */
async function waitOf({ db, clock }: Portal, { organiser }: MeetingRow, { address }: MailRow): Promise<Date | undefined> {
  return address === null ? undefined : readWait(db, organiser, clock.now(), GUEST_LETTERS_AN_HOUR)
}

async function sendLetter(sending: Sending): Promise<void> {
  const { portal, row, mail } = sending
  const now = portal.clock.now()
  if (mail.ends_at <= now || !mayRead(sending)) return
  const occurrences = await readOccurrences(portal.db, row.id)
  const unit = sending.what === 'canceled' ? endedUnit(mail) : await unitNow(portal, row, occurrences, mail.number)
  if (!unit) return // another letter says how it is now
  await portal.mail.send(await letterOf(sending, unit, occurrences))
  if (mail.address !== null) await countLetter(portal.db, row.organiser, now)
  const { title, place, room_id } = unit.first
  await keepSent(portal.db, mail, { title, place, room_id, sent_at: now })
}

/** People who may not see the meeting are not invited. A cancellation, which says nothing new, reaches those who were. */
function mayRead({ row, mail, recipient: { person, attendee }, what }: Sending): boolean {
  if (what === 'canceled') return mail.sent_at !== null || !person || can.view(person, { ...row, people_ids: [person.id] })
  return attendee !== undefined && (!person || can.view(person, row))
}

/** A guest reads the language of the organiser; a colleague who may not come in any more is written nothing. */
async function recipientOf(
  portal: Portal,
  row: MeetingRow,
  { user_id, address, attendee_id }: MailRow,
): Promise<Recipient | null> {
  const attendee = row.attendees.find(({ id }) => id === attendee_id)
  const person = await readActor(portal, user_id ?? row.organiser)
  if (address !== null) return { address, language: person?.language ?? 'ar', person: null, attendee }
  return person && { address: person.email, language: person.language, person, attendee }
}

async function letterOf(sending: Sending, unit: Unit, occurrences: readonly OccurrenceRow[]): Promise<Letter> {
  const { portal, row, recipient, what } = sending
  const placeOf = await placesIn(portal, recipient.language)
  const { say, language, sender } = speakTo(await readOrganisation(portal.db), recipient)
  const name = { title: what === 'canceled' ? unit.first.title : row.title, person: row.organiser_name }
  const url = await answerUrl(sending)
  const letter = composeLetter({
    to: recipient.address,
    language,
    sender,
    subject: say(`mailSubject_${what}`, name),
    lines: [
      say(`mail_meeting_${what}`, name),
      ...factsOf(sending, unit, { say, placeOf, next: nextOf(portal, unit, occurrences) }),
    ],
    ...(what !== 'canceled' && { link: { words: say('mailAnswerLink'), url } }),
    end: say('mailMeetingEnd', { person: row.organiser_name }),
  })
  const text = calendarText(sending, unit, { url, description: say('mailAnswerHere'), placeOf })
  return { ...letter, calendar: { method: what === 'canceled' ? 'CANCEL' : 'REQUEST', text } }
}

interface Words {
  readonly say: (key: string, params?: Record<string, string | number>) => string
  readonly placeOf: PlaceOf
  readonly next: Unit['first']
}

/** When, where, what differs in a series, and how it is answered. */
function factsOf({ portal, row, mail, recipient, what }: Sending, unit: Unit, { say, placeOf, next }: Words): string[] {
  const reading = { ...(recipient.person?.reading ?? { ...PORTAL.reading, language: recipient.language }), zone: row.zone }
  const textOf = (at: Date): string => {
    const seconds = toSeconds(at)
    return `${weekdayName(weekdayOf(dayIn(row.zone, seconds)), reading, 'long')} ${instantText(seconds, reading)}`
  }
  const place = placeOf(next)
  const reason = mail.reason || row.reason
  const differing = unit.changed.filter(({ original_start }) => original_start > portal.clock.now()).slice(0, MAX_DIFFERING)
  return [
    say(unit.rule ? 'mailNext' : 'mailWhen', { when: textOf(next.starts_at), zone: zoneTime(row.zone, recipient.language) }),
    ...(unit.rule ? [say('mailSeries', { count: unit.rule.count ?? 1 })] : []),
    ...(place ? [say('mailPlace', { place })] : []),
    ...differing.map(({ cancelled, original_start, starts_at }) =>
      say(cancelled ? 'mailLeftOut' : 'mailMoved', { when: textOf(original_start), instead: textOf(starts_at) }),
    ),
    ...(recipient.attendee && reason ? [say('mailReason', { reason })] : []),
    ...(what === 'canceled' ? [] : [say('mailAnswerHere')]),
  ]
}

/** The next time of a series, or the only time. */
const nextOf = ({ clock }: Portal, { rule, first }: Unit, occurrences: readonly OccurrenceRow[]): Unit['first'] =>
  (rule && occurrences.find(({ cancelled, starts_at }) => !cancelled && starts_at > clock.now())) ?? first

async function unitNow(
  { db, clock }: Portal,
  row: MeetingRow,
  occurrences: readonly OccurrenceRow[],
  number: number,
): Promise<Unit | undefined> {
  const { weekStart } = await countingFor({ actor: PORTAL }, db)
  return mailedUnits(row, occurrences, { weekStart, now: clock.now(), mailed: new Set([number]) }).units.find(
    (unit) => unit.number === number,
  )
}

/** A canceled unit is known by the mail about it: the occurrence may be gone, and what it is now is no concern of those who were taken off. */
const endedUnit = ({ number, original_start, starts_at, ends_at, title, place, room_id, digest }: MailRow): Unit => ({
  number,
  first: { original_start, starts_at, ends_at, title, place, room_id },
  changed: [],
  digest,
})

type PlaceOf = (of: Unit['first']) => string

async function placesIn({ db }: Portal, language: 'ar' | 'en'): Promise<PlaceOf> {
  const rooms = new Map((await readRooms(db)).map((room) => [room.id, language === 'ar' ? room.name_ar : room.name_en]))
  return ({ room_id, place }) => [room_id === null ? undefined : rooms.get(room_id), place].filter(Boolean).join(' · ')
}

/** Guests answer by a link of their own, colleagues in the portal. */
async function answerUrl({ portal, publicUrl, row, mail, recipient, what }: Sending): Promise<string> {
  if (recipient.person || what === 'canceled' || !recipient.attendee) return `${publicUrl}${meetingKind.path(row.id)}`
  const link = {
    purpose: MEETING_PURPOSE,
    objectId: row.id,
    partId: mail.attendee_id,
    address: recipient.address,
    language: recipient.language,
    until: guestUntil(row),
  }
  return makeLink(portal.db, publicUrl, link, portal.clock.now())
}

interface Stated {
  readonly url: string
  readonly description: string
  readonly placeOf: PlaceOf
}

function calendarText(
  { portal, row, mail, recipient, what }: Sending,
  unit: Unit,
  { url, description, placeOf }: Stated,
): string {
  const timeOf = (of: Unit['first']): InvitedTime => ({
    startsAt: of.starts_at,
    endsAt: of.ends_at,
    title: of.title,
    place: placeOf(of),
  })
  const { first, rule, changed, number } = unit
  return invitationText({
    method: what === 'canceled' ? 'CANCEL' : 'REQUEST',
    uid: number === WHOLE ? `${row.id}@diwan` : `${row.id}-${number}@diwan`,
    sequence: row.sequence + mail.raised,
    stamp: portal.clock.now(),
    zone: row.zone,
    organiser: { name: row.organiser_name, address: portal.mail.address },
    attendee: {
      address: recipient.address,
      isOptional: recipient.attendee?.part === 'optional',
      answer: recipient.attendee?.answer ?? 'none',
    },
    url,
    description,
    first: timeOf(first),
    ...(rule && { rule }),
    changed: changed.map((one) => ({ ...timeOf(one), original: one.original_start, isCanceled: one.cancelled })),
  })
}
