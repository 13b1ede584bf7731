import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { PORTAL } from '../../../../../kit/access/actor.ts'
import { inTurn } from '../../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../../kit/portal.ts'
import type { Fact, Reaction } from '../../../../../kit/record/jobs.ts'
import { write, type Tx } from '../../../../../kit/record/write.ts'
import { readMailed } from '../../../queries/feeds/calendar-mail.ts'
import {
  claimWaiting,
  keepDue,
  keepMails,
  readMails,
  readMailsDue,
  readReason,
  type MailKey,
  type MailRow,
} from '../../../queries/meetings/mails.ts'
import { lockMeeting, type AttendeeRow, type MeetingRow } from '../../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../../queries/meetings/occurrences.ts'
import { countingFor } from '../series.ts'
import { MAIL_MEETING, type MeetingLetter } from './letter.ts'
import { mailedUnits, WHOLE, type Unit } from './units.ts'

/** So many series in one minute; the next minute goes on. */
const AT_ONCE = 100
/** So many letters that wait are queued again in one minute. */
const LETTERS_AT_ONCE = 500
/** A mail server may be away for two days. */
const GIVE_UP_HOURS = 48
/** So long a letter has with the tries of its queue, before it is queued again. */
const AGAIN_MS = 5 * 60_000

const { planned, continued, changed, invited, shortened, renewed, canceled, left } = meetingEvents

/** A change of a meeting is mailed as an appointment: to guests, and to colleagues who want that. */
export const mailMeetings = (portal: Portal): Reaction => ({
  name: 'schedule.mailMeetings',
  events: [planned, continued, changed, invited, shortened, renewed, canceled, left].map(({ name }) => name),
  run: (fact) => mailMeeting(portal, fact.objectId, fact),
})

/** Each minute: occurrences of series that calendar programs cannot repeat are mailed when they are near, and letters that wait are tried again. */
export async function tendMails(portal: Portal): Promise<void> {
  if (portal.mail.kind === 'none') return
  await write(ctxOf(portal), async (tx) => {
    const waiting = await claimWaiting(tx.db, { now: portal.clock.now(), limit: LETTERS_AT_ONCE, giveUpHours: GIVE_UP_HOURS })
    await queue(portal, tx, waiting.map(letterOf))
    return null
  })
  await inTurn((await readMailsDue(portal.db, portal.clock.now(), AT_ONCE)).map((id) => () => mailMeeting(portal, id)))
}

const ctxOf = (portal: Portal): Ctx => ({ portal, clock: portal.clock, db: portal.db, actor: PORTAL })

async function queue(portal: Portal, tx: Tx, letters: readonly MeetingLetter[]): Promise<void> {
  if (letters.length === 0) return
  await portal.jobs.postAll(tx.db, MAIL_MEETING, letters)
  tx.afterwards(() => Promise.resolve(portal.jobs.wakeBackgroundJob(MAIL_MEETING)))
}

/**
 * Compares what each attendee was mailed with the meeting as it is, and queues a letter for each difference in the same transaction: asked
 * twice, it mails nothing twice.
 */
async function mailMeeting(portal: Portal, id: string, fact?: Fact): Promise<void> {
  if (portal.mail.kind === 'none') return
  const ctx = ctxOf(portal)
  await write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (!row) return null
    const reason = fact?.event === canceled.name ? await readReason(tx.db, fact.historyId) : ''
    await queue(portal, tx, await lettersOf(ctx, tx, row, reason))
    return null
  })
}

async function lettersOf(ctx: Ctx, tx: Tx, row: MeetingRow, reason: string): Promise<MeetingLetter[]> {
  const now = ctx.clock.now()
  const isOpen = row.status === 'OPEN' && row.deleted_at === null
  const { weekStart } = await countingFor(ctx, tx.db)
  const occurrences = isOpen ? await readOccurrences(tx.db, row.id) : []
  const before = await readMails(tx.db, row.id)
  const mailed = new Set(before.filter((mail) => !isCanceled(mail)).map(({ number }) => number))
  const { units, due } = mailedUnits(row, occurrences, { weekStart, now, mailed })
  await keepDue(tx.db, row.id, due)
  const known = new Map(before.map((mail) => [keyOf(mail.attendee_id, mail.number), mail]))
  const reached = await reachedBy(tx, row, before)

  const asked = reached.flatMap((one) => units.map((unit) => ({ one, unit, mail: known.get(keyOf(one.id, unit.number)) })))
  const fresh = asked.filter(({ unit, mail }) => !mail || isCanceled(mail) || !mail.digest.equals(unit.digest))
  const wanted = new Set(asked.map(({ one, unit }) => keyOf(one.id, unit.number)))
  const gone = before.filter((mail) => isComing(mail, now) && !wanted.has(keyOf(mail.attendee_id, mail.number)))

  const waiting = { reason, asked_at: now, again_at: new Date(now.getTime() + AGAIN_MS) }
  const mails = [
    ...fresh.map(({ one, unit, mail }) => ({ ...mailOf(row, one, unit, mail), ...waiting })),
    ...gone.map((mail) => ({ ...mail, letter: 'canceled', ...waiting })),
  ]
  await keepMails(tx.db, mails)
  return mails.map(letterOf)
}

/** Guests, colleagues who want it, and people who have it in a calendar already. */
async function reachedBy(tx: Tx, { attendees }: MeetingRow, before: readonly MailRow[]): Promise<AttendeeRow[]> {
  const people = attendees.flatMap(({ user_id }) => user_id ?? [])
  const wanting = await readMailed(tx.db, people)
  const having = new Set(before.filter((mail) => !isCanceled(mail)).map(({ attendee_id }) => attendee_id))
  return attendees.filter(({ id, user_id }) => user_id === null || wanting.has(user_id) || having.has(id))
}

/** A time that has begun is not canceled any more; a series is as long as it goes on. */
const isComing = (mail: MailRow, now: Date): boolean =>
  !isCanceled(mail) && (mail.number === WHOLE ? mail.ends_at : mail.starts_at) > now

const isCanceled = ({ letter }: MailRow): boolean => letter === 'canceled'

/** True where an invitation was sent; else the next letter is one. */
const isKnown = (mail: MailRow): boolean =>
  !isCanceled(mail) && mail.sent_at !== null && !(mail.letter === 'invited' && mail.again_at !== null)

const keyOf = (attendeeId: string, number: number): string => `${attendeeId} ${number}`

const mailOf = (
  row: MeetingRow,
  { id, user_id, email }: AttendeeRow,
  { number, first, digest, changed: differing }: Unit,
  mail: MailRow | undefined,
) => ({
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
  letter: mail && isKnown(mail) ? 'changed' : 'invited',
  title: first.title,
  place: first.place,
  room_id: first.room_id,
  raised: mail ? mail.raised + (isCanceled(mail) ? 1 : 0) : 0,
})

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((at) => at.getTime())))

const letterOf = ({ meeting_id, attendee_id, number }: MailKey): MeetingLetter => ({
  meeting: meeting_id,
  attendee: attendee_id,
  number: String(number),
})
