import { isOther, isRows, OTHER } from './answer-shapes.ts'
import type { Answer, Answers, Field, FieldType } from './field.ts'

/** One thing that a sheet of answers says, as it is counted. */
export interface Count {
  readonly field: string
  readonly value: string
}

/** Under no field: the sheets themselves. */
export const SHEETS = ''
/** Under no value: that the field was answered at all. */
export const ANSWERED = ''

/** What nobody says twice: words, numbers and days are not counted by what they say, only that something was said. */
const uncounted: ReadonlySet<FieldType> = new Set(['text', 'long_text', 'email', 'url', 'phone', 'number', 'date', 'section'])
export const isCounted = (type: FieldType): boolean => !uncounted.has(type)

/**
 * What one sheet adds to the tallies of its set. `answers` are in the form in which they are kept. A file is counted as
 * answered; the rows of a table as `row:chosen`, the places of a ranking as `option:place`, what was written instead as `other:`.
 */
export function countsOf(fields: readonly Field[], answers: Answers): Count[] {
  const said = fields.flatMap((field): Count[] => {
    const answer = answers[field.key]
    if (answer === undefined) return []
    return [ANSWERED, ...valuesOf(field, answer)].map((value) => ({ field: field.key, value }))
  })
  return [{ field: SHEETS, value: '' }, ...said]
}

export const rowValue = (row: string, chosen: string): string => `${row}:${chosen}`
export const placeValue = (option: string, place: number): string => `${option}:${place}`

function valuesOf(field: Field, answer: Answer): string[] {
  if (!isCounted(field.type) || field.type === 'file') return []
  if (isRows(answer)) return Object.entries(answer).map(([row, chosen]) => rowValue(row, chosen))
  if (!Array.isArray(answer)) return [isOther(answer) ? OTHER : String(answer)]
  if (field.type === 'ranking') return answer.map((key, index) => placeValue(key, index + 1))
  return answer.map((key) => (isOther(key) ? OTHER : key))
}
