import { sql, type RawBuilder } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { FoundTexts } from '../../../../kit/kind/types.ts'
import { askedIn, decidedIn } from '../../../approvals/public.ts'
import type { PermissionRequests } from '../../rows.gen.ts'

/** A request as access looks at it. */
export interface RequestReach extends Omit<Selectable<PermissionRequests>, 'date_from' | 'date_to'> {
  readonly date_from: string | null
  readonly date_to: string | null
  /** The people whom its waiting step asks. */
  readonly asked: readonly string[]
  /** The people who decided on it, in any run. */
  readonly decided: readonly string[]
  /** The person who returned it last, where it is a draft again. */
  readonly returned_by: string | null
}

interface Named {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
}

/** A request as the presenter needs it. */
export interface RequestRow extends RequestReach {
  readonly sort: string
  readonly short_id: string
  readonly requester_name: string
  readonly requester_photo: string | null
  readonly type: (Named & { readonly active: boolean }) | null
  readonly department: Named | null
  readonly group: Named | null
  /** When it begins and ends; nothing before it was submitted. */
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

const unitColumns = (table: string) =>
  sql`case when ${sql.ref(`${table}.id`)} is null then null else jsonb_build_object('id', ${sql.ref(`${table}.id`)},
    'name_ar', ${sql.ref(`${table}.name_ar`)}, 'name_en', ${sql.ref(`${table}.name_en`)}) end`

/** Index: approval_runs_by_object. */
const returnedBy = sql`case when request.status = 'DRAFT' then (select decision.decided_by from approval_runs run
  join approval_decisions decision on decision.run_id = run.id and decision.outcome = 'returned'
  where run.object_id = request.id order by run.started_at desc, decision.decided_at desc limit 1) end`

export const columns = sql`
  request.*, request.date_from::text as date_from, request.date_to::text as date_to, request.created_at::text as sort,
  object.short_id, requester.full_name as requester_name, requester.photo_id as requester_photo,
  case when type.id is null then null else jsonb_build_object('id', type.id, 'name_ar', type.name_ar, 'name_en', type.name_en,
    'active', type.active) end as type,
  ${unitColumns('department')} as department, ${unitColumns('team')} as group, ${askedIn('request')} as asked, ${decidedIn('request')} as decided, ${returnedBy} as returned_by,
  lower(request.during) as starts_at, upper(request.during) as ends_at`
export const withNames = sql`join users requester on requester.id = request.created_by join objects object on object.id = request.id
  left join permission_types type on type.id = request.type_id left join units department on department.id = request.department_id
  left join units team on team.id = request.group_id`

export async function insertRequest(db: Queryable, row: Insertable<PermissionRequests>): Promise<void> {
  await db.insertInto('permission_requests').values(row).execute()
}

export async function updateRequest(db: Queryable, id: string, set: Updateable<PermissionRequests>): Promise<void> {
  await db.updateTable('permission_requests').set(set).where('id', '=', id).execute()
}

/** The time of a request as instants; its end does not belong to it. */
export async function fixTime(db: Queryable, id: string, { from, to }: { from: Date; to: Date }): Promise<void> {
  await sql`update permission_requests set during = tstzrange(${from}, ${to}) where id = ${id}`.execute(db)
}

export async function readRequests(db: Queryable, ids: readonly string[]): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from permission_requests request ${withNames} where ${anyOf('request.id', ids)}`.execute(db)
  return rows
}

export const readRequest = async (db: Queryable, id: string): Promise<RequestRow | undefined> => (await readRequests(db, [id]))[0]

/** The row lock that every command takes first. */
export async function lockRequest(db: Queryable, id: string): Promise<RequestRow | undefined> {
  await sql`select from permission_requests where id = ${id} for update`.execute(db)
  return readRequest(db, id)
}

/**
 * Taken after the lock of a request, and before its status is written: two writers of one person's requests never wait for each
 * other's rows under the exclusion constraint, which would be a deadlock.
 */
export async function lockRequester(db: Queryable, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db)
}

/** A request of the person that takes a part of this time. Index: permission_requests_apart. */
export async function readOverlapping(
  db: Queryable,
  { userId, from, to, except }: { userId: string; from: Date; to: Date; except?: string | undefined },
): Promise<{ id: string; short_id: string } | undefined> {
  const { rows } = await sql<{ id: string; short_id: string }>`
    select request.id, object.short_id from permission_requests request join objects object on object.id = request.id
    where request.created_by = ${userId} and request.during && tstzrange(${from}, ${to})
      and request.status in ('SENT', 'CHECKING', 'APPROVED') and request.deleted_at is null
      ${except === undefined ? sql`` : sql`and request.id <> ${except}`} limit 1`.execute(db)
  return rows[0]
}

/** Approved requests whose time has passed. Index: permission_requests_passed. */
export async function readPassed(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from permission_requests where status = 'APPROVED' and upper(during) <= ${now} order by upper(during) limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The texts by which requests are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const { rows } = await sql<{ id: string; texts: string[]; at: Date }>`
    select request.id, array_remove(array[request.reason, type.name_ar, type.name_en, requester.full_name], null) as texts,
      request.created_at as at from permission_requests request join users requester on requester.id = request.created_by
    left join permission_types type on type.id = request.type_id where ${anyOf('request.id', ids)}`.execute(db)
  return rows
}

/** The condition by which search finds a draft for its requester alone. The approver who returned it may still open it. */
export const exceptDraftsOfOthers = ({ id }: { readonly id: string }): RawBuilder<boolean> =>
  sql`(record.status <> 'DRAFT' or record.created_by = ${id})`
