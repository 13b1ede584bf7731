import type { Field } from './field.ts'

const LONGEST = 40
/** As the editor calls a new one. */
const made = /^field_\d+$/

/** `Cost centre (SAP)` is `cost_centre_sap`; nothing where no Latin letter begins it. */
const keyFrom = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/_+$/, '')

/**
 * Fields that are new get keys for good: after their English label where that is free. `used` are all keys that were ever answered
 * under, `saved` those of fields that stand; whatever asks about a field follows it.
 */
export function withOwnKeys(fields: readonly Field[], saved: readonly string[], used: readonly string[]): Field[] {
  const names = new Map(saved.map((key) => [key, key]))
  const taken = new Set([...saved, ...used, ...fields.filter(({ key }) => !made.test(key)).map(({ key }) => key)])
  for (const { key, labelEn } of fields) {
    if (names.has(key) || (!made.test(key) && !used.includes(key))) continue
    const name = free(keyFrom(labelEn) || key, taken)
    taken.add(name)
    names.set(key, name)
  }
  const nameOf = (key: string): string => names.get(key) ?? key
  return fields.map((field) => renamed(field, nameOf))
}

function free(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem
  for (let number = 2; ; number += 1) {
    const key = `${stem.slice(0, LONGEST - 4)}_${number}`
    if (!taken.has(key)) return key
  }
}

function renamed(field: Field, nameOf: (key: string) => string): Field {
  const { when, ...rest } = field
  const tests = when?.tests.map((test) => ({ ...test, field: nameOf(test.field) }))
  const own = { ...rest, key: nameOf(field.key), ...(when && tests && { when: { ...when, tests } }) } as Field
  if (own.type !== 'date' || own.rule.notBefore === undefined) return own
  return { ...own, rule: { ...own.rule, notBefore: nameOf(own.rule.notBefore) } }
}
