import { FieldList, type Field } from '@diwan/core/fields/field'

/** Sets that are asked, answered and reported at one time. */
const MOST = 200

const known = new Map<string, Field[]>()

/**
 * Fields from the text that keeps them. The same text gives the same fields, read and checked once: they belong to all who ask, and
 * nobody can change them.
 */
export function keptFields(text: string): Field[] {
  const before = known.get(text)
  if (before) return before
  const fields = frozen(FieldList.parse(JSON.parse(text)))
  if (known.size >= MOST) known.clear()
  known.set(text, fields)
  return fields
}

export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
