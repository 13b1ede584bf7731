import type { Names } from '@diwan/contract/publishing/schemas'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { keepEntries } from '../../search/public.ts'

/** In columns of these names of its own table. */
export interface NamedRow {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly description_ar: string
  readonly description_en: string
}

export const namesOf = ({ nameAr, nameEn, descriptionAr, descriptionEn }: Names) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
})

const textsOf = ({ name_ar, name_en, description_ar, description_en }: NamedRow): string[] =>
  [name_ar, name_en, description_ar, description_en].filter((text) => text !== '')

/** The reverse of `namesOf`: what readers are shown, in the names of the contract. */
export const shownNames = (row: Omit<NamedRow, 'id'>): Names => ({
  nameAr: row.name_ar,
  nameEn: row.name_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
})

/** What it is called and says of itself is what it is found by; in the transaction that makes it what people see. */
export const keepWords = (db: Queryable, content: NamedRow, at: Date): Promise<void> =>
  keepEntries(db, [{ objectId: content.id, part: content.id, audience: 'public', texts: textsOf(content), at }])

/** The same texts, read from the table of a kind. */
export const readTexts =
  (table: string) =>
  async (db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> => {
    const { rows } = await sql<NamedRow & { created_at: Date }>`
      select id, name_ar, name_en, description_ar, description_en, created_at from ${sql.table(table)}
      where ${anyOf('id', ids)}`.execute(db)
    return rows.map((row) => ({ id: row.id, texts: textsOf(row), at: row.created_at }))
  }
