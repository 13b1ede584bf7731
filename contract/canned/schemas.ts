import { stripBidiControls } from '@diwan/core/direction'
import { emptyIfBlank } from '@diwan/core/blank-text'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { line, Uuid, Version } from '../kit/ids.ts'
import { MAX_CANNED_TEXT, MAX_CANNED_TITLE } from './limits.ts'

const text = z
  .string()
  .max(MAX_CANNED_TEXT)
  .overwrite(stripBidiControls)
  .trim()
  .overwrite(emptyIfBlank)
  .min(1)
  .refine(isStorable, 'not_storable')

const content = { titleAr: line(MAX_CANNED_TITLE), titleEn: line(MAX_CANNED_TITLE), textAr: text, textEn: text }

/** An answer that is written once, in both languages. */
export const CannedAnswer = z.object({
  id: Uuid,
  titleAr: z.string(),
  titleEn: z.string(),
  textAr: z.string(),
  textEn: z.string(),
  version: z.int(),
})
export type CannedAnswer = z.infer<typeof CannedAnswer>

export const CreateCannedAnswer = z.strictObject(content)
export type CreateCannedAnswer = z.infer<typeof CreateCannedAnswer>
export const ChangeCannedAnswer = z.strictObject({ id: Uuid, version: Version, ...content })
export type ChangeCannedAnswer = z.infer<typeof ChangeCannedAnswer>
export const DeleteCannedAnswer = z.strictObject({ id: Uuid, version: Version })
