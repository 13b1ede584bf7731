import type { Field } from './field.ts'

/** What may still be said otherwise when somebody has answered: labels, helps and the words of options. */
const WORDS = new Set(['labelAr', 'labelEn', 'helpAr', 'helpEn', 'lowAr', 'lowEn', 'highAr', 'highEn'])

/** The same questions, whatever words they are asked in: keys, types, options, order, conditions and rules. */
export const sameButWording = (one: readonly Field[], other: readonly Field[]): boolean => bare(one) === bare(other)

/** Names of members are sorted, so that the order they were written in says nothing; that of fields and options does. */
const bare = (fields: readonly Field[]): string =>
  JSON.stringify(fields, (name, value: unknown) => {
    if (WORDS.has(name)) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
