import { INCOMING_HOURS, INCOMING_MINUTES, MAX_INCOMING_BYTES } from '@diwan/contract/schedule/limits/feeds'
import type { FeedProblem } from '@diwan/contract/schedule/vocabulary/feeds'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { SpanSource, BackgroundJobKind } from '../../../../kit/module.ts'
import { OutgoingRefused, type Answer } from '../../../../kit/outgoing/outgoing.ts'
import { inTurn } from '../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { readActor } from '../../../access/public.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import {
  claimDue,
  lockIncoming,
  readAllIncoming,
  readIncoming,
  readStale,
  updateIncoming,
  type BusyTimes,
  type IncomingRow,
} from '../../queries/feeds/incoming.ts'
import { readBusyApart } from './foreign/read-apart.ts'

export const INCOMING = 'incoming_feed'

const READ_INCOMING = 'schedule.readIncomingFeed'
/** So many in one minute; the next minute goes on. */
const AT_ONCE = 100

type Feed = Pick<IncomingRow, 'id' | 'user_id' | 'busy'>

export async function queueReading({ portal }: Pick<Ctx, 'portal'>, tx: Tx, id: string): Promise<void> {
  await portal.jobs.post(tx.db, READ_INCOMING, { feed: id })
  tx.afterwards(() => Promise.resolve(portal.jobs.wakeBackgroundJob(READ_INCOMING)))
}

/** Each minute: feeds whose half hour has passed are read, and times of a day ago do not count any more. */
export async function tendFeeds(portal: Portal): Promise<void> {
  const { clock, db } = portal
  const ctx: Ctx = { portal, clock, db, actor: PORTAL }
  const now = clock.now()
  await write(ctx, async (tx) => {
    const due = await claimDue(tx.db, now, new Date(now.getTime() + INCOMING_MINUTES * 60_000), AT_ONCE)
    for (const id of due) await queueReading(ctx, tx, id)
    return null
  })
  const stale = await readStale(db, new Date(now.getTime() - INCOMING_HOURS * 3_600_000), AT_ONCE)
  await inTurn(stale.map((id) => () => keep(ctx, id, { busy: [], cut: false })))
}

/** Reads one feed outside of any transaction. A feed that fails keeps the times of its last reading for a day. */
export const readIncomingFeed: BackgroundJobKind = {
  name: READ_INCOMING,
  async run(portal, { feed = '' }) {
    const { clock, db } = portal
    const row = await readIncoming(db, feed)
    if (!row || !(await readActor(portal, row.user_id))) return
    const ctx: Ctx = { portal, clock, db, actor: PORTAL }
    const found = await readBusy(portal, row)
    if (typeof found === 'string') await keep(ctx, feed, { problem: found })
    else await keep(ctx, feed, { ...found, problem: null, fetched_at: clock.now() })
  },
}

interface Found {
  readonly busy: BusyTimes
  readonly cut: boolean
}

async function readBusy({ outgoing, clock, db, log }: Portal, { user_id, url }: IncomingRow): Promise<Found | FeedProblem> {
  const answer = await ask(outgoing.request.bind(outgoing), url)
  if (typeof answer === 'string') return answer
  if (answer.status !== 200) return 'refused'
  const { calendar } = await readWorkingDays(db)
  const task = { text: answer.body.toString(), now: toSeconds(clock.now()), zone: calendar.zone }
  const read = await readBusyApart(user_id, task).catch(() => {
    log.warn('the reader of calendars failed') // its error may repeat what the calendar holds
    return 'no_calendar' as const
  })
  return read ?? 'too_slow'
}

async function ask(request: Portal['outgoing']['request'], url: string): Promise<Answer | FeedProblem> {
  try {
    const headers = { accept: 'text/calendar', 'user-agent': 'Diwan' }
    return await request({ url, headers, maxBytes: MAX_INCOMING_BYTES, refuseLonger: true, httpsOnly: true })
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) return 'unreachable'
    return error.message === 'size' ? 'too_large' : 'address'
  }
}

interface Kept extends Partial<Found> {
  readonly problem?: FeedProblem | null
  readonly fetched_at?: Date
}

/** The times of the feed and of its owner in one transaction; a feed that was removed while it was read stays removed. */
const keep = (ctx: Ctx, id: string, { busy, ...set }: Kept): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockIncoming(tx.db, id)
    if (!row) return null
    await updateIncoming(tx.db, id, { ...set, ...(busy && { busy: JSON.stringify(busy) }) })
    if (busy) await writeSpans(tx.db, id, spansOf({ id, user_id: row.user_id, busy }))
    return null
  })

const spansOf = ({ user_id, busy }: Feed) =>
  busy.map(([from, to], occurrence) => ({
    personId: user_id,
    kind: 'busy' as const,
    starts: new Date(from * 1000),
    ends: new Date(to * 1000),
    occurrence,
  }))

export const incomingSpans: SpanSource = {
  kind: INCOMING,
  type: 'view',
  unnamed: true,
  rebuilt: async (db: Queryable) =>
    (await readAllIncoming(db)).flatMap((feed) => spansOf(feed).map((span) => ({ ...span, objectId: feed.id }))),
}
