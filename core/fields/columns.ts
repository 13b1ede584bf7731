import { isOther, isRows, OTHER, otherText, type Answers, type Field, type Option } from './field.ts'
import { inLanguage, labelOf } from './labels.ts'

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
  if (field.type !== 'choices') return undefined
  return field.other ? [...field.options, { key: OTHER, labelAr: other.ar, labelEn: other.en }] : field.options
}

export type Cell = string | number | null

/** `nameOf` says what people, units and files are called. A chosen option of several is a 1. */
export function cellOf(
  { field, part }: Column,
  answers: Answers,
  language: 'ar' | 'en',
  nameOf: (id: string) => string | undefined,
): Cell {
  const answer = answers[field.key]
  if (answer === undefined) return null
  if (isRows(answer)) {
    const chosen = field.type === 'matrix' ? field.scale.find(({ key }) => key === answer[part ?? '']) : undefined
    return chosen ? labelOf(chosen, language) : null
  }
  if (Array.isArray(answer)) {
    if (field.type === 'ranking') return answer.indexOf(part ?? '') + 1 || null
    if (part === OTHER) return answer.filter(isOther).map(otherText).join('') || null
    return answer.includes(part ?? '') ? 1 : null
  }
  if (typeof answer === 'number') return answer
  if (isOther(answer)) return otherText(answer)
  const option = 'options' in field ? field.options.find(({ key }) => key === answer) : undefined
  if (option) return inLanguage(language, option.labelAr, option.labelEn)
  return nameOf(answer) ?? answer
}
