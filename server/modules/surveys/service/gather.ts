import { answerText } from '@diwan/core/fields/answer-text'
import { isOther, isRows, otherText } from '@diwan/core/fields/answer-shapes'
import type { Answers, Field } from '@diwan/core/fields/field'
import { ANSWERED, countsOf, isCounted } from '@diwan/core/fields/tally'
import { SheetSet } from './sheet-set.ts'

export const ALL = 'all'
export const OTHERS = 'other'

/** A row of a table has a base of its own. */
export const rowBase = (field: string, row: string): string => `${field}:${row}`
/** What is written instead of an option has one as well. Keys of fields and rows hold no colon. */
export const otherBase = (field: string): string => `${field}::other`

/** The sums of all sheets, and which sheets are behind each of them; the answers themselves are not kept. */
export interface Gathered {
  /** By part (`ALL`, a department, `OTHERS`), by field, by value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** The sheets that answered a field, under its key, and those of its rows and other texts. */
  readonly bases: ReadonlyMap<string, SheetSet>
  /** The sheets of each part. */
  readonly parts: ReadonlyMap<string, SheetSet>
}

export function gathering(fields: readonly Field[], buckets: readonly string[] | null) {
  const counts = new Map<string, Map<string, Map<string, number>>>()
  const texts = new Map<string, string[]>()
  const bases = new Map<string, SheetSet>()
  const parts = new Map<string, SheetSet>([[ALL, new SheetSet()]])
  let sheets = 0
  const count = (part: string, field: string, value: string): void => {
    const byField = counts.get(part) ?? new Map<string, Map<string, number>>()
    const byValue = byField.get(field) ?? new Map<string, number>()
    counts.set(part, byField.set(field, byValue.set(value, (byValue.get(value) ?? 0) + 1)))
  }
  const own = new Set(buckets)
  return {
    take(answers: Answers, bucket: string | null): void {
      const sheet = sheets
      sheets += 1
      const part = bucket !== null && own.has(bucket) ? bucket : OTHERS
      addTo(parts, ALL, sheet)
      if (buckets !== null) addTo(parts, part, sheet)
      for (const { field, value } of countsOf(fields, answers)) {
        count(ALL, field, value)
        if (buckets !== null) count(part, field, value)
        if (field !== '' && value === ANSWERED) addTo(bases, field, sheet)
      }
      for (const { key } of fields) {
        const answer = answers[key]
        if (answer !== undefined && isRows(answer)) for (const row of Object.keys(answer)) addTo(bases, rowBase(key, row), sheet)
      }
      for (const { key, text, instead } of textsIn(fields, answers)) {
        const written = texts.get(key) ?? []
        written.push(text)
        texts.set(key, written)
        if (instead) addTo(bases, otherBase(key), sheet)
      }
    },
    done: (): Gathered => ({ counts, texts, bases, parts }),
  }
}

function addTo(sets: Map<string, SheetSet>, name: string, sheet: number): void {
  const set = sets.get(name) ?? new SheetSet()
  set.add(sheet)
  sets.set(name, set)
}

interface Text {
  readonly key: string
  readonly text: string
  /** Written instead of an option that is offered. */
  readonly instead: boolean
}

/** The answers that are read rather than counted, and what was written instead of an option. */
function textsIn(fields: readonly Field[], answers: Answers): Text[] {
  return fields.flatMap(({ key, type }): Text[] => {
    const answer = answers[key]
    if (answer === undefined || isRows(answer) || type === 'section' || type === 'file') return []
    if (!isCounted(type)) return [{ key, text: answerText(answer), instead: false }]
    return [answer].flat().flatMap((one): Text[] => (isOther(one) ? [{ key, text: otherText(one), instead: true }] : []))
  })
}
