import { fileUrl } from '@diwan/contract/files/addresses'
import type { Person } from '@diwan/contract/users/schemas'

/** A person as others are told of them: whoever reads a name asks in the same query for `photo_id`. */
export const presentPerson = (id: string, fullName: string, photoId: string | null): Person => ({
  id,
  fullName,
  photo: photoId && fileUrl(photoId),
})
