import { FIELD_TYPES } from '@diwan/core/fields/field'
import { z } from 'zod'
import { MAX_QUESTIONS } from '../limits.ts'

/** One question, as the learners whom the caller follows answered it in their first attempt that was marked. */
export const Item = z.object({
  lesson: z.string(),
  quizAr: z.string(),
  quizEn: z.string(),
  key: z.string(),
  type: z.enum(FIELD_TYPES),
  labelAr: z.string(),
  labelEn: z.string(),
  /** It counts for nobody. */
  dropped: z.boolean(),
  /** How many were asked it, and how many of them left it empty. */
  asked: z.int(),
  blank: z.int(),
  /** Of the marks it offers, the share that was given; nothing where nobody was asked. */
  share: z.number().min(0).max(1).nullable(),
  /**
   * How its marks go with the marks of all other questions of the quiz, from -1 to 1 (point-biserial correlation, without the question
   * itself); nothing where too few were asked, or where all did alike.
   */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** Of questions with options. */
  options: z.array(z.object({ key: z.string(), labelAr: z.string(), labelEn: z.string(), chosen: z.int(), right: z.boolean() })),
})
export type Item = z.infer<typeof Item>

export const ItemReport = z.object({ items: z.array(Item).max(MAX_QUESTIONS) })
export type ItemReport = z.infer<typeof ItemReport>
