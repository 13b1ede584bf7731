import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import type { SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import { moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { readMeeting, updateMeeting, type MeetingRow } from '../../queries/meetings/meeting.ts'
import { cancelOccurrences, readOccurrences, type OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import { lockRooms } from '../../queries/meetings/rooms.ts'
import { comingOf, occurrenceOf } from './changes.ts'
import { recordMeeting, shownMeeting } from './recorded.ts'
import { countingFor, ruleBefore } from './series.ts'
import { settle } from './settle.ts'

type Input = InputOf<typeof meetings.cancel>

const numbersOf = (scope: SeriesScope, one: OccurrenceRow, coming: readonly OccurrenceRow[]): number[] => {
  if (scope === 'this') return [one.number]
  const from = scope === 'following' ? one.original_start : new Date(0)
  return coming.filter(({ original_start }) => original_start >= from).map(({ number }) => number)
}

/** Occurrences that have begun stay. Where nothing else is left, the whole meeting is canceled. */
export const cancelMeeting = (ctx: Ctx, input: Input): Promise<OutputOf<typeof meetings.cancel>> =>
  moveCommand(
    meetingRecord,
    ctx,
    { id: input.id, version: input.version, needs: 'manage', moves: meetingMoves, move: 'cancel' },
    async (tx) => {
      const row = (await readMeeting(tx.db, input.id))!
      const occurrences = await readOccurrences(tx.db, row.id)
      const one = occurrenceOf(occurrences, input, ctx.clock.now())
      const coming = comingOf(occurrences, ctx.clock.now())
      const numbers = numbersOf(input.scope, one, coming)
      const isAll = coming.every(({ number, cancelled }) => cancelled || numbers.includes(number))
      await giveBack(ctx, tx, { row, coming, numbers, reason: isAll ? '' : input.reason })
      if (isAll) await updateMeeting(tx.db, row.id, { status: 'CANCELED', reason: input.reason })
      else if (input.scope === 'following') await endEarlier(ctx, tx, row, one)
      await settle(ctx, tx, row.id)
      const [scope, occurrence] = isAll ? (['all', null] as const) : [input.scope, one.number]
      await recordMeeting(ctx, tx, row.id, { what: 'canceled', scope, occurrence, reason: input.reason })
      return (await shownMeeting(ctx, tx.db, row.id, input.occurrence)).meeting
    },
  )

interface Freed {
  readonly row: MeetingRow
  readonly coming: readonly OccurrenceRow[]
  readonly numbers: readonly number[]
  /** Shown beside each of them; empty where the whole meeting is canceled, which has a reason of its own. */
  readonly reason: string
}

/** The rooms of these occurrences are free again. */
export async function giveBack(ctx: Ctx, tx: Tx, { row, coming, numbers, reason }: Freed): Promise<void> {
  await lockRooms(
    tx.db,
    coming.map(({ room_id }) => room_id),
  )
  await cancelOccurrences(tx.db, row.id, { numbers, reason })
  const [sequence, version] = [row.sequence + 1, row.version + 1]
  await updateMeeting(tx.db, row.id, { sequence, version, updated_at: ctx.clock.now() })
}

async function endEarlier(ctx: Ctx, tx: Tx, row: MeetingRow, one: OccurrenceRow): Promise<void> {
  const rule = ruleBefore(row, one, await countingFor(ctx, tx.db))
  await updateMeeting(tx.db, row.id, { rule: rule && JSON.stringify(rule) })
}
