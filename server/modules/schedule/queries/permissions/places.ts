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

/** People of a unit and of the units below it, and those of them with an approved request in this time. */
export async function readAwayThen(
  db: Queryable,
  { unitId, from, to, except }: { unitId: string; from: Date; to: Date; except: string },
): Promise<{ people: number; away: { id: string; full_name: string; photo_id: string | null }[] }> {
  const { rows } = await sql<{ id: string; full_name: string; photo_id: string | null; away: boolean }>`
    with recursive below as (
      select id from units where id = ${unitId}
      union select unit.id from below join units unit on unit.parent_id = below.id where unit.archived_at is null
    )
    select person.id, person.full_name, person.photo_id, exists (
      select from permission_requests request where request.created_by = person.id and request.deleted_at is null
        and request.status in ('APPROVED', 'DONE') and request.during && tstzrange(${from}, ${to})) as away
    from users person where person.disabled_at is null and person.deleted_at is null
      and person.id in (select member.user_id from unit_members member join below on below.id = member.unit_id
        where member.relation <> 'agent')
    order by away desc, person.full_name, person.id`.execute(db)
  return { people: rows.length, away: rows.filter(({ id, away }) => away && id !== except) }
}
