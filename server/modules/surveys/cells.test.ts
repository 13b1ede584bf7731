import { Field, type Answers } from '@diwan/core/fields/field'
import { ANSWERED } from '@diwan/core/fields/tally'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { published, type Cell } from './service/cells.ts'
import { ALL, gathering, OTHERS } from './service/gather.ts'

const option = (key: string) => ({ key, labelAr: key, labelEn: key })
const base = (key: string) => ({ key, labelAr: key, labelEn: key })
const choice = (key: string, more: object = {}) =>
  Field.parse({ ...base(key), type: 'choice', options: ['bus', 'car', 'foot'].map(option), ...more })
const when = (field: string, value: string) => ({ when: { match: 'all', tests: [{ field, is: 'equals', value }] } })
const fields = [
  choice('way', { other: true }),
  Field.parse({ ...base('table'), type: 'matrix', rows: ['one', 'two'].map(option), scale: ['yes', 'no'].map(option) }),
  Field.parse({ ...base('why'), type: 'text' }),
  choice('again', when('way', 'bus')),
]
const BUCKETS = ['d1', 'd2', 'd3']
const K = 5

function cellsOf(
  questions: readonly Field[],
  sheets: readonly { answers: Answers; bucket?: string | null }[],
  buckets = null as null | string[],
) {
  const gathered = gathering(questions, buckets)
  for (const { answers, bucket } of sheets) gathered.take(answers, bucket ?? null)
  return published(questions, gathered.done(), buckets, K)
}
/** The questions of which anything is shown. */
const shown = (questions: readonly Field[], sheets: readonly Answers[]) => {
  const { cells, texts } = cellsOf(
    questions,
    sheets.map((answers) => ({ answers })),
  )
  return [...new Set(cells.map(({ field }) => field)), ...new Set(texts.map(({ field }) => `text of ${field}`))].filter(Boolean)
}
const times = (n: number, answers: Answers): Answers[] => Array.from({ length: n }, () => answers)

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })
const sheet = fc.record({
  bucket: fc.constantFrom(...BUCKETS, null),
  way: maybe(fc.constantFrom('bus', 'car', 'foot', 'other:سيرًا')),
  again: maybe(fc.constantFrom('bus', 'car', 'foot')),
  one: maybe(fc.constantFrom('yes', 'no')),
  two: maybe(fc.constantFrom('yes', 'no')),
  why: maybe(fc.constantFrom('أ', 'ب')),
})
type Sheet = typeof sheet extends fc.Arbitrary<infer S> ? S : never

const answersOf = ({ way, again, one, two, why }: Sheet): Answers => {
  const table = { ...(one && { one }), ...(two && { two }) }
  const asked = way === 'bus' ? again : undefined
  return {
    ...(way && { way }),
    ...(asked && { again: asked }),
    ...(Object.keys(table).length > 0 && { table }),
    ...(why && { why }),
  }
}

/** The sheets behind each base that a reader can see, and whether it is shown of a part. */
const bases: readonly { of: (answers: Answers) => boolean; in: (cells: readonly Cell[]) => boolean }[] = [
  ...['way', 'table', 'why', 'again'].map((field) => ({
    of: (answers: Answers) => answers[field] !== undefined,
    in: (cells: readonly Cell[]) => cells.some((cell) => cell.field === field && cell.value === ANSWERED),
  })),
  ...['one', 'two'].map((row) => ({
    of: (answers: Answers) => Object.hasOwn((answers['table'] ?? {}) as object, row),
    in: (cells: readonly Cell[]) => cells.some((cell) => cell.field === 'table' && cell.value.startsWith(`${row}:`)),
  })),
  { of: () => true, in: () => true },
]

