import { textOf, valuesOf } from './address.ts'

/** Of all that an address says of custom fields, the values of one. */
export const customValues = (text: string | undefined, key: string): string[] =>
  valuesOf(text).flatMap((value) => (value.startsWith(`${key}.`) ? [value.slice(key.length + 1)] : []))

/** The same with other values of that one. */
export const withCustomValues = (text: string | undefined, key: string, values: readonly string[]): string | undefined =>
  textOf([...valuesOf(text).filter((value) => !value.startsWith(`${key}.`)), ...values.map((value) => `${key}.${value}`)])
