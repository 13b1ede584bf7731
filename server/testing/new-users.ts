import type { Role } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import { askerOf, ofAccount } from '../modules/identity/service/reset/guesses.ts'
import { insertPartner } from '../modules/users/queries/partners.ts'
import { insertTitle } from '../modules/users/queries/titles.ts'
import type { World } from './world.ts'

const word = (): string => randomUUID().slice(0, 8)

export const newPerson = (role: Role = 'USER') => ({
  firstName: 'سارة',
  fullName: `سارة ${word()}`,
  email: `sara.${word()}@test.example`,
  role,
  password: 'Rimal@1234',
})
export const newPartner = () => ({ nameAr: `اسم ${word()}`, nameEn: `Name ${word()}` })
export const newTitle = () => ({ ...newPartner(), colour: '#0e67ad' })

export const makeTitle = (w: World): Promise<string> =>
  insertTitle(w.db, { name_ar: `مسمى ${word()}`, name_en: `Title ${word()}`, colour: '#0e67ad' }, null, w.clock.now())
export const makePartner = (w: World): Promise<string> =>
  insertPartner(w.db, { name_ar: `شريك ${word()}`, name_en: `Partner ${word()}` }, null, w.clock.now())

/** Somebody who guessed too many codes. */
export const locked = async (w: World): Promise<string> => {
  const { id, email } = await w.person('USER')
  const now = w.clock.now()
  const row = {
    who: ofAccount(askerOf(email)),
    failures: 20,
    locks: 1,
    locked_until: new Date(now.getTime() + 900_000),
    since: now,
    at: now,
  }
  await w.db.insertInto('otp_locks').values(row).execute()
  return id
}
