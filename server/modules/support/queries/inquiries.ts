import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Inquiries } from '../rows.gen.ts'

/** An inquiry as access looks at it. */
export type InquiryReach = Selectable<Inquiries>

/** An inquiry as the presenter needs it: its names beside it. */
export interface InquiryRow extends InquiryReach {
  short_id: string
  sort: string
  asker_name: string | null
  asker_photo: string | null
  assignee_name: string | null
  assignee_photo: string | null
  target_short_id: string | null
  ticket_short_id: string | null
}

/** Of a record in a list: what a second right opens. Index: inquiries_technical, inquiries_open_technical. */
export const isTechnical = sql<boolean>`record.category = 'technical'`

/** What an inquiry shows, with `named` beside it. */
export const columns = sql`
  inquiry.*, inquiry.created_at::text as sort,
  (select short_id from objects where id = inquiry.id) as short_id,
  (select short_id from objects where id = inquiry.merged_into) as target_short_id,
  (select short_id from objects where id = inquiry.ticket_id) as ticket_short_id,
  asker.full_name as asker_name, asker.photo_id as asker_photo,
  assignee.full_name as assignee_name, assignee.photo_id as assignee_photo`

export const peopleJoins = sql`
  left join users asker on asker.id = inquiry.asker_id
  left join users assignee on assignee.id = inquiry.assignee_id`

export async function insertInquiry(db: Queryable, inquiry: Insertable<Inquiries>): Promise<void> {
  await db.insertInto('inquiries').values(inquiry).execute()
}

export async function updateInquiry(db: Queryable, id: string, set: Updateable<Inquiries>): Promise<void> {
  await db.updateTable('inquiries').set(set).where('id', '=', id).execute()
}

export const readInquiry = async (db: Queryable, id: string): Promise<InquiryRow | undefined> =>
  (await readInquiries(db, [id]))[0]

/** Some, in no order. */
export async function readInquiries(db: Queryable, ids: readonly string[]): Promise<InquiryRow[]> {
  const { rows } = await sql<InquiryRow>`
    select ${columns} from inquiries inquiry ${peopleJoins} where ${anyOf('inquiry.id', ids)}`.execute(db)
  return rows
}

/** The row lock that every command takes first. */
export async function lockInquiry(db: Queryable, id: string): Promise<InquiryRow | undefined> {
  const { rows } = await sql<InquiryRow>`
    select ${columns} from inquiries inquiry ${peopleJoins} where inquiry.id = ${id} for update of inquiry`.execute(db)
  return rows[0]
}

/** Several, in one order, so that two commands never wait for each other. */
export async function lockInquiries(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`select from inquiries where ${anyOf('id', ids)} order by id for update`.execute(db)
}

/** Without names: a policy needs none. */
export function readableInquiries(db: Queryable, ids: readonly string[]): Promise<InquiryReach[]> {
  return db.selectFrom('inquiries').selectAll().where(anyOf('id', ids)).execute()
}

export async function readInquiryName(db: Queryable, id: string) {
  return db
    .selectFrom('inquiries')
    .innerJoin('objects', 'objects.id', 'inquiries.id')
    .select(['short_id', 'subject'])
    .where('inquiries.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What leads to this one leads where it leads from now on. Index: inquiries_by_target. */
export async function redirectMerged(db: Queryable, from: string, to: string): Promise<void> {
  await db.updateTable('inquiries').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

/** Index: inquiries_by_wake. */
export async function readDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    .where('wakes_at', '<=', now)
    .orderBy('wakes_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What waits for a version of this module, a batch in the order of ids. Index: inquiries_by_fix. */
export function readFixed(db: Queryable, module: string, after: string | undefined, limit: number) {
  return db
    .selectFrom('inquiries')
    .select(['id', 'fixed_version'])
    .where('fixed_module', '=', module)
    .where('status', 'in', ['NEW', 'OPEN', 'PENDING'])
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Index: inquiries_open_by_assignee. */
export async function readAssigned(db: Queryable, assigneeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    .where('assignee_id', '=', assigneeId)
    .where('status', 'in', ['NEW', 'OPEN', 'PENDING'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
