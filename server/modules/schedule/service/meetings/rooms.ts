import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { roomChanged, type RoomFact } from '@diwan/contract/schedule/events/meetings'
import { MAX_ROOMS } from '@diwan/contract/schedule/limits/meetings'
import type { Room } from '@diwan/contract/schedule/schemas/rooms'
import type { Actor } from '../../../../kit/access/actor.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { addressedBy, mayBelongTo } from '../../../audience/public.ts'
import { presentRoomName } from '../../presenter/meetings.ts'
import {
  countRooms,
  insertRoom,
  lockRooms,
  readRoom,
  readRooms,
  readTakenRooms,
  updateRoom,
  type RoomRow,
} from '../../queries/meetings/rooms.ts'
import { ownMeeting } from './own-meeting.ts'

type Input<E extends keyof typeof rooms> = InputOf<(typeof rooms)[E]>
type Answer<E extends keyof typeof rooms> = Promise<OutputOf<(typeof rooms)[E]>>

const FLAG = 'schedule.manage'

/** Rooms of a unit are managed by those who manage the unit; the others by those who manage everything. */
export function mayChangeRoom(actor: Actor, { unit_id }: Pick<RoomRow, 'unit_id'>): boolean {
  const { all, unitIds } = addressedBy(actor, FLAG)
  return all || (unit_id !== null && unitIds.includes(unit_id))
}

const present = (actor: Actor, row: RoomRow): Room => ({
  ...presentRoomName(row),
  unit: row.unit && { id: row.unit.id, nameAr: row.unit.name_ar, nameEn: row.unit.name_en },
  version: row.version,
  can: { change: mayChangeRoom(actor, row) },
})

export async function listRooms(ctx: Ctx, { startsAt, minutes, meetingId }: Input<'free'>): Answer<'free'> {
  const rows = (await readRooms(ctx.db)).filter(({ active }) => active)
  if (startsAt === undefined || minutes === undefined)
    return { items: rows.map((row) => ({ ...presentRoomName(row), free: null })) }
  const [from, to] = [new Date(startsAt * 1000), new Date((startsAt + minutes * 60) * 1000)]
  const ids = rows.map(({ id }) => id)
  const taken = await readTakenRooms(ctx.db, { rooms: ids, from, to, except: await ownMeeting(ctx, meetingId) })
  const isTaken = new Set(taken.map(({ room_id }) => room_id))
  return { items: rows.map((row) => ({ ...presentRoomName(row), free: !isTaken.has(row.id) })) }
}

export const listManagedRooms = async ({ db, actor }: Ctx): Answer<'all'> => ({
  items: (await readRooms(db)).map((row) => present(actor, row)),
})

const factOf = (row: RoomRow): RoomFact => ({
  nameAr: row.name_ar,
  nameEn: row.name_en,
  seats: row.seats,
  place: row.place,
  active: row.active,
})

async function demandUnit(db: Queryable, actor: Actor, unitId: string | null): Promise<void> {
  if (unitId !== null && !(await mayBelongTo(db, actor, FLAG, unitId))) throw new Problem('schedule.unit_missing')
  if (!mayChangeRoom(actor, { unit_id: unitId })) throw new Problem('forbidden')
}

const columnsOf = ({ nameAr, nameEn, seats, place, unitId }: Input<'create'>) => ({
  name_ar: nameAr,
  name_en: nameEn,
  seats,
  place,
  unit_id: unitId,
})

export const createRoom = (ctx: Ctx, input: Input<'create'>): Answer<'create'> =>
  write(ctx, async (tx) => {
    await demandUnit(tx.db, ctx.actor, input.unitId)
    if ((await countRooms(tx.db)) >= MAX_ROOMS) throw new Problem('schedule.room_limit')
    const id = newId()
    await insertRoom(tx.db, { id, ...columnsOf(input), created_at: ctx.clock.now() })
    const row = (await readRoom(tx.db, id))!
    tx.record(roomChanged, { id, before: null, after: factOf(row) }, { object: ctx.actor.id, topics: ['schedule'] })
    return present(ctx.actor, row)
  })

export const changeRoom = (ctx: Ctx, { id, version, active, ...input }: Input<'change'>): Answer<'change'> =>
  write(ctx, async (tx) => {
    await lockRooms(tx.db, [id])
    const before = await readRoom(tx.db, id)
    if (!before) throw new Problem('not_found')
    if (!mayChangeRoom(ctx.actor, before)) throw new Problem('forbidden')
    if (before.version !== version) throw new Problem('changed_meanwhile', { current: present(ctx.actor, before) })
    if (input.unitId !== before.unit_id) await demandUnit(tx.db, ctx.actor, input.unitId)
    await updateRoom(tx.db, id, { ...columnsOf(input), active, version: version + 1 })
    const row = (await readRoom(tx.db, id))!
    tx.record(roomChanged, { id, before: factOf(before), after: factOf(row) }, { object: ctx.actor.id, topics: ['schedule'] })
    return present(ctx.actor, row)
  })
