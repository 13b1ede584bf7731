import { Field, ROWS_MAX, type FieldType } from './field.ts'

/** The first free one: keys stay when fields are put in another order, and labels may change. */
function freeKey(taken: readonly { key: string }[], stem: string): string {
  const keys = new Set(taken.map(({ key }) => key))
  for (let number = taken.length + 1; ; number += 1) if (!keys.has(`${stem}_${number}`)) return `${stem}_${number}`
}

export function newField(fields: readonly Field[], type: FieldType): Field {
  const twoOf = (stem?: string) => [newOption([], stem), newOption([newOption([], stem)], stem)]
  return Field.parse({
    key: freeKey(fields, 'field'),
    type,
    ...((type === 'choice' || type === 'choices' || type === 'ranking') && { options: twoOf() }),
    ...(type === 'matrix' && { rows: twoOf('row'), scale: twoOf() }),
  })
}

export const newOption = (options: readonly { key: string }[], stem = 'option') => ({
  key: freeKey(options, stem),
  labelAr: '',
  labelEn: '',
})

/** The same question as another type: what both types know stays. */
export function asType(field: Field, type: FieldType): Field {
  const { key, labelAr, labelEn, helpAr, helpEn, required, when } = field
  const fresh = newField([], type)
  const offered = 'options' in field ? field.options : field.type === 'matrix' ? field.rows : undefined
  const options = 'options' in fresh && offered && { options: type === 'ranking' ? offered.slice(0, ROWS_MAX) : offered }
  const rows = fresh.type === 'matrix' && offered && { rows: offered.slice(0, ROWS_MAX) }
  const asked = type !== 'section' && { required }
  return Field.parse({ ...fresh, key, labelAr, labelEn, helpAr, helpEn, ...asked, ...(when && { when }), ...options, ...rows })
}

/** Behind the first, under a key of its own. */
export function duplicated(fields: readonly Field[], index: number): Field[] {
  const copy = fields[index]
  return copy ? fields.toSpliced(index + 1, 0, { ...copy, key: freeKey(fields, 'field') }) : [...fields]
}

export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from]
  return one === undefined || to < 0 || to >= all.length ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, one)
}
