import { z } from 'zod'
import { Seconds, Uuid } from '../kit/ids.ts'
import { FILE_PROFILES, type FilePurpose as Purpose } from './vocabulary.ts'

export const FilePurpose = z.enum(Object.keys(FILE_PROFILES) as Purpose[])

const pixel = z.coerce.number().int().min(0).max(100_000)

/** Beside the bytes. The square of a photo is in pixels of the picture as it is seen; without it the middle is taken. */
export const Upload = z.strictObject({
  name: z.string().max(1_000),
  purpose: FilePurpose,
  x: pixel.optional(),
  y: pixel.optional(),
  side: pixel.optional(),
})
export type Upload = z.infer<typeof Upload>

/** Belongs to its uploader until a record takes it by its id. */
export const UploadedFile = z.object({
  id: Uuid,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  purpose: FilePurpose,
  createdDate: Seconds,
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** `size` is for photos and logos. */
export const ReadFile = z.strictObject({ id: Uuid, size: z.enum(['64', '256']).default('256') })
export type ReadFile = z.infer<typeof ReadFile>
