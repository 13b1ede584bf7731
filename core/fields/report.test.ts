import { expect, test } from 'vitest'
import { cellReader, columnsOf } from './columns.ts'
import { Field } from './field.ts'
import { barsOf, heatOf, isNps, joinedField, meanOf, npsOf, rankedOf } from './report.ts'
import { countsOf } from './tally.ts'

const withKey = (key: string) => ({ key, labelAr: `ع ${key}`, labelEn: `E ${key}` })
const options = ['a', 'b'].map(withKey)
const made = <T extends Field['type']>(type: T, rest: object = {}) =>
  Field.parse({ ...withKey('it'), type, ...rest }) as Extract<Field, { type: T }>

test('a sheet counts itself, each answer, and what it says where that can be counted', () => {
  const fields = [
    made('choices', { key: 'many', options, other: true }),
    made('matrix', { key: 'table', rows: options, scale: options }),
    made('ranking', { key: 'order', options }),
    made('text', { key: 'words' }),
    made('file', { key: 'paper' }),
    made('rating', { key: 'rate' }),
  ]
  const answers = { many: ['b', 'other:x'], table: { a: 'b' }, order: ['b', 'a'], words: 'w', paper: 'id', rate: 4 }
  expect(countsOf(fields, answers).map(({ field, value }) => `${field}=${value}`)).toEqual([
    '=',
    'many=',
    'many=b',
    'many=other:',
    'table=',
    'table=a:b',
    'order=',
    'order=b:1',
    'order=a:2',
    'words=',
    'paper=',
    'rate=',
    'rate=4',
  ])
})

test('the net promoter score takes those who would not recommend it from those who would', () => {
  const field = made('rating', { rule: { low: 0, high: 10 } })
  expect(isNps(field)).toBe(true)
  expect(npsOf({ counts: { '': 10, '10': 4, '9': 1, '8': 2, '6': 2, '0': 1 } })).toEqual({
    promoters: 5,
    passives: 2,
    detractors: 3,
    score: 20,
  })
  expect(npsOf({ counts: {} }).score).toBeUndefined()
  expect(npsOf({ counts: { '10': 200, '0': 201, '8': 599 } }).score).toBe(0) // and not -0
})

test('shares are of those who answered; what was written instead comes last', () => {
  const field = made('choices', { options, other: true })
  expect(barsOf({ field, counts: { '': 4, a: 4, b: 1, 'other:': 1 } })).toEqual([
    { value: 'a', n: 4, share: 1 },
    { value: 'b', n: 1, share: 0.25 },
    { value: 'other:', n: 1, share: 0.25 },
  ])
})

test('a mean is of the steps that were given, a heat row of those who answered it', () => {
  expect(meanOf({ field: made('rating'), counts: { '': 3, '1': 1, '4': 2 } })).toBe(3)
  const field = made('matrix', { rows: options, scale: options })
  const [first, second] = heatOf({ field, counts: { '': 4, 'a:a': 1, 'a:b': 3 } })
  expect([first?.answered, first?.cells.map(({ share }) => share), second?.answered]).toEqual([4, [0.25, 0.75], 0])
})

test('the best mean place comes first', () => {
  const ranked = rankedOf({ field: made('ranking', { options }), counts: { '': 3, 'a:1': 1, 'a:2': 2, 'b:1': 2, 'b:2': 1 } })
  expect(ranked.map(({ option, mean, first }) => [option.key, mean?.toFixed(2), first])).toEqual([
    ['b', '1.33', 2],
    ['a', '1.67', 1],
  ])
})

test('options of older versions stay in a report, with the newest words', () => {
  const newest = made('choice', { options: [withKey('b')] })
  const older = made('choice', { options: [{ ...withKey('b'), labelEn: 'old' }, withKey('a')] })
  expect(joinedField(newest, [older])).toMatchObject({ options: [withKey('b'), withKey('a')] })
})

test('a column is a field, or an option, row or place of it', () => {
  const fields = [made('section', { key: 's' }), made('choices', { key: 'm', options }), made('ranking', { key: 'r', options })]
  const columns = columnsOf(fields, { ar: 'شيء آخر', en: 'Something else' })
  const answers = { m: ['b'], r: ['b', 'a'] }
  expect(columns.map((column) => [column.headingAr, cellReader(column, 'ar', () => undefined)(answers)])).toEqual([
    ['ع it: ع a', null],
    ['ع it: ع b', 1],
    ['ع it: ع a', 2],
    ['ع it: ع b', 1],
  ])
})
