import { MAX_ROOMS } from '@diwan/contract/schedule/limits/meetings'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Rooms } from '../../rows.gen.ts'

export interface RoomRow extends Selectable<Rooms> {
  readonly unit: { readonly id: string; readonly name_ar: string; readonly name_en: string } | null
}

const columns = sql`room.*, case when unit.id is null then null else
  jsonb_build_object('id', unit.id, 'name_ar', unit.name_ar, 'name_en', unit.name_en) end as unit`

/** All rooms by name; there are few. */
export async function readRooms(db: Queryable): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`select ${columns} from rooms room left join units unit on unit.id = room.unit_id
    order by room.name_ar, room.id limit ${sql.lit(MAX_ROOMS)}`.execute(db)
  return rows
}

export async function readRoom(db: Queryable, id: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`select ${columns} from rooms room left join units unit on unit.id = room.unit_id
    where room.id = ${id}`.execute(db)
  return rows[0]
}

/** Writers that take or free rooms hold their rows, in the order of the ids, so that none waits for another in a circle. */
export async function lockRooms(db: Queryable, ids: readonly (string | null)[]): Promise<void> {
  const rooms = [...new Set(ids.filter((id) => id !== null))]
  if (rooms.length > 0) await sql`select from rooms where ${anyOf('id', rooms)} order by id for no key update`.execute(db)
}

export async function countRooms(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from rooms`.execute(db)
  return rows[0]!.count
}

export async function insertRoom(db: Queryable, row: Insertable<Rooms>): Promise<void> {
  await db.insertInto('rooms').values(row).execute()
}

export async function updateRoom(db: Queryable, id: string, set: Updateable<Rooms>): Promise<void> {
  await db.updateTable('rooms').set(set).where('id', '=', id).execute()
}

export interface TakenTime {
  readonly room_id: string
  readonly starts_at: Date
  readonly ends_at: Date
}

interface RoomsAsked {
  readonly rooms: readonly string[]
  readonly from: Date
  readonly to: Date
  /** A meeting whose own times are not counted. */
  readonly except?: string | undefined
}

/** When these rooms are taken between two instants. Index: meeting_rooms_apart. */
export async function readTakenRooms(db: Queryable, { rooms, from, to, except }: RoomsAsked): Promise<TakenTime[]> {
  const { rows } = await sql<TakenTime>`select room_id, starts_at, ends_at from meeting_occurrences
    where ${anyOf('room_id', rooms)} and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to}) and room_id is not null and not cancelled
      ${except === undefined ? sql`` : sql`and meeting_id <> ${except}`} order by starts_at`.execute(db)
  return rows
}
