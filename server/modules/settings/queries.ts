import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'

export interface NewOrganisation {
  nameAr: string
  nameEn: string
  demo: boolean
  at: Date
}

/** There is one organisation: false when it exists already. */
export async function beginOrganisation(db: Queryable, { nameAr, nameEn, demo, at }: NewOrganisation): Promise<boolean> {
  if (await readOrganisation(db)) return false
  const id = await insertObject(db, { kind: 'organisation', at })
  const begun = await db
    .insertInto('organisation')
    .values({ id, name_ar: nameAr, name_en: nameEn, demo, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('only_one')
    .executeTakeFirst()
  return begun !== undefined
}

export async function readOrganisation(db: Queryable) {
  return (
    (await db.selectFrom('organisation').select(['name_ar', 'name_en', 'zone', 'country', 'demo']).executeTakeFirst()) ?? null
  )
}
