import { sql } from 'kysely'
import type { Database } from '../server/kit/db/database.ts'
import { searchTerms } from '../server/kit/search-text.ts'

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
        select message.id, object_id from messages message join chosen on chosen.id = object_id where audience = 'public' and seq = 1
      ), written as (
        update messages set text = text || ' ' || ${word} from said where messages.id = said.id
      )
      update search_entries set terms = terms || array_to_tsvector(${searchTerms(word)}::text[])
      from said where search_entries.object_id = said.object_id and part = said.id`.execute(db)
  await sql`vacuum analyze search_entries, messages`.execute(db)
}
