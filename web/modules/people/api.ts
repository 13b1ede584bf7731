import { fileUrl } from '@diwan/contract/files/addresses'
import { users } from '@diwan/contract/users/endpoints/users'
import type { Person } from '@diwan/contract/users/schemas/person'
import { call } from '../../kit/call.ts'

/** People of the directory by what is typed of their name, for the search of a picker. */
export const colleagues = (text: string) => ({
  queryKey: ['users', 'named', text] as readonly unknown[],
  queryFn: async (): Promise<readonly Person[]> =>
    (await call(users.search, { q: text })).items.map(({ id, fullName, photoId }) => ({
      id,
      fullName,
      photo: photoId && fileUrl(photoId),
    })),
})

/** One of them, with whom something begins. */
export const colleague = (id: string) => ({
  queryKey: ['users', 'one', id] as readonly unknown[],
  queryFn: async (): Promise<Person> => {
    const { fullName, photoId } = await call(users.open, { id })
    return { id, fullName, photo: photoId && fileUrl(photoId) }
  },
})
