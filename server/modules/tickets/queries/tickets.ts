import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyUnseen } from '../../../kit/db/unseen.ts'
import { degreeIn, readDegrees } from '../../people/public.ts'
import { keepSubject } from './entries.ts'
import type { Tickets } from '../rows.gen.ts'

/** A ticket as access looks at it: with what this caller is among its people. */
export interface TicketReach extends Selectable<Tickets> {
  degree: string | null
}

/** A ticket as the presenter needs it: its names beside it. */
export interface TicketRow extends TicketReach {
  short_id: string
  sort: string
  requester_name: string
  requester_photo: string | null
  requester_language: string
  assignee_name: string | null
  assignee_photo: string | null
  opener_name: string | null
  opener_photo: string | null
  department_ar: string
  department_en: string
  group_ar: string
  group_en: string
}

const reached = (actorId: string) => sql`ticket.*, ${degreeIn('ticket', actorId)} as degree`

/** The columns by which lists of tickets are sorted. */
export type Sort = 'activity_at' | 'created_at' | 'urgency'

/** What a ticket shows, with `named` beside it. */
export const columns = (actorId: string, sort: Sort = 'activity_at') => sql`
  ${reached(actorId)}, ${sql.ref(`ticket.${sort}`)}::text as sort,
  (select short_id from objects where id = ticket.id) as short_id,
  requester.full_name as requester_name, requester.photo_id as requester_photo, requester.language as requester_language,
  assignee.full_name as assignee_name, assignee.photo_id as assignee_photo,
  opener.full_name as opener_name, opener.photo_id as opener_photo,
  department.name_ar as department_ar, department.name_en as department_en, "group".name_ar as group_ar, "group".name_en as group_en`

/** One look a ticket. Fenced off: of so many joined tables the planner would try every order, longer than all else takes. */
const person = (column: string, name: string) => sql`
  left join lateral (select full_name, photo_id, language from users where users.id = ${sql.ref(`ticket.${column}`)} offset 0) ${sql.id(name)} on true`

/** Units are few and repeat: joined, each is read once. */
export const nameJoins = sql`
  join units department on department.id = ticket.department_id
  join units "group" on "group".id = ticket.group_id
  ${person('requester_id', 'requester')} ${person('assignee_id', 'assignee')} ${person('opened_by', 'opener')}`

/** Answers the new ticket as a read would, in the same trip. */
export async function insertTicket(db: Queryable, actor: Actor, ticket: Insertable<Tickets>): Promise<TicketRow> {
  const inserted = db.insertInto('tickets').values(ticket).returningAll()
  const { rows } = await sql<TicketRow>`with ticket as (${inserted}), period as (
      insert into ticket_periods (ticket_id, opened_at) select id, created_at from ticket)
      select ${columns(actor.id)} from ticket ${nameJoins}`.execute(db)
  const row = rows[0]!
  await keepSubject(db, row.id, row.subject, row.created_at)
  return row
}

/** Some tickets in the order of the list; the caller has checked who may see them. */
export async function readTicketsOf(db: Queryable, actor: Actor, ids: readonly string[]): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${columns(actor.id)} from tickets ticket ${nameJoins} where ticket.id = ${anyUnseen(ids)}
    order by ticket.activity_at desc, ticket.id desc`.execute(db)
  return rows
}

export async function readTicket(db: Queryable, actor: Actor, id: string): Promise<TicketRow | undefined> {
  const { rows } =
    await sql<TicketRow>`select ${columns(actor.id)} from tickets ticket ${nameJoins} where ticket.id = ${id}`.execute(db)
  return rows[0]
}

/** The row lock that every command takes first. */
export async function lockTicket(db: Queryable, actor: Actor, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns(actor.id)} from tickets ticket ${nameJoins} where ticket.id = ${id} for update of ticket`.execute(db)
  return rows[0]
}

/** Without names: a policy needs none. */
export async function readableTickets(db: Queryable, actor: Actor, ids: readonly string[]): Promise<TicketReach[]> {
  const { rows } = await sql<TicketReach>`
    select ${reached(actor.id)} from tickets ticket where ${anyOf('ticket.id', ids)}`.execute(db)
  return rows
}

/** One ticket as it stands to anybody: a row is made for each reader. */
export async function readReachOf(db: Queryable, id: string): Promise<((reader: Actor) => TicketReach) | undefined> {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const degrees = await readDegrees(db, id)
  return (reader) => ({ ...row, degree: degrees.get(reader.id) ?? null })
}

/** Everybody a public message concerns: requester, assignee, participants. */
export async function readConcerned(db: Queryable, id: string) {
  const { requester_id, assignee_id } = await readStanding(db, id)
  const degrees = await readDegrees(db, id)
  return [...new Set([requester_id, ...(assignee_id ? [assignee_id] : []), ...degrees.keys()])]
}

export function readGroupOf(db: Queryable, id: string) {
  return db.selectFrom('tickets').select('group_id').where('id', '=', id).executeTakeFirst()
}

export function readStanding(db: Queryable, id: string) {
  return db.selectFrom('tickets').select(['requester_id', 'assignee_id']).where('id', '=', id).executeTakeFirstOrThrow()
}

export function readTicketName(db: Queryable, id: string) {
  return db
    .selectFrom('tickets')
    .innerJoin('objects', 'objects.id', 'tickets.id')
    .select(['short_id', 'subject'])
    .where('tickets.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Index: tickets_open_by_assignee. */
export async function openTicketsOf(db: Queryable, assigneeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('assignee_id', '=', assigneeId)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', ['CLOSED', 'CANCELED'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function readShortIds(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.selectFrom('objects').select(['id', 'short_id']).where(anyOf('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row.short_id]))
}

/** Tickets whose hour has come, the longest due first. Index: tickets_by_wake. */
export async function readDueTickets(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('tickets').select('id').where('wakes_at', '<=', now).orderBy('wakes_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** The rows of purged tickets; their messages and people are let go of by those who keep them. */
export async function forgetTickets(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('tickets').where(anyOf('id', ids)).execute()
}
