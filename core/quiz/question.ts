import { z } from 'zod'
import { Field, Key, OPTIONS_MAX, ROWS_MAX } from '../fields/field.ts'

/** A question of a quiz is a field with marks. What is right lies apart from it, for questions are sent to those who answer. */
export const MARKS_MAX = 100
export const ACCEPTED_MAX = 50
const ACCEPTED_TEXT_MAX = 120

export const Question = z.strictObject({ field: Field, marks: z.int().min(1).max(MARKS_MAX) })
export type Question = z.infer<typeof Question>

const figure = z.number().min(-1e12).max(1e12)

export const RightAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choice'), right: Key }),
  z.strictObject({ type: z.literal('choices'), right: z.array(Key).min(1).max(OPTIONS_MAX) }),
  z.strictObject({ type: z.literal('ranking'), right: z.array(Key).min(2).max(ROWS_MAX) }),
  z.strictObject({
    type: z.literal('matrix'),
    right: z.record(Key, Key).refine((rows) => Object.keys(rows).length > 0, 'every_row'),
  }),
  z.strictObject({ type: z.literal('number'), right: figure, tolerance: figure.min(0).default(0) }),
  z.strictObject({
    type: z.literal('text'),
    right: z.array(z.string().trim().min(1).max(ACCEPTED_TEXT_MAX)).min(1).max(ACCEPTED_MAX),
  }),
  /** Read and marked by a person. */
  z.strictObject({ type: z.literal('long_text') }),
  z.strictObject({ type: z.literal('file') }),
])
export type RightAnswer = z.infer<typeof RightAnswer>

/** By the key of the question. */
export type RightAnswers = Readonly<Record<string, RightAnswer>>
