import { expect, test } from 'vitest'
import type { FoundGroup } from './api.ts'
import { otherSpellings } from './spellings.ts'

const group = (text: string, ...lit: [number, number][]) =>
  ({ items: [{ title: { text, lit }, said: null }] }) as unknown as FoundGroup

test('what was found in another script is named once, neighbours as one name; another ending is no other spelling', () => {
  const groups = [
    group('Al Nukhba invoices', [0, 2], [3, 9]),
    group('Al Nukhba v3', [0, 2], [3, 9]),
    group('عقد النخبة', [4, 10]),
    group('بالنخبة', [0, 7]),
  ]
  expect(otherSpellings(groups, 'النخبة')).toEqual(['Al Nukhba'])
})
