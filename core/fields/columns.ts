import { isOther, isRows, OTHER, otherText } from './answer-shapes.ts'
import type { Answers, Field, Option } from './field.ts'
import { labelOf } from './labels.ts'

/** A column of an export: a field, or one option, row or place of it. */
export interface Column {
  readonly field: Field
  /** The key of the option or row; `other:` for what was written instead. */
  readonly part: string | undefined
  readonly headingAr: string
  readonly headingEn: string
}

export interface OtherWords {
  readonly ar: string
  readonly en: string
}

/** A list of more choices is one column: a sheet has at most some thousands. */
const COLUMNS_OF_CHOICES_MAX = 60

/** The columns of one set of fields: several choices, tables and rankings have one for each option or row. */
export function columnsOf(fields: readonly Field[], other: OtherWords): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'section') return []
    const parts = partsOf(field, other)
    if (!parts) return [{ field, part: undefined, headingAr: labelOf(field, 'ar'), headingEn: labelOf(field, 'en') }]
    return parts.map((part) => ({
      field,
      part: part.key,
      headingAr: `${labelOf(field, 'ar')}: ${labelOf(part, 'ar')}`,
      headingEn: `${labelOf(field, 'en')}: ${labelOf(part, 'en')}`,
    }))
  })
}

function partsOf(field: Field, other: OtherWords): readonly Option[] | undefined {
  if (field.type === 'matrix') return field.rows
  if (field.type === 'ranking') return field.options
  if (field.type !== 'choices' || field.options.length > COLUMNS_OF_CHOICES_MAX) return undefined
  return field.other ? [...field.options, { key: OTHER, labelAr: other.ar, labelEn: other.en }] : field.options
}

export type Cell = string | number | null

/**
 * What a sheet says under this column. `nameOf` says what people, units and files are called. A chosen option of several is a 1. Made
 * once for all sheets of a version: labels are found by their key.
 */
export function cellReader(
  { field, part = '' }: Column,
  language: 'ar' | 'en',
  nameOf: (id: string) => string | undefined,
): (answers: Answers) => Cell {
  const { key } = field
  const options = field.type === 'matrix' ? field.scale : 'options' in field ? field.options : []
  const labels = new Map(options.map((option) => [option.key, labelOf(option, language)]))
  return (answers) => {
    const answer = answers[key]
    if (answer === undefined) return null
    if (typeof answer === 'number') return answer
    if (typeof answer === 'string') return isOther(answer) ? otherText(answer) : (labels.get(answer) ?? nameOf(answer) ?? answer)
    if (isRows(answer)) return (field.type === 'matrix' && labels.get(answer[part] ?? '')) || null
    if (field.type === 'ranking') return answer.indexOf(part) + 1 || null
    if (field.type === 'choices' && part === '')
      return answer.map((one) => (isOther(one) ? otherText(one) : (labels.get(one) ?? one))).join('; ') || null
    if (part === OTHER) return answer.filter(isOther).map(otherText).join('') || null
    return answer.includes(part) ? 1 : null
  }
}
