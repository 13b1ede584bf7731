import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'

interface Said {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly at: Date
}

const entryOf = ({ id, title, note, at }: Said): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'public',
  texts: [title, note],
  at,
})

/** In the transaction that writes them. */
export const keepWords = (db: Queryable, said: Said): Promise<void> => keepEntries(db, [entryOf(said)])

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db
    .selectFrom('quick_tasks')
    .select(['id', 'title', 'note', 'created_at as at'])
    .where(anyOf('id', ids))
    .execute()
  return rows.map(entryOf)
}

export const searchableQuickTasks: Searchable = { kind: 'quick_task', textsOf }
