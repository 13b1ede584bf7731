import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import { moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { readMeeting } from '../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../queries/meetings/occurrences.ts'
import { changeAll } from './change-all.ts'
import { changeOne } from './change-one.ts'
import { changesOf, comingOf, occurrenceOf, type ChangeInput } from './changes.ts'
import { demandFuture } from './plan.ts'
import { shownMeeting } from './recorded.ts'
import { lockRooms } from '../../queries/meetings/rooms.ts'
import { demandRoom } from './room-taking.ts'
import { countingFor } from './series.ts'
import { splitSeries } from './split.ts'
import type { Changing } from './types.ts'

/** One occurrence, it and those that follow, or all that are still to come. */
export const changeMeeting = (ctx: Ctx, input: ChangeInput): Promise<OutputOf<typeof meetings.change>> =>
  moveCommand(
    meetingRecord,
    ctx,
    { id: input.id, version: input.version, needs: 'manage', moves: meetingMoves, move: 'change' },
    async (tx) => {
      const row = (await readMeeting(tx.db, input.id))!
      const occurrences = await readOccurrences(tx.db, row.id)
      const one = occurrenceOf(occurrences, input, ctx.clock.now())
      const counting = await countingFor(ctx, tx.db)
      const changes = changesOf(input, row, one, counting)
      if (changes.isRetimed) demandFuture(ctx, `${changes.start.day}T${changes.start.time}`, changes.zone)
      await demandRoom(tx.db, changes.room_id, one.room_id)
      const coming = comingOf(occurrences, ctx.clock.now())
      // Writers of occurrences hold the rooms: others check their own times against them.
      await lockRooms(tx.db, [changes.room_id, ...coming.map(({ room_id }) => room_id)])
      const changing: Changing = { row, occurrences, coming, one, counting, changes, input }
      const isFirst = coming.every((each) => each.cancelled || each.original_start >= one.original_start)
      // A meeting that happens once has no other occurrence, and before the first one there is nothing to split off.
      const scope = row.rule === null || (input.scope === 'following' && isFirst) ? 'all' : input.scope
      const change = { this: changeOne, following: splitSeries, all: changeAll }[scope]
      return (await shownMeeting(ctx, tx.db, await change(ctx, tx, changing))).meeting
    },
  )
