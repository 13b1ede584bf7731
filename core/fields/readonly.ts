import type { Field } from './field.ts'

/** Nobody writes it: it says what its form says. Free of schemas, so that lists ask it. */
export const isReadonly = (field: Field): boolean => 'readonly' in field && field.readonly
