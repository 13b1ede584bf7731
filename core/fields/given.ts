import { isOther, isRows, otherText } from './answer-shapes.ts'
import type { Answer, Answers, Field, FieldType, Option } from './field.ts'

interface Named {
  readonly nameAr: string
  readonly nameEn: string
}

/** One answer as it is read, with the label it was asked by. */
export interface Given {
  key: string
  type: FieldType
  labelAr: string
  labelEn: string
  value: Answer
  /** What keys and ids are called: the options chosen or in their order, the person, the unit, the file. */
  names: Named[]
  /** What each row of a table was answered with. */
  rows?: { row: Named; chosen: Named }[] | undefined
  /** A rating: the best there is. */
  outOf?: number | undefined
}

/** Only what was answered, in the order it was asked in. `nameOf` says what people, units and files are called. */
export function givenAnswers(fields: readonly Field[], answers: Answers, nameOf: (id: string) => Named | undefined): Given[] {
  return fields.flatMap((field) => {
    const { key, type, labelAr, labelEn } = field
    const value = answers[key]
    if (value === undefined) return []
    const named = refersTo(field) && typeof value === 'string' ? nameOf(value) : undefined
    return [{ key, type, labelAr, labelEn, value, names: named ? [named] : namesOf(field, value), ...partsOf(field, value) }]
  })
}

const referring: ReadonlySet<FieldType> = new Set(['person', 'unit', 'file'])
export const refersTo = ({ type }: Pick<Field, 'type'>): boolean => referring.has(type)

const called = ({ labelAr, labelEn }: Pick<Option, 'labelAr' | 'labelEn'>) => ({ nameAr: labelAr, nameEn: labelEn })

/** What was chosen, in the order of the options; a ranking in its own; what was written instead as it was written. */
function namesOf(field: Field, value: Answer): Named[] {
  if (!('options' in field) || isRows(value)) return []
  const keys = [value].flat()
  const chosen = new Set<unknown>(keys)
  const options =
    field.type === 'ranking'
      ? keys.flatMap((key) => field.options.filter((option) => option.key === key))
      : field.options.filter((option) => chosen.has(option.key))
  const written = keys.filter(isOther).map(otherText)
  return [...options.map(called), ...written.map((text) => ({ nameAr: text, nameEn: text }))]
}

function partsOf(field: Field, value: Answer): Pick<Given, 'rows' | 'outOf'> {
  if (field.type === 'rating') return { outOf: field.rule.high }
  if (field.type !== 'matrix' || !isRows(value)) return {}
  const rows = field.rows.flatMap((row) => {
    const chosen = field.scale.find(({ key }) => key === value[row.key])
    return chosen ? [{ row: called(row), chosen: called(chosen) }] : []
  })
  return { rows }
}
