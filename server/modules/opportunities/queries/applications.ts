import type { Attachment } from '@diwan/contract/files/schemas'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { presentAttachment } from '../../files/public.ts'
import type { OpportunityApplications } from '../rows.gen.ts'

/** An application as access looks at it. */
export type ApplicationReach = Selectable<OpportunityApplications>

/** With what lists and screens show of it. */
export interface ApplicationRow extends ApplicationReach {
  readonly sort: string
  readonly position: string
  readonly opportunity_status: string
  readonly type_id: string | null
  readonly type_name_ar: string | null
  readonly type_name_en: string | null
  readonly applicant_name: string
  readonly applicant_photo: string | null
  readonly of_unit: { readonly id: string; readonly nameAr: string; readonly nameEn: string } | null
  readonly reviewer_name: string | null
  readonly reviewer_photo: string | null
  readonly place: number | null
  readonly waiting: number
}

const waits = (record: string) =>
  sql`${sql.ref(`${record}.status`)} = 'PENDING' and ${sql.ref(`${record}.offered_until`)} is null`

/** The place of an application in its waiting list, from 1; nothing where it does not wait. */
export const placeOf = (record: string) => sql<number | null>`case when ${waits(record)} then (
  select count(*)::int from opportunity_applications ahead where ahead.opportunity_id = ${sql.ref(`${record}.opportunity_id`)}
    and ${waits('ahead')} and ahead.waiting_no <= ${sql.ref(`${record}.waiting_no`)}) end`

export const columnsBy = (sort: string) => sql`
  application.*, ${sql.ref(`application.${sort}`)}::text as sort, opportunity.position, opportunity.status as opportunity_status,
  opportunity.type_id, kind_of.name_ar as type_name_ar, kind_of.name_en as type_name_en,
  applicant.full_name as applicant_name, applicant.photo_id as applicant_photo,
  (select jsonb_build_object('id', unit.id, 'nameAr', unit.name_ar, 'nameEn', unit.name_en) from unit_members member
    join units unit on unit.id = member.unit_id where member.user_id = application.created_by order by unit.id limit 1) as of_unit,
  reviewer.full_name as reviewer_name, reviewer.photo_id as reviewer_photo, ${placeOf('application')} as place,
  (select count(*)::int from opportunity_applications other
    where other.opportunity_id = application.opportunity_id and ${waits('other')}) as waiting`
export const withNames = sql`join opportunities opportunity on opportunity.id = application.opportunity_id
  join users applicant on applicant.id = application.created_by left join users reviewer on reviewer.id = application.reviewer_id
  left join opportunity_types kind_of on kind_of.id = opportunity.type_id`

export async function insertApplication(db: Queryable, row: Insertable<OpportunityApplications>): Promise<void> {
  await db.insertInto('opportunity_applications').values(row).execute()
}

export async function updateApplication(db: Queryable, id: string, set: Updateable<OpportunityApplications>): Promise<void> {
  await db.updateTable('opportunity_applications').set(set).where('id', '=', id).execute()
}

export async function readApplications(db: Queryable, ids: readonly string[]): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${columnsBy('created_at')} from opportunity_applications application ${withNames}
    where ${anyOf('application.id', ids)}`.execute(db)
  return rows
}

export const readApplication = async (db: Queryable, id: string): Promise<ApplicationRow | undefined> =>
  (await readApplications(db, [id]))[0]

/** To which opportunity it was sent: the lock of that one comes first. */
export async function opportunityOf(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('opportunity_applications').select('opportunity_id').where('id', '=', id).executeTakeFirst()
  return row?.opportunity_id
}

export async function lockApplication(db: Queryable, id: string): Promise<ApplicationReach | undefined> {
  return db.selectFrom('opportunity_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The earlier application that refuses this person another one. Index: opportunity_applications_by_applicant. */
export async function readAgainst(db: Queryable, opportunityId: string, userId: string): Promise<'live' | 'rejected' | null> {
  const rows = await db
    .selectFrom('opportunity_applications')
    .select('status')
    .where('opportunity_id', '=', opportunityId)
    .where('created_by', '=', userId)
    .where('status', '<>', 'CANCELED')
    .execute()
  if (rows.some(({ status }) => status !== 'REJECTED')) return 'live'
  return rows.length > 0 ? 'rejected' : null
}

/** The first of the waiting list to whom no seat is offered. Index: opportunity_applications_waiting. */
export async function firstWaiting(db: Queryable, opportunityId: string): Promise<ApplicationReach | undefined> {
  return db
    .selectFrom('opportunity_applications')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('status', '=', 'PENDING')
    .where('offered_until', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('waiting_no')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Offers that have ended, the oldest first. Index: opportunity_applications_offered. */
export async function readLapsed(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('opportunity_applications')
    .select('id')
    .where('offered_until', '<=', now)
    .orderBy('offered_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Cancels all that still runs, together with its opportunity. */
export async function endApplications(db: Queryable, opportunityId: string): Promise<ApplicationReach[]> {
  return db
    .updateTable('opportunity_applications')
    .set((eb) => ({
      status: 'CANCELED',
      offered_until: null,
      reviewer_id: null,
      ended: true,
      version: eb('version', '+', 1),
    }))
    .where('opportunity_id', '=', opportunityId)
    .where('status', 'in', ['SENT', 'CHECKING', 'PENDING', 'APPROVED'])
    .returningAll()
    .execute()
}

/** The people whose applications were cancelled together with the opportunity. */
export async function readEnded(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('opportunity_applications')
    .select('created_by')
    .distinct()
    .where('opportunity_id', '=', opportunityId)
    .where('ended', '=', true)
    .execute()
  return rows.map(({ created_by }) => created_by)
}

/** The files of these applications, the oldest first. */
export async function readFiles(db: Queryable, ids: readonly string[]): Promise<Map<string, Attachment[]>> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'bytes', 'width', 'height', 'seconds', 'object_id'])
    .where(anyOf('object_id', ids))
    .orderBy('id')
    .execute()
  const kept = new Map<string, Attachment[]>(ids.map((id) => [id, []]))
  for (const { object_id, ...file } of rows) kept.get(object_id ?? '')?.push(presentAttachment(file))
  return kept
}

/** The position applied for, which no longer changes, and the note of the applicant. */
export async function readApplicationTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('opportunity_applications')
    .innerJoin('opportunities', 'opportunities.id', 'opportunity_id')
    .select(['opportunity_applications.id', 'position', 'note', 'opportunity_applications.created_at'])
    .where(anyOf('opportunity_applications.id', ids))
    .execute()
  return rows.map(({ id, position, note, created_at: at }) => ({ id, texts: [position, note], at }))
}
