import { FieldList } from '@diwan/core/fields/field'
import { missingTexts } from '@diwan/core/fields/missing-texts'
import { setProblems } from '@diwan/core/fields/set-problems'
import { expect, test } from 'vitest'
import { STARTERS } from './vocabulary/starters.ts'

test('twelve forms to begin from could be published as they are, in both languages', () => {
  expect(new Set(STARTERS.map(({ key }) => key)).size).toBe(12)
  for (const { key, fields, nameAr, nameEn, descriptionAr, descriptionEn } of STARTERS) {
    const list = FieldList.parse(fields)
    expect([key, setProblems(list, { complete: true }), missingTexts(list)]).toEqual([key, [], { ar: 0, en: 0 }])
    expect([nameAr, nameEn, descriptionAr, descriptionEn].every(Boolean)).toBe(true)
    expect(/[\u0600-\u06ff]/.test(nameEn + descriptionEn)).toBe(false)
  }
})
