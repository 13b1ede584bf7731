import type { OrganisationSettings } from '@diwan/contract/settings/schemas'
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

const organisation = (db: Queryable) =>
  db
    .selectFrom('organisation')
    .select(['id', 'version', 'demo', 'name_ar', 'name_en', 'country', 'zone', 'language', 'digits', 'calendar', 'hijri_offset'])
    .select(['neutral_reset', 'logo_id', 'settings'])

export type OrganisationRow = Awaited<ReturnType<typeof lockOrganisation>>

export async function readOrganisation(db: Queryable): Promise<OrganisationRow | null> {
  return (await organisation(db).executeTakeFirst()) ?? null
}

export function lockOrganisation(db: Queryable) {
  return organisation(db).forUpdate().executeTakeFirstOrThrow()
}

/** Some settings have a column, because others join or check them; the rest stands in one document. */
export function updateOrganisation(db: Queryable, settings: OrganisationSettings, version: number) {
  const { nameAr, nameEn, country, zone, language, digits, calendar, hijriOffset, neutralReset, logoId, ...rest } = settings
  return db
    .updateTable('organisation')
    .set({
      name_ar: nameAr,
      name_en: nameEn,
      country,
      zone,
      language,
      digits,
      calendar,
      hijri_offset: hijriOffset,
      neutral_reset: neutralReset,
      logo_id: logoId,
      settings: JSON.stringify(rest),
      version,
    })
    .execute()
}

export async function readNeutralReset(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('organisation').select('neutral_reset').executeTakeFirst())?.neutral_reset ?? false
}

export async function isLogoOf(db: Queryable, id: string, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('object_id', '=', organisationId)
    .where('purpose', '=', 'logo')
    .executeTakeFirst()
  return found !== undefined
}
