import type { CannedAnswer } from '@diwan/contract/canned/schemas'
import type { CannedRow } from './queries.ts'

export const presentCannedAnswer = (row: CannedRow): CannedAnswer => ({
  id: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  textAr: row.text_ar,
  textEn: row.text_en,
  version: row.version,
})
