import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { PORTAL } from '../../../../../kit/access/actor.ts'
import { inTurn } from '../../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../../kit/portal.ts'
import type { Reaction } from '../../../../../kit/record/jobs.ts'
import { write, type Tx } from '../../../../../kit/record/write.ts'
import { readMailed } from '../../../queries/feeds/calendar-mail.ts'
import { keepDue, keepMails, readMails, readMailsDue, type MailRow } from '../../../queries/meetings/mails.ts'
import { lockMeeting, type AttendeeRow, type MeetingRow } from '../../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../../queries/meetings/occurrences.ts'
import { countingFor } from '../series.ts'
import { MAIL_MEETING, type MeetingLetter } from './letter.ts'
import { mailedUnits, WHOLE, type Unit } from './units.ts'

/** So many series in one minute; the next minute goes on. */
const AT_ONCE = 100

const { planned, continued, changed, invited, shortened, renewed, canceled, left } = meetingEvents

/** A change of a meeting is mailed as an appointment: to guests, and to colleagues who want that. */
export const mailMeetings = (portal: Portal): Reaction => ({
  name: 'schedule.mailMeetings',
  events: [planned, continued, changed, invited, shortened, renewed, canceled, left].map(({ name }) => name),
  run: ({ objectId }) => mailMeeting(portal, objectId),
})

/** Each minute: occurrences of series that calendar programs cannot repeat are mailed when they are near. */
export async function tendMails(portal: Portal): Promise<void> {
  await inTurn((await readMailsDue(portal.db, portal.clock.now(), AT_ONCE)).map((id) => () => mailMeeting(portal, id)))
}

/**
 * Compares what each attendee was mailed with the meeting as it is, and queues a letter for each difference in the same transaction: asked
 * twice, it mails nothing twice.
 */
async function mailMeeting(portal: Portal, id: string): Promise<void> {
  if (portal.mail.kind === 'none') return
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  await write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (!row) return null
    const letters = await lettersOf(ctx, tx, row)
    if (letters.length === 0) return null
    await portal.jobs.postAll(tx.db, MAIL_MEETING, letters)
    tx.afterwards(() => Promise.resolve(portal.jobs.wakeBackgroundJob(MAIL_MEETING)))
    return null
  })
}

async function lettersOf(ctx: Ctx, tx: Tx, row: MeetingRow): Promise<MeetingLetter[]> {
  const now = ctx.clock.now()
  const isOpen = row.status === 'OPEN' && row.deleted_at === null
  const { weekStart } = await countingFor(ctx, tx.db)
  const occurrences = isOpen ? await readOccurrences(tx.db, row.id) : []
  const { units, due } = mailedUnits(row, occurrences, weekStart, now)
  await keepDue(tx.db, row.id, due)
  const before = await readMails(tx.db, row.id)
  const known = new Map(before.map((mail) => [keyOf(mail.attendee_id, mail.number), mail]))
  const reached = await reachedBy(tx, row, before)

  const asked = reached.flatMap((one) => units.map((unit) => ({ one, unit, mail: known.get(keyOf(one.id, unit.number)) })))
  const fresh = asked.filter(({ unit, mail }) => !mail || mail.canceled || !mail.digest.equals(unit.digest))
  const wanted = new Set(asked.map(({ one, unit }) => keyOf(one.id, unit.number)))
  const gone = before.filter((mail) => isComing(mail, now) && !wanted.has(keyOf(mail.attendee_id, mail.number)))

  await keepMails(tx.db, [
    ...fresh.map(({ one, unit }) => mailOf(row, one, unit)),
    ...gone.map((mail) => ({ ...mail, canceled: true })),
  ])
  return [
    ...fresh.map(({ one, unit, mail }) => letter(row.id, one.id, unit.number, mail && !mail.canceled ? 'changed' : 'invited')),
    ...gone.map((mail) => letter(row.id, mail.attendee_id, mail.number, 'canceled')),
  ]
}

/** Guests, colleagues who want it, and people who have it in a calendar already. */
async function reachedBy(tx: Tx, { attendees }: MeetingRow, before: readonly MailRow[]): Promise<AttendeeRow[]> {
  const people = attendees.flatMap(({ user_id }) => user_id ?? [])
  const wanting = await readMailed(tx.db, people)
  const having = new Set(before.filter(({ canceled: isCanceled }) => !isCanceled).map(({ attendee_id }) => attendee_id))
  return attendees.filter(({ id, user_id }) => user_id === null || wanting.has(user_id) || having.has(id))
}

/** A time that has begun is not canceled any more; a series is as long as it goes on. */
const isComing = ({ canceled: isCanceled, number, starts_at, ends_at }: MailRow, now: Date): boolean =>
  !isCanceled && (number === WHOLE ? ends_at : starts_at) > now

const keyOf = (attendeeId: string, number: number): string => `${attendeeId} ${number}`

const mailOf = (row: MeetingRow, { id, user_id, email }: AttendeeRow, { number, first, digest, changed: differing }: Unit) => ({
  meeting_id: row.id,
  attendee_id: id,
  number,
  user_id,
  address: email,
  digest,
  original_start: first.original_start,
  starts_at: first.starts_at,
  // of a series that goes on the last of its times counts: see `isComing`
  ends_at: number === WHOLE ? latest([row.ends_at, first.ends_at, ...differing.map(({ ends_at }) => ends_at)]) : first.ends_at,
  canceled: false,
})

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((at) => at.getTime())))

const letter = (meeting: string, attendee: string, number: number, what: MeetingLetter['what']): MeetingLetter => ({
  meeting,
  attendee,
  number: String(number),
  what,
})
