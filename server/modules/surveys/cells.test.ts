import { Field, type Answers } from '@diwan/core/fields/field'
import { ANSWERED } from '@diwan/core/fields/tally'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL, gathering, OTHERS, shownCells, shownTexts, type Cell } from './service/cells.ts'

const option = (key: string) => ({ key, labelAr: key, labelEn: key })
const base = (key: string) => ({ key, labelAr: key, labelEn: key })
const fields = [
  Field.parse({ ...base('way'), type: 'choice', options: ['bus', 'car', 'foot'].map(option) }),
  Field.parse({ ...base('table'), type: 'matrix', rows: ['one', 'two'].map(option), scale: ['yes', 'no'].map(option) }),
  Field.parse({ ...base('why'), type: 'text' }),
]
const BUCKETS = ['d1', 'd2', 'd3']
const K = 5

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })
const sheet = fc.record({
  bucket: fc.constantFrom(...BUCKETS, null),
  way: maybe(fc.constantFrom('bus', 'car', 'foot')),
  one: maybe(fc.constantFrom('yes', 'no')),
  two: maybe(fc.constantFrom('yes', 'no')),
  why: maybe(fc.constantFrom('أ', 'ب')),
})

const answersOf = ({
  way,
  one,
  two,
  why,
}: {
  way?: string | undefined
  one?: string | undefined
  two?: string | undefined
  why?: string | undefined
}): Answers => {
  const table = { ...(one && { one }), ...(two && { two }) }
  return { ...(way && { way }), ...(Object.keys(table).length > 0 && { table }), ...(why && { why }) }
}

/** Each base that a reader can add up: answered at all, and each row of the table. */
const bases: readonly ((cells: readonly Cell[]) => number | undefined)[] = [
  ...['', 'way', 'table', 'why'].map(
    (field) => (cells: readonly Cell[]) => cells.find((cell) => cell.field === field && cell.value === ANSWERED)?.n,
  ),
  ...['one', 'two'].map((row) => (cells: readonly Cell[]) => {
    const own = cells.filter((cell) => cell.field === 'table' && cell.value.startsWith(`${row}:`))
    return own.length === 0 ? undefined : own.reduce((sum, { n }) => sum + n, 0)
  }),
]

test('whatever is answered, no arithmetic on the cells yields a base in 1..k-1', () => {
  fc.assert(
    fc.property(fc.array(sheet, { maxLength: 40 }), (sheets) => {
      const gathered = gathering(fields, BUCKETS)
      for (const one of sheets) gathered.take(answersOf(one), one.bucket)
      const cells = shownCells(fields, gathered.done(), BUCKETS, K)
      const of = (bucket: string) => cells.filter((cell) => cell.bucket === bucket)
      for (const read of bases) {
        const whole = read(of(ALL))
        const parts = [...BUCKETS, OTHERS].flatMap((bucket) => read(of(bucket)) ?? [])
        for (const n of [whole ?? K, ...parts]) expect(n).toBeGreaterThanOrEqual(K)
        const left = (whole ?? 0) - parts.reduce((sum, n) => sum + n, 0)
        expect(left === 0 || left >= K).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('texts of fewer than k are not kept, and those of k are without a department', () => {
  const gathered = gathering(fields, BUCKETS)
  for (let n = 0; n < K - 1; n += 1) gathered.take({ why: `نص ${n}` }, 'd1')
  expect(shownTexts(gathered.done(), K)).toEqual([])
  gathered.take({ why: 'الأخير' }, 'd2')
  expect(shownTexts(gathered.done(), K).length).toBe(K)
})
