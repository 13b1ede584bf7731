import { emailKey } from '@diwan/core/email'
import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { emailForms } from '../../../kit/mail/email-forms.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import { addMembers } from './members.ts'
import { foldedNames } from './names.ts'

export interface KnownUnit {
  id: string
  kind: UnitKind
  parent_id: string | null
  name_ar: string
  name_en: string
  position: number
}

/** The whole living structure: a file may name any part of it. */
export async function readForImport(db: Queryable): Promise<KnownUnit[]> {
  const { rows } = await sql<KnownUnit>`
    select id, kind, parent_id, name_ar, name_en, position from units where archived_at is null`.execute(db)
  return rows
}

/** People by address, and who is head of what already. */
export async function readHeads(db: Queryable, emails: readonly string[]) {
  const { rows: people } = await sql<{ id: string; email: string }>`
    select id, email from users
    where lower(email) = any(${emails.flatMap(emailForms)}) and disabled_at is null and deleted_at is null`.execute(db)
  const held = await db.selectFrom('unit_members').select(['unit_id', 'user_id']).where('relation', '=', 'head').execute()
  return {
    people: new Map(people.map(({ id, email }) => [emailKey(email), id])),
    held: new Set(held.map(({ unit_id, user_id }) => `${unit_id} ${user_id}`)),
  }
}

interface PlannedUnit {
  unit: KnownUnit
  outcome: 'create' | 'update'
  headId?: string
}

const BATCH = 500

/** In the order of the file: what stands above comes first. */
export async function insertPlanned(db: Queryable, planned: readonly PlannedUnit[], at: Date): Promise<void> {
  const made = planned.filter(({ outcome }) => outcome === 'create').map(({ unit }) => unit)
  for (let from = 0; from < made.length; from += BATCH) {
    const batch = made.slice(from, from + BATCH)
    await insertObjects(db, batch, { at })
    await db
      .insertInto('units')
      .values(batch.map((unit) => ({ ...unit, ...foldedNames(unit.name_ar, unit.name_en) })))
      .execute()
  }
  const heads = planned.flatMap(({ unit, headId }) => (headId ? [{ unitId: unit.id, userId: headId, relation: 'head' }] : []))
  for (let from = 0; from < heads.length; from += BATCH) await addMembers(db, heads.slice(from, from + BATCH))
}

export async function updatePlanned(db: Queryable, planned: readonly PlannedUnit[]): Promise<void> {
  for (const { unit } of planned.filter(({ outcome }) => outcome === 'update'))
    await db
      .updateTable('units')
      .set((set) => ({
        name_ar: unit.name_ar,
        name_en: unit.name_en,
        ...foldedNames(unit.name_ar, unit.name_en),
        position: unit.position,
        version: set('version', '+', 1),
      }))
      .where('id', '=', unit.id)
      .execute()
}

export interface ExportRow {
  names_ar: readonly string[]
  names_en: readonly string[]
  kind: UnitKind
  position: number
  head: string | null
}

/** From the root down, each below what holds it. */
export async function readForExport(db: Queryable): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with recursive below as (
      select id, kind, position, array[name_ar] as names_ar, array[name_en] as names_en, array[position] as places
      from units where parent_id is null and archived_at is null
      union all
      select units.id, units.kind, units.position, below.names_ar || units.name_ar,
             below.names_en || units.name_en, below.places || units.position
      from below join units on units.parent_id = below.id and units.archived_at is null
    )
    select names_ar, names_en, kind, position,
           (select users.email from unit_members head join users on users.id = head.user_id
            where head.unit_id = below.id and head.relation = 'head' order by users.email limit 1) as head
    from below order by places, names_ar`.execute(db)
  return rows
}
