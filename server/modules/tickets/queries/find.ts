import { searchTerms } from '@diwan/core/arabic-fold'
import { toAsciiDigits } from '@diwan/core/digits'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readable } from '../access.ts'
import { readableTickets } from './tickets.ts'

export interface FoundTicket {
  id: string
  short_id: string
  subject: string
  status: string
}

/** Tickets within reach whose subject holds every word, the last one perhaps begun only; newest first. */
export async function findBySubject(db: Queryable, actor: Actor, text: string, limit: number): Promise<FoundTicket[]> {
  const words = searchTerms(text)
  if (words.length === 0) return []
  const asked = words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')
  const where = sql`record.deleted_at is null and record.terms @@ ${asked}::tsquery`
  const ids = readable(actor, { table: 'tickets', sort: 'activity_at', where, limit })
  if (!ids) return []
  const { rows } = await sql<FoundTicket>`
    with page as (${ids})
    select ticket.id, ticket.subject, ticket.status, (select short_id from objects where id = ticket.id) as short_id
    from page join tickets ticket on ticket.id = page.id order by ticket.activity_at desc, ticket.id desc`.execute(db)
  return rows
}

/** The ticket of this short id, when it is one and within reach of `may`. */
export async function findByShortId(
  db: Queryable,
  actor: Actor,
  text: string,
  may: (row: Awaited<ReturnType<typeof readableTickets>>[number]) => boolean,
): Promise<FoundTicket | undefined> {
  const shortId = toAsciiDigits(text).replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{3}[0-9]{3}$/.test(shortId)) return undefined
  const object = await db
    .selectFrom('objects')
    .select('id')
    .where('kind', '=', 'ticket')
    .where('short_id', '=', shortId)
    .executeTakeFirst()
  const [row] = object ? await readableTickets(db, actor, [object.id]) : []
  return row && may(row) ? { id: row.id, short_id: shortId, subject: row.subject, status: row.status } : undefined
}

const BATCH = 500

/** Tickets written before there were terms get theirs, a batch in one statement; answers how many. */
export async function foldTickets(db: Queryable): Promise<number> {
  let folded = 0
  for (;;) {
    const old = await db.selectFrom('tickets').select(['id', 'subject']).where('terms', 'is', null).limit(BATCH).execute()
    if (old.length === 0) return folded
    const rows = old.map(({ id, subject }) => ({ id, terms: searchTerms(subject) }))
    await sql`update tickets set terms = array_to_tsvector(given.terms)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, terms text[])
      where tickets.id = given.id`.execute(db)
    folded += old.length
  }
}
