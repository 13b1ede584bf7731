import type { Attachment, UploadedFile } from '@diwan/contract/files/schemas'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { AttachmentRow, KeptFile } from './queries/files.ts'

export const presentAttachment = ({ id, name, type, bytes, width, height, seconds }: AttachmentRow): Attachment => ({
  id,
  name,
  type,
  bytes,
  picture: seconds === null && width !== null && height !== null ? { width, height } : null,
  ...(seconds !== null && { media: { seconds, width, height } }),
})

export const presentUploaded = (file: KeptFile): UploadedFile => ({
  ...presentAttachment(file),
  purpose: file.purpose as FilePurpose,
  createdDate: toSeconds(file.created_at),
})
