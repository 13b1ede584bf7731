import { z } from 'zod'
import { isIsoDay } from './iso-day.ts'
import { emptyIfBlank } from '../blank-text.ts'
import { stripBidiControls } from '../direction.ts'
import { isStorable } from '../storable-text.ts'

/**
 * A field somebody built: what is asked, in both languages, and what an answer must be. Request templates, forms and surveys
 * are lists of these. A draft may still lack a translation; what must hold before it is saved or shown is `setProblems`.
 */
const text = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable').default('')

export const LABEL_MAX = 120
export const HELP_MAX = 500
export const VALUE_MAX = 1_000
export const FIELDS_MAX = 60
export const OPTIONS_MAX = 60
export const TESTS_MAX = 8

/** In the order in which a builder offers them. */
export const FIELD_TYPES = [
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
  'file',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Never changed once somebody has answered: answers stand under it. */
const Key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

export const Option = z.strictObject({ key: Key, labelAr: text(LABEL_MAX), labelEn: text(LABEL_MAX) })
export type Option = z.infer<typeof Option>

/** What another field must say, for this one to be asked. */
export const TESTS = ['answered', 'empty', 'equals', 'differs', 'contains', 'at_least', 'at_most'] as const
const Test = z.strictObject({ field: Key, is: z.enum(TESTS), value: text(LABEL_MAX) })
export type Test = z.infer<typeof Test>
const Condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(Test).min(1).max(TESTS_MAX) })
export type Condition = z.infer<typeof Condition>

const common = {
  key: Key,
  labelAr: text(LABEL_MAX),
  labelEn: text(LABEL_MAX),
  helpAr: text(HELP_MAX),
  helpEn: text(HELP_MAX),
  required: z.boolean().default(false),
  when: Condition.optional(),
}
/** The initial answer of a field; a readonly one cannot be changed while filling in. */
const given = { value: text(VALUE_MAX), readonly: z.boolean().default(false) }
const length = (most: number) =>
  z.strictObject({ min: z.int().min(0).max(most).optional(), max: z.int().min(1).max(most).optional() }).default({})
const figure = z.number().min(-1e12).max(1e12).optional()
const Bound = z.union([z.enum(['today', 'tomorrow']), z.string().refine(isIsoDay, 'date')]).optional()

export const TEXT_MAX = 200
export const LONG_TEXT_MAX = 5_000

const Choice = z.strictObject({ ...common, ...given, type: z.literal('choice'), options: z.array(Option).max(OPTIONS_MAX) })

export const Field = z.discriminatedUnion('type', [
  z.strictObject({ ...common, ...given, type: z.literal('text'), rule: length(TEXT_MAX) }),
  z.strictObject({ ...common, ...given, type: z.literal('long_text'), rule: length(LONG_TEXT_MAX) }),
  z.strictObject({
    ...common,
    ...given,
    type: z.literal('number'),
    rule: z.strictObject({ min: figure, max: figure, whole: z.boolean().default(false) }).default({ whole: false }),
  }),
  z.strictObject({ ...common, ...given, type: z.enum(['email', 'url', 'phone']) }),
  z.strictObject({
    ...common,
    ...given,
    type: z.literal('date'),
    /** `notBefore` is another date of the same set. */
    rule: z.strictObject({ from: Bound, to: Bound, notBefore: Key.optional() }).default({}),
  }),
  Choice,
  z.strictObject({
    ...common,
    type: z.literal('choices'),
    options: Choice.shape.options,
    rule: z
      .strictObject({ min: z.int().min(1).max(OPTIONS_MAX).optional(), max: z.int().min(1).max(OPTIONS_MAX).optional() })
      .default({}),
  }),
  z.strictObject({ ...common, type: z.enum(['person', 'unit', 'file']) }),
])
export type Field = z.infer<typeof Field>

export const FieldList = z.array(Field).max(FIELDS_MAX)

export const isReadonly = (field: Field): boolean => 'readonly' in field && field.readonly

/** As people give them: text as typed, or the keys of several choices. People, units and files by id. */
const ANSWER_MAX = LONG_TEXT_MAX * 2
export const Answer = z.union([
  z.string().max(ANSWER_MAX).refine(isStorable, 'not_storable'),
  z.number(),
  z.array(Key).max(OPTIONS_MAX),
])
export type Answer = z.infer<typeof Answer>
export const Answers = z.record(Key, Answer).refine((answers) => Object.keys(answers).length <= FIELDS_MAX, 'too_many_nodes')
export type Answers = z.infer<typeof Answers>

/** What is wrong with one field; the codes have their words in the dictionary of the kit. */
export interface Wrong {
  readonly code: string
  readonly params?: Record<string, string | number>
}
