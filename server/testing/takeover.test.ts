import { access } from '@diwan/contract/access/endpoints'
import type { GrantToPerson } from '@diwan/contract/access/schemas'
import type { Role } from '@diwan/contract/access/vocabulary'
import { audit } from '@diwan/contract/audit/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import type { UpdateUser } from '@diwan/contract/users/schemas/user'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toSeconds } from '../kit/clock/clock.ts'
import { newId } from '../kit/db/id.ts'
import { NO_PASSWORD } from '../kit/secrets/secrets.ts'
import { insertPersonGrant } from '../modules/access/queries/people.ts'
import type { TestPerson } from './people.ts'
import { newPerson } from './new-users.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let owner: TestPerson
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  owner = await w.person('SUPER_ADMIN')
  admin = await w.person('ADMIN')
})
beforeEach(() => w.clock.advance(1_000))

const grant = (to: TestPerson, rest: Partial<GrantToPerson> & { name: string }) =>
  w.call(owner, access.grant, { personId: to.id, effect: 'add', relations: ['all'], reason: 'تفويض', ...rest })
/** A coordinator who may edit roles: coming in as that person, somebody makes a SUPER_ADMIN. */
async function trusted(rest: Partial<GrantToPerson> = {}): Promise<TestPerson> {
  const person = await w.person('COORDINATOR')
  const { status } = await grant(person, { name: 'settings.roles', ...rest })
  expect(status).toBe(200)
  return person
}
const open = async (by: TestPerson, id: string) => (await w.call(by, users.open, { id })).body
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => (body.code ? `${status} ${body.code}` : status)
const change = async (by: TestPerson, id: string, said: Omit<UpdateUser, 'id' | 'version'>) =>
  outcome(await w.call(by, users.update, { id, version: (await open(owner, id)).version, ...said }))
const password = async (by: TestPerson, id: string) =>
  outcome(await w.call(by, users.resetPassword, { id, version: (await open(owner, id)).version, password: 'Rimal@1234' }))
const forgetPassword = (id: string) =>
  w.db.updateTable('users').set({ password_hash: NO_PASSWORD }).where('id', '=', id).execute()
const csv = (by: TestPerson, rows: string[][]) =>
  w.call(by, users.import, {
    csv: [['E-mail', 'Full name', 'Role'], ...rows].map((row) => row.join(',')).join('\n'),
    dryRun: false,
  })

const refused = '403 users.holds_more'

describe('a person with rights that an administrator does not hold is not taken over by one (H57)', () => {
  test('neither password nor e-mail nor role; the rest of the person may be changed, and the record says so', async () => {
    const person = await trusted()
    expect(await password(admin, person.id)).toBe(refused)
    expect(await change(admin, person.id, { email: 'mine@test.example' })).toBe(refused)
    expect(await change(admin, person.id, { role: 'TECH' })).toBe(refused)
    const { email, role, can } = await open(admin, person.id)
    expect([email, role, can.update, can.admit]).toEqual([person.email, 'COORDINATOR', true, false])
    expect(await change(admin, person.id, { email, role, fullName: 'اسم آخر' })).toBe(200)
    expect(await password(owner, person.id)).toBe(200)
    expect(await change(owner, person.id, { email: `${person.id}@test.example`, role: 'TECH' })).toBe(200)
  })

  test('no invitation and no first password, alone or among many', async () => {
    const [person, plain] = [await trusted(), await w.person('COORDINATOR')]
    for (const { id } of [person, plain]) await forgetPassword(id)
    const emails = [person.email, plain.email]
    expect(outcome(await w.call(admin, users.invite, { id: person.id }))).toBe(refused)
    expect((await w.call(admin, users.inviteMany, { emails })).body).toEqual({ invited: 1 })
    const { items } = (await w.call(admin, users.firstPasswords, { emails })).body
    expect(items.map(({ email }) => email)).toEqual([plain.email])
    expect((await w.call(owner, users.inviteMany, { emails })).body).toEqual({ invited: 1 })
  })

  test('a right that begins later or is wider counts; one that is over, is denied for good, or is held too does not', async () => {
    const now = toSeconds(w.clock.now())
    const [later, wider, held, past, denied] = [
      await trusted({ fromDate: now + 3_600 }),
      await w.person('COORDINATOR'),
      await trusted({ name: 'tickets.delete' }),
      await trusted({ untilDate: now + 60 }),
      await trusted(),
    ]
    await insertPersonGrant(w.db, {
      id: newId(),
      user_id: wider.id,
      module_name: 'tickets',
      flag: 'confirm',
      effect: 'add',
      relations: ['all'],
      from_at: w.clock.now(),
      until_at: null,
      reason: 'قديم',
      created_by: owner.id,
      created_at: w.clock.now(),
    })
    await grant(denied, { name: 'settings.roles', effect: 'deny', relations: [] })
    w.clock.advance(61_000)
    const said = []
    for (const { id } of [later, wider, held, past, denied]) said.push(await password(admin, id))
    expect(said).toEqual([refused, refused, 200, 200, 200])
  })

  test('not while the person is disabled, nor by a file, nor by what is taken back', async () => {
    const [person, raised] = [await trusted(), await w.person('COORDINATOR')]
    await w.call(owner, users.disable, { id: person.id, version: (await open(owner, person.id)).version })
    expect(await change(admin, person.id, { email: 'other@test.example' })).toBe(refused)
    expect((await csv(admin, [[person.email, '', 'TECH']])).body.counts).toMatchObject({ update: 0, refused: 1 })
    await change(owner, raised.id, { email: 'before@test.example' })
    const { id } = (await w.call(owner, audit.list, {})).body.items[0]!
    await grant(raised, { name: 'settings.roles' })
    expect(outcome(await w.call(admin, audit.revert, { id }))).toBe(refused)
  })

  test('a whole role that was given more is nobody’s to give who holds less, made or brought or raised', async () => {
    const cell = async (relations: 'all'[]) => {
      const { version } = (await w.call(owner, access.matrix, {})).body
      const changes = [{ role: 'TECH' as Role, name: 'settings.roles', relations }]
      expect((await w.call(owner, access.save, { version, changes })).status).toBe(200)
    }
    const [user, tech] = [await w.person('USER'), await w.person('TECH')]
    const offered = async () => (await w.call(admin, users.roles, {})).body.roles
    expect(await offered()).toEqual(['USER', 'TECH', 'COORDINATOR'])
    await cell(['all'])
    expect(await offered()).toEqual(['USER', 'COORDINATOR'])
    const create = async () => outcome(await w.call(admin, users.create, newPerson('TECH')))
    const bring = async () =>
      (await csv(admin, [[`t${toSeconds(w.clock.now())}@test.example`, 'فني جديد', 'TECH']])).body.counts.create
    expect([
      await create(),
      await bring(),
      await change(admin, user.id, { role: 'TECH' }),
      await password(admin, tech.id),
    ]).toEqual(['403 users.role_not_yours', 0, '403 users.role_not_yours', refused])
    await cell([])
    expect([
      await create(),
      await bring(),
      await change(admin, user.id, { role: 'TECH' }),
      await password(admin, tech.id),
    ]).toEqual([200, 1, 200, 200])
  })

  test('SUPER_ADMIN grants every role, also what the own column does not hold', async () => {
    const operator = await w.person('SYSTEM_ADMIN')
    expect(await password(owner, operator.id)).toBe(200)
    expect(await change(owner, operator.id, { role: 'USER' })).toBe(200)
  })
})
