import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const field = (key: string, labelEn: string, more: object = {}) => ({ key, labelAr: '', labelEn, ...more })
const kinds = (before: object, after: object) =>
  differencesOf(before, after).map(({ property, kind, piece }) => [property, kind, ...(piece ? [piece.nameEn] : [])].join(' '))

test('the same content has no differences, whatever the order of its properties', () => {
  const before = { nameAr: 'أ', fields: [{ key: 'why', labelAr: '', labelEn: 'Why' }] }
  const after = { fields: [{ labelEn: 'Why', labelAr: '', key: 'why' }], nameAr: 'أ' }
  expect(differencesOf(before, after)).toEqual([])
})

test('a property says what it was and what it is', () => {
  expect(differencesOf({ once: false, nameEn: 'Laptop' }, { once: true, nameEn: 'Laptop' })).toEqual([
    { key: 'once', property: 'once', kind: 'changed', before: false, after: true },
  ])
})

test('pieces of a list are told apart by their keys', () => {
  const before = { fields: [field('a', 'One'), field('b', 'Two'), field('c', 'Three')] }
  const after = { fields: [field('a', 'One'), field('c', 'Three', { required: true }), field('d', 'Four')] }
  expect(kinds(before, after)).toEqual(['fields changed Three', 'fields added Four', 'fields removed Two'])
})

test('another order is one difference of the list', () => {
  const [one, two] = [field('a', 'One'), field('b', 'Two')]
  expect(kinds({ fields: [one, two] }, { fields: [two, one] })).toEqual(['fields moved'])
  expect(kinds({ fields: [one] }, { fields: [two, one] })).toEqual(['fields added Two'])
})

test('a change in a lesson is no change of its section, and a lesson that moves to another section is another order', () => {
  const lesson = (key: string, titleEn: string) => ({ key, titleAr: '', titleEn })
  const section = (key: string, lessons: object[]) => ({ key, titleAr: '', titleEn: key, lessons })
  const before = { sections: [section('s', [lesson('a', 'A')]), section('t', [lesson('b', 'B'), lesson('c', 'C')])] }
  const renamed = { sections: [section('s', [lesson('a', 'A+')]), section('t', [lesson('b', 'B'), lesson('c', 'C')])] }
  const moved = { sections: [section('s', [lesson('a', 'A'), lesson('c', 'C')]), section('t', [lesson('b', 'B')])] }
  expect(kinds(before, renamed)).toEqual(['sections changed A+'])
  expect(kinds(before, moved)).toEqual(['sections moved'])
})

test('lists without keys differ as a whole', () => {
  expect(kinds({ steps: [{ who: 'heads' }] }, { steps: [] })).toEqual(['steps changed'])
  expect(kinds({ fields: [] }, { fields: [field('a', 'One')] })).toEqual(['fields added One'])
})
