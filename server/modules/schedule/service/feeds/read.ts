import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { FEED_DAYS, FEED_READS_AN_HOUR, MAX_FEED_SPANS } from '@diwan/contract/schedule/limits/feeds'
import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { ICalEventBusyStatus, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { createHash } from 'node:crypto'
import { holdsFlag } from '../../../../kit/access/actor.ts'
import { icsFile, midnight, publishedCalendar } from '../../../../kit/calendar-file/ics-file.ts'
import { secondsUntil, toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { House } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { hashToken } from '../../../../kit/secrets/secrets.ts'
import { readActor } from '../../../access/public.ts'
import type { ShownSpan } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { incomingAmong } from '../../queries/feeds/incoming.ts'
import { countReading, type FeedRow } from '../../queries/feeds/outgoing.ts'
import { calendarKinds, presentTimes, readTimes } from '../calendar/spans.ts'

const HOUR_MS = 3_600_000
const HOUR_SECONDS = 3_600

/**
 * A feed as its owner may read it at this moment: the policy of each record is asked as for the owner's own calendar. A secret that opens
 * nothing, a feed that was revoked and an owner who may not come in any more answer alike.
 */
export function readFeed(house: House) {
  const kinds = calendarKinds(house)
  return async (asked: Ctx, { id, secret }: InputOf<typeof feeds.read>): Promise<FileAnswer> => {
    const now = asked.clock.now()
    const feed = await countReading(asked.db, id, hashToken(secret), now)
    const actor = feed && (await readActor(asked, feed.user_id))
    if (!feed || !actor || !holdsFlag(actor, 'schedule', 'enter')) throw new Problem('not_found')
    if (feed.reads > FEED_READS_AN_HOUR)
      throw new Problem('too_many_requests', { retryAfter: secondsUntil(new Date(feed.hour_at.getTime() + HOUR_MS), now) })

    const ctx: Ctx = { ...asked, actor }
    const { calendar } = await readWorkingDays(ctx.db)
    const today = dayIn(calendar.zone, toSeconds(now))
    const days = { from: addDays(today, -FEED_DAYS.past), to: addDays(today, FEED_DAYS.ahead) }
    const times = await ownTimes(ctx, days)
    const spans = await presentTimes(ctx, calendar, times, kinds)
    const say = (key: string): string => house.sentences(actor.language, 'schedule', key, {})
    const file = publishedCalendar(feed.name, 'Calendar').ttl(HOUR_SECONDS)
    const stamp = new Date(startOfDay(calendar.zone, today) * 1000) // the same all day, so that a program is sent only what changed
    for (const [at, span] of spans.entries())
      file.createEvent({ id: uidOf(feed, times[at]!), stamp, ...eventOf(span, feed, house.publicUrl, say) })
    return icsFile({ file: 'calendar', calendar: file, known: true })
  }
}

/** Without those of calendars of elsewhere: a calendar that reads this feed and is read here would get its own times back. */
async function ownTimes(ctx: Ctx, days: { from: string; to: string }): Promise<ShownSpan[]> {
  const times = await readTimes(ctx, [ctx.actor.id], days, MAX_FEED_SPANS)
  const foreign = await incomingAmong(ctx.db, [...new Set(times.map(({ object_id }) => object_id))])
  return times.filter(({ object_id }) => !foreign.has(object_id))
}

/** Stays the same for a time of a record in this feed, and says nothing of the record. */
const uidOf = ({ id }: FeedRow, { object_id, occurrence }: ShownSpan): string =>
  `${createHash('sha256').update(`${id} ${object_id} ${occurrence}`).digest('hex').slice(0, 32)}@diwan`

const BUSY = {
  busy: ICalEventBusyStatus.BUSY,
  maybe: ICalEventBusyStatus.TENTATIVE,
  away: ICalEventBusyStatus.OOF,
} as const

function eventOf(
  { state, startsAt, endsAt, days, record }: CalendarSpan,
  { content }: FeedRow,
  origin: string,
  say: (key: string) => string,
): ICalEventData {
  const shown = content === 'full' ? record : null
  return {
    summary: shown?.title ?? say(`feedState_${state}`),
    ...(shown && { url: `${origin}${shown.path}` }),
    ...(days
      ? { start: midnight(days.from), end: midnight(addDays(days.to, 1)), allDay: true }
      : { start: new Date(startsAt * 1000), end: new Date(endsAt * 1000) }),
    busystatus: BUSY[state],
    ...(state === 'maybe' && { status: ICalEventStatus.TENTATIVE }),
  }
}
