import type { Role } from '@diwan/contract/access/vocabulary'
import type { Channel } from '@diwan/contract/kit/notice'
import type { Quiet } from '@diwan/contract/notifications/schemas'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Cell {
  role: Role
  event: string
  channel: Channel
  on: boolean
  locked: boolean
}

/** One row of few columns; locked, it orders those who change the rules. */
export const readRules = (db: Queryable, lock = false) =>
  db
    .selectFrom('notification_rules')
    .select(['version', 'mail_minutes'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()

export async function writeRules(
  db: Queryable,
  { version, mailMinutes }: { version: number; mailMinutes: number },
): Promise<void> {
  await db.updateTable('notification_rules').set({ version, mail_minutes: mailMinutes }).execute()
}

/** Of some events, or all: at most one row for each role, event and channel. */
export async function readDefaults(db: Queryable, events?: readonly string[]): Promise<Cell[]> {
  const rows = await db
    .selectFrom('notification_defaults')
    .select(['role', 'event', 'channel', 'is_on as on', 'locked'])
    .$if(events !== undefined, (query) => query.where(anyOf('event', events!)))
    .orderBy('role')
    .orderBy('event')
    .orderBy('channel')
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role, channel: row.channel as Channel })) // their CHECKs say so
}

/** What is as the module declares it leaves the table. */
export async function writeDefaults(db: Queryable, cells: readonly (Cell & { declared: boolean })[]): Promise<void> {
  const given = JSON.stringify(cells)
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as cell (role text, event text, channel text, "on" boolean, locked boolean, declared boolean)`
  await sql`delete from notification_defaults kept using ${rows}
    where cell.declared and kept.role = cell.role and kept.event = cell.event and kept.channel = cell.channel`.execute(db)
  await sql`insert into notification_defaults (role, event, channel, is_on, locked)
    select role, event, channel, "on", locked from ${rows} where not declared
    on conflict (event, role, channel) do update set is_on = excluded.is_on, locked = excluded.locked`.execute(db)
}

interface Choice {
  user_id: string
  event: string
  channel: string
  on: boolean
}

/** Of one event for many people, or of all events for one. */
export function readChoices(db: Queryable, of: { userIds: readonly string[]; event?: string | undefined }): Promise<Choice[]> {
  return db
    .selectFrom('notification_choices')
    .select(['user_id', 'event', 'channel', 'is_on as on'])
    .where(anyOf('user_id', of.userIds))
    .$if(of.event !== undefined, (query) => query.where('event', '=', of.event!))
    .execute()
}

/** One channel of several events, for one person. A choice that differs in nothing from the default is not kept. */
export async function writeChoices(
  db: Queryable,
  { user_id, channel, on }: Omit<Choice, 'event'>,
  events: readonly { readonly event: string; readonly usual: boolean }[],
): Promise<void> {
  const namesOf = (isUsual: boolean) => events.flatMap(({ event, usual }) => ((usual === on) === isUsual ? [event] : []))
  const [usual, other] = [namesOf(true), namesOf(false)]
  if (usual.length > 0)
    await db
      .deleteFrom('notification_choices')
      .where('user_id', '=', user_id)
      .where('channel', '=', channel)
      .where(anyOf('event', usual))
      .execute()
  if (other.length > 0)
    await db
      .insertInto('notification_choices')
      .values([...new Set(other)].map((event) => ({ user_id, event, channel, is_on: on })))
      .onConflict((conflict) => conflict.columns(['user_id', 'event', 'channel']).doUpdateSet({ is_on: on }))
      .execute()
}

/** As it was kept, by person; the schema that wrote it reads it. */
export async function readQuiet(db: Queryable, userIds: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('notification_people').select(['user_id', 'quiet']).where(anyOf('user_id', userIds)).execute()
  return new Map(rows.map(({ user_id, quiet }) => [user_id, quiet]))
}

export async function writeQuiet(db: Queryable, userId: string, quiet: Quiet): Promise<void> {
  const kept = { quiet: JSON.stringify(quiet), quiet_until: null }
  await db
    .insertInto('notification_people')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
}
