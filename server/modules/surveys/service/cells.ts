import { answerText } from '@diwan/core/fields/answer-text'
import { isOther, isRows, otherText } from '@diwan/core/fields/answer-shapes'
import type { Answers, Field } from '@diwan/core/fields/field'
import { hiddenBases } from '@diwan/core/fields/hidden-bases'
import { ANSWERED, countsOf, isCounted, rowValue } from '@diwan/core/fields/tally'

export const ALL = 'all'
export const OTHERS = 'other'

export interface Cell {
  readonly bucket: string
  readonly field: string
  readonly value: string
  readonly n: number
}

/** What is gathered of the sheets, one after the other; no sheet is kept. */
export interface Gathered {
  /** By bucket, by field, by value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly sheets: number
}

export function gathering(fields: readonly Field[], buckets: readonly string[] | null) {
  const counts = new Map<string, Map<string, Map<string, number>>>()
  const texts = new Map<string, string[]>()
  let sheets = 0
  const add = (bucket: string, field: string, value: string): void => {
    const byField = counts.get(bucket) ?? new Map<string, Map<string, number>>()
    const byValue = byField.get(field) ?? new Map<string, number>()
    counts.set(bucket, byField.set(field, byValue.set(value, (byValue.get(value) ?? 0) + 1)))
  }
  const told = new Set(buckets)
  return {
    take(answers: Answers, bucket: string | null): void {
      sheets += 1
      const own = bucket !== null && told.has(bucket) ? bucket : OTHERS
      for (const { field, value } of countsOf(fields, answers)) {
        add(ALL, field, value)
        if (buckets !== null) add(own, field, value)
      }
      for (const [key, text] of textsIn(fields, answers)) {
        const said = texts.get(key) ?? []
        said.push(text)
        texts.set(key, said)
      }
    },
    done: (): Gathered => ({ counts, texts, sheets }),
  }
}

/** What was written: the answers that are not counted by what they say, and what was written instead of an offer. */
function textsIn(fields: readonly Field[], answers: Answers): [string, string][] {
  return fields.flatMap(({ key, type }): [string, string][] => {
    const answer = answers[key]
    if (answer === undefined || isRows(answer) || type === 'section' || type === 'file') return []
    if (!isCounted(type)) return [[key, answerText(answer)]]
    return [answer].flat().flatMap((one): [string, string][] => (isOther(one) ? [[key, otherText(one)]] : []))
  })
}

interface Unit {
  readonly field: string
  readonly base: (counts: ReadonlyMap<string, number>) => number
  readonly holds: (value: string) => boolean
}

/** What has a base of its own: a field, each row of a table, and the sheets. */
const unitsOf = (fields: readonly Field[]): Unit[] => [
  { field: '', base: (counts) => counts.get('') ?? 0, holds: () => true },
  ...fields.flatMap((field): Unit[] => {
    const answered = (counts: ReadonlyMap<string, number>) => counts.get(ANSWERED) ?? 0
    if (field.type !== 'matrix') return [{ field: field.key, base: answered, holds: () => true }]
    const rows = field.rows.map(({ key: row }): Unit => {
      const values = new Set(field.scale.map(({ key }) => rowValue(row, key)))
      const base = (counts: ReadonlyMap<string, number>) => [...values].reduce((sum, value) => sum + (counts.get(value) ?? 0), 0)
      return { field: field.key, base, holds: (value) => values.has(value) }
    })
    return [{ field: field.key, base: answered, holds: (value) => value === ANSWERED }, ...rows]
  }),
]

const NONE: ReadonlyMap<string, number> = new Map()

/** The cells that may be shown: of each base by itself, those of `k` and more, and no part that could be reckoned from others. */
export function shownCells(fields: readonly Field[], { counts }: Gathered, buckets: readonly string[] | null, k: number): Cell[] {
  const parts = buckets === null ? [] : [...buckets, OTHERS]
  return unitsOf(fields).flatMap((unit) => {
    const of = (bucket: string) => counts.get(bucket)?.get(unit.field) ?? NONE
    if (unit.base(of(ALL)) < k) return []
    const hidden = hiddenBases(new Map(parts.map((bucket) => [bucket, unit.base(of(bucket))])), k)
    return [ALL, ...parts.filter((bucket) => !hidden.has(bucket))].flatMap((bucket) =>
      [...of(bucket)].flatMap(([value, n]) => (unit.holds(value) ? [{ bucket, field: unit.field, value, n }] : [])),
    )
  })
}

/** Texts of those questions that enough people wrote something to. */
export const shownTexts = ({ texts }: Gathered, k: number) =>
  [...texts].flatMap(([field, bodies]) => (bodies.length < k ? [] : bodies.map((body) => ({ field, body }))))
