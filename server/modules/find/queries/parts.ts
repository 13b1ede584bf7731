import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyTerm, termsOf, type Question } from '../../search/public.ts'
import type { PartRow, PartTexts } from '../types.ts'
import { readsPart, type Statement } from './statement.ts'

/** The newest part of each record with a hit, past its title, of those this person reads. */
export async function readParts(
  db: Queryable,
  of: Statement,
  { join, audience, mark, text }: PartTexts,
  actor: Actor,
  question: Question,
  ids: readonly string[],
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select distinct on (entry.object_id) entry.object_id as record, entry.part as id, ${audience} as audience, ${mark} as mark, ${text} as text
    from search_entries entry join ${sql.table(of.table)} record on record.id = entry.object_id ${join}
    where entry.object_id = any(${[...ids]}::uuid[]) and entry.part <> entry.object_id
      and entry.terms @@ ${anyTerm(termsOf(question))} and ${readsPart(of, actor)}
    order by entry.object_id, entry.at desc, entry.part desc`.execute(db)
  return rows
}
