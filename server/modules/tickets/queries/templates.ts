import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { deleteObject } from '../../../kit/record/objects.ts'
import type { TicketTemplates } from '../rows.gen.ts'

/** A template with where it goes: of what is shown to people, and of what is being edited. */
export interface TemplateRow extends Selectable<TicketTemplates> {
  readonly to: Place | null
  readonly draft_to: Place | null
}

interface Named {
  readonly id: string
  readonly kind: string
  readonly name_ar: string
  readonly name_en: string
}
/** A living group under a living department. */
export interface Place extends Named {
  readonly parent: Named
}

const place = (id: ReturnType<typeof sql>) => sql`(
  select to_jsonb(found) from (
    select unit.id, unit.kind, unit.name_ar, unit.name_en,
      jsonb_build_object('id', above.id, 'kind', above.kind, 'name_ar', above.name_ar, 'name_en', above.name_en) as parent
    from units unit join units above on above.id = unit.parent_id
    where unit.id = ${id} and unit.kind = 'group' and unit.archived_at is null and above.archived_at is null
  ) found)`

const columns = sql`template.*, ${place(sql`template.group_id`)} as "to",
  ${place(sql`(template.draft ->> 'groupId')::uuid`)} as draft_to from ticket_templates template`

/** All there are: few, and read together. Index: ticket_templates_in_order. */
export async function listTemplates(db: Queryable, limit: number): Promise<TemplateRow[]> {
  const { rows } =
    await sql<TemplateRow>`select ${columns} order by template.position, template.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function readTemplate(db: Queryable, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`select ${columns} where template.id = ${id}`.execute(db)
  return rows[0]
}

export async function lockTemplate(db: Queryable, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`select ${columns} where template.id = ${id} for update of template`.execute(db)
  return rows[0]
}

/** How many there are; nobody adds another until the transaction ends. */
export async function lockTemplates(db: Queryable): Promise<string[]> {
  await sql`lock table ticket_templates in share row exclusive mode`.execute(db)
  const rows = await db.selectFrom('ticket_templates').select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function insertTemplate(db: Queryable, template: Insertable<TicketTemplates>): Promise<void> {
  await db.insertInto('ticket_templates').values(template).execute()
}

export async function updateTemplate(db: Queryable, id: string, columnsOf: Updateable<TicketTemplates>): Promise<void> {
  await db.updateTable('ticket_templates').set(columnsOf).where('id', '=', id).execute()
}

export async function writeTemplateOrder(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`update ticket_templates set position = given.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality given (id, place) where ticket_templates.id = given.id`.execute(db)
}

/** Index: tickets_by_template. */
export async function isUsed(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('tickets').select('id').where('template_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

export async function deleteTemplate(db: Queryable, id: string, at: Date): Promise<void> {
  await db.deleteFrom('ticket_templates').where('id', '=', id).execute()
  await deleteObject(db, id, at)
}

/** What a ticket was opened from, by the name it has now. */
export function readTemplateOf(db: Queryable, ticketId: string) {
  return db
    .selectFrom('tickets')
    .innerJoin('ticket_templates as template', 'template.id', 'tickets.template_id')
    .select(['template.id', 'template.name_ar', 'template.name_en'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst()
}

export function readTemplateHistory(db: Queryable, id: string, after: Cursor | undefined, limit: number) {
  return db
    .selectFrom('history')
    .leftJoin('users as actor', 'actor.id', 'history.actor_id')
    .select(['history.id', 'event', 'detail', 'at', 'actor.id as actor_id', 'full_name', 'photo_id'])
    .select(sql<string>`history.at::text`.as('sort'))
    .where('object_id', '=', id)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(history.at, history.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute()
}

/** Templates that lead to these groups, as they are shown or as they are edited. */
export async function countTemplatesIn(db: Queryable, groupIds: readonly string[], limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from ticket_templates template
      where ${anyOf('template.group_id', groupIds)} or (template.draft ->> 'groupId') = any(${[...groupIds]}::text[])
      limit ${limit}
    ) counted`.execute(db)
  return rows[0]?.count ?? 0
}

export async function relocateTemplates(db: Queryable, fromGroupId: string, { groupId }: { groupId: string }): Promise<void> {
  await db.updateTable('ticket_templates').set({ group_id: groupId }).where('group_id', '=', fromGroupId).execute()
  await sql`update ticket_templates set draft = jsonb_set(draft, '{groupId}', to_jsonb(${groupId}::text))
    where draft ->> 'groupId' = ${fromGroupId}`.execute(db)
}
