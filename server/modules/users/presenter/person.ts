import { fileUrl } from '@diwan/contract/files/addresses'
import type { Person } from '@diwan/contract/users/schemas/person'

/** A person as others see them: a query that reads a name reads `photo_id` with it. */
export const presentPerson = (id: string, fullName: string, photoId: string | null): Person => ({
  id,
  fullName,
  photo: photoId && fileUrl(photoId),
})
