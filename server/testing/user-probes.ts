import type { Role } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { partners } from '@diwan/contract/users/endpoints/partners'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { randomUUID } from 'node:crypto'
import { NO_PASSWORD } from '../kit/secrets/secrets.ts'
import { askerOf, ofAccount } from '../modules/identity/service/reset/guesses.ts'
import { insertPartner } from '../modules/users/queries/partners.ts'
import { insertTitle } from '../modules/users/queries/titles.ts'
import type { Probe } from './probes.ts'
import type { World } from './world.ts'

const word = (): string => randomUUID().slice(0, 8)

export const newPerson = (role: Role = 'USER') => ({
  firstName: 'سارة',
  fullName: `سارة ${word()}`,
  email: `sara.${word()}@test.example`,
  role,
  password: 'Given@1234',
})
export const newPartner = () => ({ nameAr: `اسم ${word()}`, nameEn: `Name ${word()}` })
export const newTitle = () => ({ ...newPartner(), colour: '#0e67ad' })

export const makeTitle = (w: World): Promise<string> =>
  insertTitle(w.db, { name_ar: `مسمى ${word()}`, name_en: `Title ${word()}`, colour: '#0e67ad' }, null, w.clock.now())
export const makePartner = (w: World): Promise<string> =>
  insertPartner(w.db, { name_ar: `شريك ${word()}`, name_en: `Partner ${word()}` }, null, w.clock.now())

/** Somebody to whom it may be done, made for this one call. */
const on =
  (make: (w: World) => Promise<string>, rest: () => object = () => ({})) =>
  async (_group: unknown, w: World) => ({ id: await make(w), version: 1, ...rest() })
const somebody = async (w: World): Promise<string> => (await w.person('USER')).id
const disabled = async (w: World): Promise<string> => {
  const id = await somebody(w)
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', id).execute()
  return id
}

const awaited = async (w: World): Promise<string> => {
  const id = await somebody(w)
  await w.db.updateTable('users').set({ password_hash: NO_PASSWORD }).where('id', '=', id).execute()
  return id
}
/** Somebody who guessed too many codes. */
export const locked = async (w: World): Promise<string> => {
  const { id, email } = await w.person('USER')
  const now = w.clock.now()
  const row = { who: ofAccount(askerOf(email)), failures: 5, locks: 1, locked_until: new Date(now.getTime() + 900_000), at: now }
  await w.db.insertInto('otp_locks').values(row).execute()
  return id
}

const door = (flag: string, input: Extract<Probe, { kind: 'door' }>['input']) => ({ kind: 'door', flag, input }) as const

export const userProbes: readonly (readonly [Endpoint, Probe])[] = [
  [users.list, door('users.view', () => ({}))],
  [users.search, door('users.view', () => ({ q: 'سارة' }))],
  [users.open, door('users.view', async (_group, w) => ({ id: await somebody(w) }))],
  [users.create, door('users.create', () => newPerson())],
  [
    users.update,
    door(
      'users.update',
      on(somebody, () => ({ fullName: 'نورة' })),
    ),
  ],
  [users.disable, door('users.disable', on(somebody))],
  [users.enable, door('users.disable', on(disabled))],
  [users.delete, door('users.delete', on(somebody))],
  [
    users.resetPassword,
    door(
      'users.update',
      on(somebody, () => ({ password: 'Given@1234' })),
    ),
  ],
  [users.invite, door('users.update', async (_group, w) => ({ id: await awaited(w) }))],
  [users.inviteMany, door('users.create', () => ({ emails: [`${word()}@test.example`] }))],
  [users.firstPasswords, door('users.create', () => ({ emails: [`${word()}@test.example`] }))],
  [users.import, door('users.create', () => ({ csv: `email,name\n${word()}@test.example,سارة`, dryRun: true }))],
  [users.export, door('users.export', () => ({}))],
  [accounts.open, door('users.care', async (_group, w) => ({ id: await somebody(w) }))],
  [
    accounts.change,
    door(
      'users.care',
      on(somebody, () => ({ language: 'en' })),
    ),
  ],
  [accounts.unlock, door('users.care', on(locked))],
  [accounts.endSessions, door('users.care', on(somebody))],
  [titles.list, door('users.view', () => ({}))],
  [titles.create, door('titles.manage', newTitle)],
  [titles.update, door('titles.manage', on(makeTitle, newTitle))],
  [titles.delete, door('titles.manage', on(makeTitle))],
  [partners.list, door('users.view', () => ({}))],
  [partners.create, door('partners.manage', newPartner)],
  [partners.update, door('partners.manage', on(makePartner, newPartner))],
  [partners.delete, door('partners.manage', on(makePartner))],
]

/** Records of each kind for whoever throws anything at them. */
export async function plantUsers(w: World): Promise<Record<string, readonly string[]>> {
  const several = (make: (world: World) => Promise<string>) => Promise.all([1, 2, 3].map(() => make(w)))
  return { users: await several(somebody), titles: await several(makeTitle), partners: await several(makePartner) }
}
