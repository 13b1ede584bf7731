import type { UploadedFile } from '@diwan/contract/files/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { KeptFile } from './service/upload.ts'

export const presentUploaded = (file: KeptFile): UploadedFile => ({
  id: file.id,
  name: file.name,
  type: file.type,
  bytes: file.bytes,
  purpose: file.purpose,
  createdDate: toSeconds(file.created_at),
})
