import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_MEETING_DAYS } from '@diwan/contract/schedule/limits/meetings'
import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { demand } from '../../../../kit/access/demand.ts'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { paged } from '../../../../kit/list/page.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { can } from '../../access/meetings.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { presentEntry } from '../../presenter/meeting-entries.ts'
import { readEntries } from '../../queries/meetings/list.ts'
import { readMeeting } from '../../queries/meetings/meeting.ts'
import { shownMeeting } from './recorded.ts'

type Input<E extends keyof typeof meetings> = InputOf<(typeof meetings)[E]>
type Answer<E extends keyof typeof meetings> = Promise<OutputOf<(typeof meetings)[E]>>

const earlier = (a: string, b: string): string => (a < b ? a : b)

/** The days that are listed: a year at most, from the first one on or up to the last one. */
function rangeOf({ from, to }: Pick<Input<'list'>, 'from' | 'to'>, today: string) {
  const first = from ?? (to !== undefined && to < today ? addDays(to, 1 - MAX_MEETING_DAYS) : today)
  return { first, last: to ?? addDays(first, MAX_MEETING_DAYS - 1) }
}

/** Days are those on the clock of the reader. */
export async function listMeetings(ctx: Ctx, { from, to, order, unanswered, after, limit }: Input<'list'>): Answer<'list'> {
  const { zone } = ctx.actor.reading
  const { first, last } = rangeOf({ from, to }, dayIn(zone, toSeconds(ctx.clock.now())))
  const found = await readEntries(ctx.db, ctx.actor, {
    from: new Date(startOfDay(zone, first) * 1000),
    until: new Date(startOfDay(zone, addDays(earlier(last, addDays(first, MAX_MEETING_DAYS - 1)), 1)) * 1000),
    isReversed: order === 'desc',
    unanswered: unanswered === 'true',
    after: readCursor(after),
    limit: limit + 1,
  })
  const { rows, next } = paged(found, limit)
  return { items: rows.map((row) => presentEntry(ctx.actor, row)), next }
}

export async function openMeeting(ctx: Ctx, { id, occurrence }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [meetingRecord.name.channel(id)], async () => {
    demand(can, 'view', ctx.actor, await readMeeting(ctx.db, id))
    return shownMeeting(ctx, ctx.db, id, occurrence)
  })
  return { ...record, positions }
}
