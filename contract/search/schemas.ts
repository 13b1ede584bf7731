import { runsIn } from '@diwan/core/words/split'
import { z } from 'zod'
import { line, sought, Uuid, Version } from '../kit/ids.ts'
import { pageInput } from '../kit/page.ts'
import { MAX_NAME_WORDS, MAX_QUESTION, MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS } from './limits.ts'

/** Where a hit stands in the text beside it, in UTF-16 units: from the first to before the second. */
export const Span = z.tuple([z.int().min(0), z.int().min(0)])
export type Span = z.infer<typeof Span>

/** What people wrote, as they wrote it, with its hits. Never HTML. */
export const LitText = z.object({ text: z.string(), lit: z.array(Span) })
export type LitText = z.infer<typeof LitText>

/** Little or nothing was found as typed: it was read with another keyboard, or with one letter otherwise, as `text` shows. */
export const Reading = z.object({ kind: z.enum(['layout', 'spelling']), text: z.string() })
export type Reading = z.infer<typeof Reading>

export const Question = sought(MAX_QUESTION)

/** Words of which each finds the others. */
export const Synonym = z.object({ id: Uuid, words: z.array(z.string()), version: z.int() })
export type Synonym = z.infer<typeof Synonym>

/** A name of several words (كلمة المرور) is one of its words as well. */
const isName = (text: string): boolean => {
  const words = runsIn(text).flatMap((run) => run.words)
  return words.length > 0 && words.length <= MAX_NAME_WORDS
}
const words = z
  .array(line(MAX_SYNONYM_LENGTH).refine(isName, 'few_words'))
  .min(2)
  .max(MAX_SYNONYM_WORDS)
  .refine((all) => new Set(all).size === all.length, 'twice')

export const SynonymQuery = z.strictObject({ ...pageInput, q: Question.default('') })
export const CreateSynonym = z.strictObject({ words })
export type CreateSynonym = z.infer<typeof CreateSynonym>
export const UpdateSynonym = z.strictObject({ id: Uuid, version: Version, words })
export type UpdateSynonym = z.infer<typeof UpdateSynonym>
export const DeleteSynonym = UpdateSynonym.omit({ words: true })
export type DeleteSynonym = z.infer<typeof DeleteSynonym>
