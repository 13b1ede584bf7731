import { z } from 'zod'
import { LONG_TEXT_MAX, OTHER, OTHER_MAX, TEXT_MAX } from './answer-shapes.ts'
import { isIsoDay } from '../iso-day.ts'
import { emptyIfBlank } from '../blank-text.ts'
import { stripBidiControls } from '../direction.ts'
import { isStorable } from '../storable-text.ts'

/**
 * A field somebody built: what is asked, in both languages, and what an answer must be. Request templates, forms and surveys
 * are lists of these. A draft may still lack a translation; what must hold before it is saved or shown is `setProblems`.
 */
const text = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable').default('')

/** A question may be a whole paragraph. */
export const LABEL_MAX = 500
export const OPTION_LABEL_MAX = 250
/** The value of a condition: a key, a number, a day or a short text. */
const TEST_VALUE_MAX = 120
export const END_MAX = 40
export const HELP_MAX = 500
export const VALUE_MAX = 1_000
export const FIELDS_MAX = 60
/** Countries, branches and cost centres are lists of some hundreds. */
export const OPTIONS_MAX = 500
export const ROWS_MAX = 20
export const SCALE_MAX = 10
/** One sheet of answers as it is sent, in bytes of UTF-8. */
export const ANSWERS_BYTES = 1_000_000
/** All fields of one set together, in bytes of UTF-8. */
export const FIELDS_BYTES = 1_500_000
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
  'time',
  'choice',
  'choices',
  'rating',
  'matrix',
  'ranking',
  'person',
  'unit',
  'file',
  'section',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Never changed once somebody has answered: answers stand under it. */
export const Key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

const option = z.strictObject({ key: Key, labelAr: text(OPTION_LABEL_MAX), labelEn: text(OPTION_LABEL_MAX) })
export interface Option extends z.output<typeof option> {}
export interface GivenOption extends z.input<typeof option> {}
export const Option: z.ZodType<Option, GivenOption> = option

/** What another field must say, for this one to be asked. */
export const TESTS = ['answered', 'empty', 'equals', 'differs', 'contains', 'at_least', 'at_most'] as const
const Test = z.strictObject({ field: Key, is: z.enum(TESTS), value: text(TEST_VALUE_MAX) })
export type Test = z.infer<typeof Test>
const condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(Test).min(1).max(TESTS_MAX) })
export interface Condition extends z.output<typeof condition> {}
export interface GivenCondition extends z.input<typeof condition> {}
const Condition: z.ZodType<Condition, GivenCondition> = condition

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
/** A time of the day, as `13:05`. */
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Bound = z.union([z.enum(['today', 'tomorrow']), z.string().refine(isIsoDay, 'date')]).optional()

/** Something that is not offered may be written instead. */
const other = { other: z.boolean().default(false) }
const options = z.array(Option).max(OPTIONS_MAX)
const chosen = z.int().min(1).max(OPTIONS_MAX).optional()

const textField = z.strictObject({ ...common, ...given, type: z.literal('text'), rule: length(TEXT_MAX) })
const longTextField = z.strictObject({ ...common, ...given, type: z.literal('long_text'), rule: length(LONG_TEXT_MAX) })
const numberField = z.strictObject({
  ...common,
  ...given,
  type: z.literal('number'),
  rule: z.strictObject({ min: figure, max: figure, whole: z.boolean().default(false) }).default({ whole: false }),
})
const addressField = z.strictObject({ ...common, ...given, type: z.enum(['email', 'url', 'phone']) })
const dateField = z.strictObject({
  ...common,
  ...given,
  type: z.literal('date'),
  /** `notBefore` is another date of the same set. */
  rule: z.strictObject({ from: Bound, to: Bound, notBefore: Key.optional() }).default({}),
})
const timeField = z.strictObject({
  ...common,
  ...given,
  type: z.literal('time'),
  rule: z.strictObject({ from: Hour.optional(), to: Hour.optional() }).default({}),
})
const choiceField = z.strictObject({
  ...common,
  ...given,
  ...other,
  type: z.literal('choice'),
  options,
  /** Drawn as a list that opens, however few they are. */
  list: z.boolean().default(false),
})
const choicesField = z.strictObject({
  ...common,
  ...other,
  type: z.literal('choices'),
  options,
  rule: z.strictObject({ min: chosen, max: chosen }).default({}),
})
const ratingField = z.strictObject({
  ...common,
  type: z.literal('rating'),
  /** From nought or one upwards; 0 to 10 is the question of the net promoter score. */
  rule: z.strictObject({ low: z.int().min(0).max(1), high: z.int().min(2).max(10) }).default({ low: 1, high: 5 }),
  stars: z.boolean().default(false),
  lowAr: text(END_MAX),
  lowEn: text(END_MAX),
  highAr: text(END_MAX),
  highEn: text(END_MAX),
})
const matrixField = z.strictObject({
  ...common,
  type: z.literal('matrix'),
  rows: z.array(Option).max(ROWS_MAX),
  /** What each row is answered with. */
  scale: z.array(Option).max(SCALE_MAX),
})
const rankingField = z.strictObject({ ...common, type: z.literal('ranking'), options: z.array(Option).max(ROWS_MAX) })
const recordField = z.strictObject({ ...common, type: z.enum(['person', 'unit', 'file']) })
/** A heading with a text; it begins a page. It asks nothing, and hidden it hides what comes before the next one. */
const sectionField = z.strictObject({ ...common, required: z.literal(false).default(false), type: z.literal('section') })

