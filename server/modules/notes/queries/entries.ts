import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'

interface Said {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly at: Date
}

const entryOf = ({ id, title, text, at }: Said): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'public',
  texts: [title, text],
  at,
})

/** In the transaction that writes them. */
export const keepWords = (db: Queryable, said: Said): Promise<void> => keepEntries(db, [entryOf(said)])

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db
    .selectFrom('notes')
    .innerJoin('documents', 'documents.object_id', 'notes.id')
    .select(['notes.id', 'title', 'text', 'created_at as at'])
    .where(anyOf('notes.id', ids))
    .execute()
  return rows.map(entryOf)
}

export const searchableNotes: Searchable = { kind: 'note', textsOf }