test('two bases that are shown of one part, and the complement of each, differ by nobody or by k and more', () => {
  fc.assert(
    fc.property(fc.array(sheet, { maxLength: 60 }), (sheets) => {
      const answered = sheets.map((one) => ({ answers: answersOf(one), bucket: one.bucket }))
      const { cells, texts } = cellsOf(fields, answered, BUCKETS)
      const inPart = (part: string) => answered.filter(({ bucket }) => part === ALL || (bucket ?? OTHERS) === part)
      for (const part of [ALL, ...BUCKETS, OTHERS]) {
        const own = cells.filter(({ bucket }) => bucket === part)
        if (own.length === 0) continue
        const seen = bases.filter((one) => one.in(own))
        for (const one of seen)
          for (const other of seen) {
            const apart = inPart(part).filter(({ answers }) => one.of(answers) && !other.of(answers)).length
            expect(apart === 0 || apart >= K).toBe(true)
          }
      }
      for (const key of new Set(texts.map(({ field }) => field))) {
        const wrote = answered.filter(({ answers }) =>
          key === 'way' ? typeof answers['way'] === 'string' && answers['way'].startsWith('other:') : answers[key],
        ).length
        expect(wrote >= K && (sheets.length === wrote || sheets.length - wrote >= K)).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('no sum of departments leaves a base in 1..k-1', () => {
  fc.assert(
    fc.property(fc.array(sheet, { maxLength: 60 }), (sheets) => {
      const answered = sheets.map((one) => ({ answers: answersOf(one), bucket: one.bucket }))
      const { cells } = cellsOf(fields, answered, BUCKETS)
      for (const field of ['', 'way', 'table', 'why', 'again']) {
        const n = (part: string) =>
          cells.find((cell) => cell.bucket === part && cell.field === field && cell.value === ANSWERED)?.n
        const parts = [...BUCKETS, OTHERS].flatMap((part) => n(part) ?? [])
        for (const size of parts) expect(size).toBeGreaterThanOrEqual(K)
        const left = (n(ALL) ?? 0) - parts.reduce((sum, size) => sum + size, 0)
        expect(left === 0 || left >= K).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a copy of a question that one person is not asked is hidden, also where it asks for a text', () => {
  const twins = [
    choice('way'),
    choice('head'),
    choice('copy', when('head', 'bus')),
    Field.parse({ ...base('why'), type: 'text' }),
  ]
  const most = { way: 'car', head: 'bus', copy: 'car', why: 'نص' }
  expect(shown(twins, [...times(9, most), { way: 'foot', head: 'car', why: 'نص' }])).toEqual([
    'way',
    'head',
    'why',
    'text of why',
  ])
  expect(shown(twins, [...times(9, most), { way: 'foot', head: 'car' }])).toEqual(['way', 'head'])
  expect(shown(twins, [...times(9, most), ...times(5, { way: 'foot', head: 'car', why: 'نص' })])).toEqual([
    'way',
    'head',
    'copy',
    'why',
    'text of why',
  ])
})

test('questions under several conditions that together leave one person over are not all shown', () => {
  const questions = [choice('site'), choice('north', when('site', 'bus')), choice('south', when('site', 'car'))]
  const sheets = [...times(8, { site: 'bus', north: 'foot' }), ...times(7, { site: 'car', south: 'foot' })]
  expect(shown(questions, sheets)).toEqual(['site', 'north', 'south'])
  expect(shown(questions, [...sheets, { site: 'foot' }])).toEqual(['site', 'north'])
})

test('texts of fewer than k are not kept, and those of k are without a department', () => {
  const why = [Field.parse({ ...base('why'), type: 'text' })]
  const sheets = [...times(4, { why: 'نص' }), ...times(8, {})]
  expect(shown(why, sheets)).toEqual([])
  expect(shown(why, [...sheets, { why: 'الأخير' }])).toEqual(['why', 'text of why'])
})

test('what was written instead of an option is shown from k on', () => {
  const sheets = [...times(4, { way: 'other:سيرًا' }), ...times(8, { way: 'bus' })]
  expect(shown([fields[0]!], sheets)).toEqual(['way'])
  expect(shown([fields[0]!], [...sheets, { way: 'other:قطار' }])).toEqual(['way', 'text of way'])
})
