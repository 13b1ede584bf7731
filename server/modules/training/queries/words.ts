import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'

interface Named {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly description_ar: string
  readonly description_en: string
}

const wordsOf = ({ id, ...texts }: Named, at: Date): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'public',
  texts: [texts.name_ar, texts.name_en, texts.description_ar, texts.description_en].filter((text) => text !== ''),
  at,
})

/** In the transaction that makes them what people see. */
export const keepWords = (db: Queryable, course: Named, at: Date): Promise<void> => keepEntries(db, [wordsOf(course, at)])

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'name_ar', 'name_en', 'description_ar', 'description_en', 'created_at'])
    .where(
      anyOf(
        'id',
        parts.map(({ part }) => part),
      ),
    )
    .execute()
  return rows.map(({ created_at, ...row }) => wordsOf(row, created_at))
}

export const searchableCourses: Searchable = { kind: 'course', textsOf }
