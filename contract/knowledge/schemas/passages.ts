import { z } from 'zod'
import { Uuid, sought } from '../../kit/ids.ts'
import { WrittenWords } from '../../writing/schemas.ts'
import { MAX_FILES } from '../../talk/limits.ts'
import { MAX_PASSAGE, MAX_PASSAGES } from '../limits.ts'

const nth = z.int().min(0).max(100_000)

/** A part of the published text that a comment is about. */
export const ArticlePassage = z.object({
  /** The comment. */
  messageId: Uuid,
  /** The words as they are now; as they were chosen once they were removed. */
  quote: z.string(),
  /** How often the same words come before it, white space aside. */
  nth,
  /** None of its words is in the text any more. */
  removed: z.boolean(),
})
export type ArticlePassage = z.infer<typeof ArticlePassage>
export const ArticlePassages = z.object({ items: z.array(ArticlePassage).max(MAX_PASSAGES) })
export type ArticlePassages = z.infer<typeof ArticlePassages>

/** A comment on the `nth` occurrence, from 0, of these words in the published text. */
export const CommentOnPassage = z.strictObject({
  id: Uuid,
  quote: sought(MAX_PASSAGE).min(1, 'empty'),
  nth,
  body: WrittenWords,
  attachments: z.array(Uuid).max(MAX_FILES).default([]),
  draftId: Uuid.optional(),
})
