import { Field, type FieldType } from './field.ts'

/** The first free one: keys stay when fields are put in another order, and labels may change. */
function freeKey(taken: readonly { key: string }[], stem: string): string {
  const keys = new Set(taken.map(({ key }) => key))
  for (let number = taken.length + 1; ; number += 1) if (!keys.has(`${stem}_${number}`)) return `${stem}_${number}`
}

export const newField = (fields: readonly Field[], type: FieldType): Field =>
  Field.parse({
    key: freeKey(fields, 'field'),
    type,
    ...(isChoice(type) && { options: [newOption([]), newOption([newOption([])])] }),
  })

export const newOption = (options: readonly { key: string }[]) => ({ key: freeKey(options, 'option'), labelAr: '', labelEn: '' })

const isChoice = (type: FieldType): boolean => type === 'choice' || type === 'choices'

/** The same question as another type: what both types know stays. */
export function asType(field: Field, type: FieldType): Field {
  const { key, labelAr, labelEn, helpAr, helpEn, required, when } = field
  const fresh = newField([], type)
  const options = 'options' in fresh && { options: 'options' in field ? field.options : fresh.options }
  return Field.parse({ ...fresh, key, labelAr, labelEn, helpAr, helpEn, required, ...(when && { when }), ...options })
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

/** Without it, and without what was asked of it: nothing may hang on a field that is gone. */
export function removed(fields: readonly Field[], key: string): Field[] {
  return fields.filter((field) => field.key !== key).map((field) => withoutTests(field, key))
}

function withoutTests(field: Field, key: string): Field {
  const { when, ...rest } = field
  const tests = when?.tests.filter((test) => test.field !== key) ?? []
  const kept = { ...rest, ...(when && tests.length > 0 && { when: { ...when, tests } }) } as Field
  if (kept.type !== 'date' || kept.rule.notBefore !== key) return kept
  const { notBefore: _gone, ...rule } = kept.rule
  return { ...kept, rule }
}
