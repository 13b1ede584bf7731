import type { Unit } from '@diwan/contract/units/schemas'

export interface UnitNames {
  id: string
  kind: string
  name_ar: string
  name_en: string
}

export const presentUnit = (row: UnitNames): Unit => ({
  id: row.id,
  kind: row.kind as Unit['kind'],
  nameAr: row.name_ar,
  nameEn: row.name_en,
})