export interface TextField extends z.output<typeof textField> {}
export interface GivenTextField extends z.input<typeof textField> {}
export interface LongTextField extends z.output<typeof longTextField> {}
export interface GivenLongTextField extends z.input<typeof longTextField> {}
export interface NumberField extends z.output<typeof numberField> {}
export interface GivenNumberField extends z.input<typeof numberField> {}
export interface AddressField extends z.output<typeof addressField> {}
export interface GivenAddressField extends z.input<typeof addressField> {}
export interface DateField extends z.output<typeof dateField> {}
export interface GivenDateField extends z.input<typeof dateField> {}
export interface TimeField extends z.output<typeof timeField> {}
export interface GivenTimeField extends z.input<typeof timeField> {}
export interface ChoiceField extends z.output<typeof choiceField> {}
export interface GivenChoiceField extends z.input<typeof choiceField> {}
export interface ChoicesField extends z.output<typeof choicesField> {}
export interface GivenChoicesField extends z.input<typeof choicesField> {}
export interface RatingField extends z.output<typeof ratingField> {}
export interface GivenRatingField extends z.input<typeof ratingField> {}
export interface MatrixField extends z.output<typeof matrixField> {}
export interface GivenMatrixField extends z.input<typeof matrixField> {}
export interface RankingField extends z.output<typeof rankingField> {}
export interface GivenRankingField extends z.input<typeof rankingField> {}
export interface RecordField extends z.output<typeof recordField> {}
export interface GivenRecordField extends z.input<typeof recordField> {}
export interface SectionField extends z.output<typeof sectionField> {}
export interface GivenSectionField extends z.input<typeof sectionField> {}

/** The variants are interfaces so that declarations refer to their names instead of repeating them in every schema that contains a field. */
export type Field =
  | TextField
  | LongTextField
  | NumberField
  | AddressField
  | DateField
  | TimeField
  | ChoiceField
  | ChoicesField
  | RatingField
  | MatrixField
  | RankingField
  | RecordField
  | SectionField
export type GivenField =
  | GivenTextField
  | GivenLongTextField
  | GivenNumberField
  | GivenAddressField
  | GivenDateField
  | GivenTimeField
  | GivenChoiceField
  | GivenChoicesField
  | GivenRatingField
  | GivenMatrixField
  | GivenRankingField
  | GivenRecordField
  | GivenSectionField
export const Field: z.ZodType<Field, GivenField> = z.discriminatedUnion('type', [
  textField,
  longTextField,
  numberField,
  addressField,
  dateField,
  timeField,
  choiceField,
  choicesField,
  ratingField,
  matrixField,
  rankingField,
  recordField,
  sectionField,
])

export const FieldList = z
  .array(Field)
  .max(FIELDS_MAX)
  .refine((fields) => bytesOf(JSON.stringify(fields)) <= FIELDS_BYTES, 'too_much_text')

/** Of the question whose answers make the net promoter score. */
export const NPS_RULE = { low: 0, high: 10 } as const

const Choosing = z.union([
  Key,
  z
    .string()
    .startsWith(OTHER)
    .max(OTHER.length + OTHER_MAX)
    .refine(isStorable, 'not_storable'),
])

/**
 * As people give them: text as typed, the keys of several choices or of all in their order, or by rows. People, units and files
 * by id.
 */
const ANSWER_MAX = LONG_TEXT_MAX * 2
export const Answer = z.union([
  z.string().max(ANSWER_MAX).refine(isStorable, 'not_storable'),
  z.number(),
  z.array(Choosing).max(OPTIONS_MAX + 1),
  z.record(Key, Key).refine((rows) => Object.keys(rows).length <= ROWS_MAX, 'too_many_nodes'),
])
export type Answer = z.infer<typeof Answer>
export const Answers = z
  .record(Key, Answer)
  .refine((answers) => Object.keys(answers).length <= FIELDS_MAX, 'too_many_nodes')
  .refine((answers) => bytesOf(JSON.stringify(answers)) <= ANSWERS_BYTES, 'too_much_text')
export type Answers = z.infer<typeof Answers>

function bytesOf(json: string): number {
  let bytes = 0
  for (const letter of json) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** What is wrong with one field; the codes have their words in the dictionary of the kit. */
export interface Wrong {
  readonly code: string
  readonly params?: Record<string, string | number>
}
