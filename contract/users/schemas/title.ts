import { contrast, isColour, READABLE } from '@diwan/core/contrast'
import { z } from 'zod'
import { line, Uuid, Version } from '../../kit/ids.ts'
import { pageInput } from '../../kit/page.ts'
import { optionalLine } from './lines.ts'

/** A title where a person carries it. */
export const TitleName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string(), colour: z.string() })
export type TitleName = z.infer<typeof TitleName>

/** Literally what S3.27 names: title and description in both languages, and a colour. */
export const Title = TitleName.extend({
  descriptionAr: z.string(),
  descriptionEn: z.string(),
  version: z.int(),
  /** People who carry it. */
  users: z.int(),
})
export type Title = z.infer<typeof Title>

/** White text stands on it (U8). */
const Colour = z
  .string()
  .max(7)
  .toLowerCase()
  .refine(isColour, { error: 'colour', abort: true })
  .refine((colour) => contrast(colour, '#ffffff') >= READABLE, 'contrast')

const fields = {
  nameAr: line(120),
  nameEn: line(120),
  descriptionAr: optionalLine(500).default(''),
  descriptionEn: optionalLine(500).default(''),
  colour: Colour,
}
export const TitleQuery = z.strictObject(pageInput)
export const CreateTitle = z.strictObject(fields)
export type CreateTitle = z.infer<typeof CreateTitle>
export const UpdateTitle = z.strictObject({ id: Uuid, version: Version, ...fields })
export type UpdateTitle = z.infer<typeof UpdateTitle>
/** `replaceWith` gives its people another one first. */
export const DeleteTitle = z.strictObject({ id: Uuid, version: Version, replaceWith: Uuid.optional() })
export type DeleteTitle = z.infer<typeof DeleteTitle>
