import { sql } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import { anyOf } from '../../../../kit/db/any-of.ts'
import { freeSeat } from './taken.ts'

export interface HoldRow {
  readonly id: string
  readonly slot_id: string
  readonly holder_id: string
  readonly expires_at: Date
  readonly appointment_id: string
  readonly provider_id: string
  readonly starts_at: Date
  /** With the gap after it, as it was when it was taken. */
  readonly slot_ends: Date
  readonly slot_minutes: number
  readonly provider_name: string
  readonly provider_photo: string | null
}

const columns = sql`hold.*, slot.appointment_id, slot.provider_id, slot.starts_at, upper(slot.during) as slot_ends, appointment.slot_minutes,
  provider.full_name as provider_name, provider.photo_id as provider_photo`
const joins = sql`join taken_slots slot on slot.id = hold.slot_id join appointments appointment on appointment.id = slot.appointment_id
  join users provider on provider.id = slot.provider_id`

/** The slots that a person holds at an instant. Index: slot_holds_by_holder. */
export async function readHolds(db: Queryable, holderId: string, now: Date): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`select ${columns} from slot_holds hold ${joins}
    where hold.holder_id = ${holderId} and hold.expires_at > ${now} order by slot.starts_at, hold.id`.execute(db)
  return rows
}

export async function insertHold(
  db: Queryable,
  row: { readonly id: string; readonly slot_id: string; readonly holder_id: string; readonly expires_at: Date },
): Promise<void> {
  await db.insertInto('slot_holds').values(row).execute()
}

/** The hold goes, its seat stays taken. */
export async function deleteHold(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('slot_holds').where('id', '=', id).execute()
}

/** Drops the holds of slots of these providers whose time has run out. The caller holds the locks of the providers. */
export async function dropExpired(db: Queryable, providers: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ slot_id: string }>`delete from slot_holds hold using taken_slots slot
    where slot.id = hold.slot_id and ${anyOf('slot.provider_id', providers)} and hold.expires_at <= ${now}
    returning hold.slot_id`.execute(db)
  for (const { slot_id } of rows) await freeSeat(db, slot_id)
}

/** Providers with holds whose time has run out. Index: slot_holds_ending. */
export async function readExpired(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string }>`select distinct slot.provider_id from slot_holds hold
    join taken_slots slot on slot.id = hold.slot_id where hold.expires_at <= ${now} limit ${limit}`.execute(db)
  return rows.map(({ provider_id }) => provider_id)
}
