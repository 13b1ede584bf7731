import { searchTerms } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { Database } from '../server/kit/db/database.ts'

/** Words that stand nowhere else, and in how many tickets of the technician: one looked for, a few, and more than can all be read. */
export const planted = {
  search_1: { word: 'زبرجد', tickets: 1 },
  search_50: { word: 'عقيق', tickets: 50 },
  search_5000: { word: 'مرجان', tickets: 5_000 },
} as const

/** Adds them to the first message of tickets of these groups, wherever those stand in the list, and to what finds it. */
export async function plantWords(db: Database, groupIds: readonly string[]): Promise<void> {
  for (const { word, tickets } of Object.values(planted))
    await sql`
      with chosen as (
        select id from tickets where group_id = any(${[...groupIds]}::uuid[]) and deleted_at is null
        order by md5(${word} || id::text) limit ${sql.lit(tickets)}
      ), said as (
        select distinct on (ticket_id) message.id, ticket_id from ticket_messages message join chosen on chosen.id = ticket_id
        where kind = 'reply' order by ticket_id, message.created_at, message.id
      ), written as (
        update ticket_messages set text = text || ' ' || ${word} from said where ticket_messages.id = said.id
      )
      update search_entries set terms = terms || array_to_tsvector(${searchTerms(word)}::text[])
      from said where object_id = said.ticket_id and part = said.id`.execute(db)
  await sql`vacuum analyze search_entries, ticket_messages`.execute(db)
}
