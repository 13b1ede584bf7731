import { units } from '@diwan/contract/units/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import { call } from '../../kit/call.ts'

/** Whatever may be pointed at: by its id, with what it is called. */
export interface NamedHit {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

/** A person has one name in both languages. */
export const personHits = (text: string) => ({
  queryKey: ['users', 'answers', text] as readonly unknown[],
  queryFn: async (): Promise<readonly NamedHit[]> =>
    (await call(users.search, { q: text })).items.map(({ id, fullName }) => ({ id, nameAr: fullName, nameEn: fullName })),
})

/** The topmost ones before anything is typed. */
export const unitHits = (text: string) => ({
  queryKey: ['units', 'answers', text] as readonly unknown[],
  queryFn: async (): Promise<readonly NamedHit[]> =>
    (text === '' ? await call(units.children, {}) : await call(units.search, { text })).items,
})
