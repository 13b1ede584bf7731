import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { partners } from '@diwan/contract/users/endpoints/partners'
import { names } from '@diwan/contract/users/endpoints/names'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { randomUUID } from 'node:crypto'
import { NO_PASSWORD } from '../../kit/secrets/secrets.ts'
import { locked, makePartner, makeTitle, newPartner, newPerson, newTitle } from '../../testing/new-users.ts'
import { door, record, signedIn } from '../../testing/probe.ts'
import { openedByFlag, proof } from '../../testing/proof.ts'
import type { World } from '../../testing/world.ts'

const word = (): string => randomUUID().slice(0, 8)

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
/** A person who waits for another name. */
const proposed = async (w: World): Promise<{ id: string; proposalId: string }> => {
  const person = await w.person('USER')
  const { body } = await w.call(person, names.propose, { firstName: '', lastName: '', fullName: 'سارة', otherName: '' })
  return { id: person.id, proposalId: body.proposal!.id }
}
/** Somebody in whose name a program acts. */
const holder = async (w: World): Promise<{ id: string; tokenId: string }> => {
  const { id, apiTokenId } = await w.person('USER')
  return { id, tokenId: apiTokenId }
}

export const userProof = proof({
  kind: 'user',
  flag: 'users.view',
  ...openedByFlag(somebody),
  probes: [
    [users.list, door('users.view')],
    [users.counts, door('users.view')],
    [users.search, door('users.view', () => ({ q: 'سارة' }))],
    [users.units, door('users.view', async (_group, w) => ({ ids: await somebody(w) }))],
    [users.roles, door('users.view')],
    [users.open, record('users.view')],
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
        on(somebody, () => ({ password: 'Rimal@1234' })),
      ),
    ],
    [users.invite, door('users.update', async (_group, w) => ({ id: await awaited(w) }))],
    [users.inviteMany, door('users.create', () => ({ emails: [`${word()}@test.example`] }))],
    [users.inviteNew, door('users.create', () => ({ people: [{ email: `${word()}@test.example` }], role: 'USER' as const }))],
    [users.firstPasswords, door('users.create', () => ({ emails: [`${word()}@test.example`] }))],
    [users.import, door('users.create', () => ({ csv: `email,name\n${word()}@test.example,سارة`, dryRun: true }))],
    [users.export, door('users.export')],
    [names.propose, signedIn({ firstName: '', lastName: '', fullName: 'سارة', otherName: '' })],
    [names.withdraw, signedIn()],
    [names.confirm, door('users.update', async (_group, w) => proposed(w))],
    [names.decline, door('users.update', async (_group, w) => ({ ...(await proposed(w)), reason: 'لا' }))],
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
    [accounts.tokens, door('users.care', async (_group, w) => ({ id: await somebody(w) }))],
    [accounts.revokeToken, door('users.care', async (_group, w) => holder(w))],
  ],
})

export const titleProof = proof({
  kind: 'title',
  flag: 'users.view',
  ...openedByFlag(makeTitle),
  probes: [
    [titles.list, door('users.view')],
    [titles.create, door('titles.manage', newTitle)],
    [titles.update, door('titles.manage', on(makeTitle, newTitle))],
    [titles.delete, door('titles.manage', on(makeTitle))],
  ],
})

export const partnerProof = proof({
  kind: 'partner',
  flag: 'users.view',
  ...openedByFlag(makePartner),
  probes: [
    [partners.list, door('users.view')],
    [partners.create, door('partners.manage', newPartner)],
    [partners.update, door('partners.manage', on(makePartner, newPartner))],
    [partners.delete, door('partners.manage', on(makePartner))],
  ],
})
