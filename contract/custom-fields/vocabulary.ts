import type { FieldType } from '@diwan/core/fields/field'

/** What a custom field may be, in the order in which they are offered; a record has its files already. */
export const CUSTOM_TYPES = [
  'text',
  'long_text',
  'number',
  'email',
  'url',
  'phone',
  'date',
  'choice',
  'choices',
  'person',
  'unit',
] as const satisfies readonly FieldType[]
export type CustomType = (typeof CUSTOM_TYPES)[number]

/** Of these lists are filtered: by what was chosen. */
export const FILTERED_TYPES: readonly FieldType[] = ['choice', 'choices', 'person', 'unit'] satisfies readonly CustomType[]
