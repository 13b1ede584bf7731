import { MAX_AWAY_PEOPLE } from '@diwan/contract/schedule/limits/permissions'
import { sql } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'

export interface PlaceRow {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  /** Nothing for a department; a group lies in one. */
  readonly department_id: string | null
}

/** Departments that the person belongs to, also through a unit below, and those groups of them. Index: unit_members_by_user. */
export async function readPlaces(db: Queryable, userId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with recursive above as (
      select unit.id, unit.kind, unit.parent_id from unit_members member join units unit on unit.id = member.unit_id
      where member.user_id = ${userId} and member.relation <> 'agent'
      union select unit.id, unit.kind, unit.parent_id from above join units unit on unit.id = above.parent_id
    )
    select unit.id, unit.name_ar, unit.name_en, case when unit.kind = 'group' then unit.parent_id end as department_id
    from above join units unit on unit.id = above.id
    where unit.kind in ('department', 'group') and unit.archived_at is null order by unit.position, unit.id`.execute(db)
  return rows
}

export interface UnitPerson {
  readonly id: string
  readonly full_name: string
  readonly photo_id: string | null
}

/** People who work in a unit or in the units below it, by name; of a very large unit the first. */
export async function readPeopleOf(db: Queryable, unitId: string): Promise<UnitPerson[]> {
  const { rows } = await sql<UnitPerson>`
    with recursive below as (
      select id from units where id = ${unitId}
      union select unit.id from below join units unit on unit.parent_id = below.id where unit.archived_at is null
    )
    select person.id, person.full_name, person.photo_id from users person
    where person.disabled_at is null and person.deleted_at is null and person.id in (
      select member.user_id from unit_members member join below on below.id = member.unit_id where member.relation <> 'agent')
    order by person.full_name, person.id limit ${sql.lit(MAX_AWAY_PEOPLE)}`.execute(db)
  return rows
}
