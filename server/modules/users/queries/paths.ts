import type { Queryable } from '../../../kit/db/database.ts'

export interface UnitPath {
  readonly ar: string
  readonly en: string
  readonly nameAr: string
  readonly nameEn: string
}

/** Every unit with all that stands above it, in both languages: what a file calls it by. */
export async function readPaths(db: Queryable): Promise<Map<string, UnitPath>> {
  const units = await db.selectFrom('units').select(['id', 'parent_id', 'name_ar', 'name_en']).execute()
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const above = (id: string | null, name: 'name_ar' | 'name_en', depth = 0): string[] => {
    const unit = id === null || depth > 50 ? undefined : byId.get(id)
    return unit ? [...above(unit.parent_id, name, depth + 1), unit[name]] : []
  }
  return new Map(
    units.map(({ id, name_ar, name_en }) => [
      id,
      { ar: above(id, 'name_ar').join(' / '), en: above(id, 'name_en').join(' / '), nameAr: name_ar, nameEn: name_en },
    ]),
  )
}
