import { isHttpUrl } from '@diwan/core/identifiers'
import { z } from 'zod'
import { MAX_DESCRIBED, PICTURE_URL_MAX } from './limits.ts'
import { Seconds, Uuid, uuids } from '../kit/ids.ts'
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

/** A file as a record shows it to its readers. */
const attachmentSchema = z.object({
  id: Uuid,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** There is a picture to show, re-encoded, in these pixels. */
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** Of a film or a voice: how long it is, and its sides where it has a picture. Absent for all else, and where it does not say. */
  media: z.object({ seconds: z.number(), width: z.int().nullable(), height: z.int().nullable() }).optional(),
})
export interface Attachment extends z.output<typeof attachmentSchema> {}
export interface GivenAttachment extends z.input<typeof attachmentSchema> {}
export const Attachment: z.ZodType<Attachment, GivenAttachment> = attachmentSchema

/** Belongs to its uploader until a record takes it by its id. */
export const UploadedFile = z.object({
  ...attachmentSchema.shape,
  purpose: FilePurpose,
  createdDate: Seconds,
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** Beside what a file is for: how long it is going to be. */
export const BeginUpload = z.strictObject({
  name: Upload.shape.name,
  purpose: FilePurpose,
  bytes: z.int().min(0).max(2_147_483_647),
})
export type BeginUpload = z.infer<typeof BeginUpload>

/** A file on its way: `received` of its bytes are here, and the next part begins there. */
export const UploadSlot = z.object({ id: Uuid, bytes: z.int(), received: z.int() })
export type UploadSlot = z.infer<typeof UploadSlot>

export const SlotId = z.strictObject({ id: Uuid })
/** Beside the bytes of one part. */
export const AppendPart = z.strictObject({ id: Uuid, offset: z.coerce.number().int().min(0).max(2_147_483_647) })
export type AppendPart = z.infer<typeof AppendPart>

/** Numbers are for photos and logos. An attached file comes as it was sent, or as the picture that was made of it. */
export const ReadFile = z.strictObject({ id: Uuid, size: z.enum(['64', '256', 'shown', 'thumb']).optional() })
export type ReadFile = z.infer<typeof ReadFile>

export const DescribeFiles = z.strictObject({ ids: uuids(MAX_DESCRIBED) })
export const DescribedFiles = z.object({ items: z.array(Attachment).max(MAX_DESCRIBED) })

export const PictureAddress = z.strictObject({ url: z.string().max(PICTURE_URL_MAX).refine(isHttpUrl, 'url') })
