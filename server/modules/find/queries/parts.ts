import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import type { PartRow, PartTexts } from '../../../kit/module.ts'
import { termsOf, type Question } from '../../search/public.ts'
import { holdsAny, readsPart, type Statement } from './statement.ts'

const fileOfEntry = sql`left join lateral (
    select files.name, file_texts.text
    from file_texts join files on files.id = file_id where file_texts.file_id = entry.file_id
  ) file on true`

/** A kind that shows no other parts has the texts of its files. */
export const filesAlone: PartTexts = {
  join: sql`join files attached on attached.id = entry.file_id`,
  audience: sql`null`,
  mark: sql`null`,
  text: sql`''`,
}

/** The newest part of each record with a hit, past its title, of those this person reads. */
export async function readParts(
  db: Queryable,
  of: Statement,
  { join, id, audience, mark, text }: PartTexts,
  actor: Actor,
  question: Question,
  ids: readonly string[],
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select newest.*
    from unnest(${unseen([...ids], 'uuid[]')}) sought(id) cross join lateral (
      select entry.object_id as record, ${id ?? sql`entry.part`} as id, ${audience} as audience, ${mark} as mark,
        coalesce(file.text, ${text}) as text, file.name as file
      from search_entries entry join ${sql.table(of.table)} record on record.id = entry.object_id ${join} ${fileOfEntry}
      where entry.object_id = sought.id and entry.part <> entry.object_id
        and ${holdsAny(termsOf(question))} and ${readsPart(of, actor)}
      order by entry.at desc, entry.part desc limit 1
    ) newest`.execute(db)
  return rows
}
