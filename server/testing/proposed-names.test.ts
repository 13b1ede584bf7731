import { access } from '@diwan/contract/access/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { names } from '@diwan/contract/users/endpoints/names'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let admin: TestPerson
let department: TestUnit

beforeAll(async () => {
  w = await world()
  admin = await w.person('SUPER_ADMIN')
  department = await w.department()
})

const own = async (who: TestPerson) => (await w.call(who, profile.open, {})).body
const nameOf = (fullName: string) => ({ firstName: '', lastName: '', fullName, otherName: '' })
const propose = async (who: TestPerson, fullName: string) => (await w.call(who, names.propose, nameOf(fullName))).body.proposal!
const opened = async (id: string, reader = admin) => (await w.call(reader, users.open, { id })).body
const events = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body.items.map(({ event }) => event)
const renaming = async (who: TestPerson) => (await w.call(who, users.list, { state: 'renaming' })).body.items.map(({ id }) => id)

test('a person proposes a name, and it is theirs once an administrator confirms it', async () => {
  const noura = await w.person('USER', department)
  const proposal = await propose(noura, 'نورة القحطاني')
  expect(await own(noura)).toMatchObject({ fullName: noura.fullName, proposal: { fullName: 'نورة القحطاني' } })
  expect(await renaming(admin)).toContain(noura.id)
  await w.eventually(async () => expect(await events(admin)).toContain('users.name_proposed'))
  const { status, body } = await w.call(admin, names.confirm, { id: noura.id, proposalId: proposal.id })
  expect([status, body.fullName, body.proposal]).toEqual([200, 'نورة القحطاني', null])
  expect(await own(noura)).toMatchObject({ fullName: 'نورة القحطاني', proposal: null })
  expect(await renaming(admin)).not.toContain(noura.id)
  await w.eventually(async () => expect(await events(noura)).toContain('users.name_confirmed'))
  const kept = await w.db
    .selectFrom('history')
    .select('event')
    .where('object_id', '=', noura.id)
    .where('audited', '=', true)
    .execute()
  expect(kept.map(({ event }) => event).toSorted()).toEqual(['users.name_confirmed', 'users.name_proposed', 'users.updated'])
})

test('a declined name changes nothing, and the person reads the reason', async () => {
  const noura = await w.person('USER')
  const { id: proposalId } = await propose(noura, 'اسم آخر')
  expect((await w.call(admin, names.decline, { id: noura.id, proposalId, reason: ' ' })).status).toBe(400)
  expect((await w.call(admin, names.decline, { id: noura.id, proposalId, reason: 'ليس في الهوية' })).status).toBe(200)
  expect(await own(noura)).toMatchObject({ fullName: noura.fullName, proposal: null })
  await w.eventually(async () => {
    const { items } = (await w.call(noura, notifications.list, {})).body
    expect(items.find(({ event }) => event === 'users.name_declined')?.params).toMatchObject({ reason: 'ليس في الهوية' })
  })
})

test('a proposal is withdrawn by its person, and a decision names the proposal that was read', async () => {
  const noura = await w.person('USER')
  const first = await propose(noura, 'الأول')
  const second = await propose(noura, 'الثاني')
  const stale = await w.call(admin, names.confirm, { id: noura.id, proposalId: first.id })
  expect([stale.status, stale.body.code]).toEqual([409, 'users.proposal_changed'])
  expect((await w.call(noura, names.withdraw, {})).body).toEqual({ proposal: null })
  expect((await w.call(admin, names.confirm, { id: noura.id, proposalId: second.id })).status).toBe(409)
  expect((await own(noura)).fullName).toBe(noura.fullName)
  expect((await w.call(noura, names.propose, nameOf(noura.fullName))).body).toMatchObject({ code: 'users.same_name' })
})

test('the administrator is warned of others of the name, however it is written, each with the unit', async () => {
  const other = await w.person('USER', department)
  await w.call(admin, users.update, { id: other.id, version: 1, fullName: 'أَحمد عبد الله' })
  const noura = await w.person('USER')
  await propose(noura, 'احمد عبدالله')
  expect((await opened(noura.id)).proposal).toMatchObject({
    namesakes: [{ id: other.id, fullName: 'أَحمد عبد الله', unit: { id: department.id } }],
    otherNamesakes: 0,
  })
})

test('no way lets a person set the own name or decide on it', async () => {
  const person = await w.person('USER')
  const taken = { version: 1, mobile: null, phoneNumber: null, ...nameOf('خالد الشمري') }
  expect((await w.call(person, profile.change, taken)).status).toBe(400)
  const { id: proposalId } = await propose(person, 'خالد الشمري')
  expect([
    (await w.call(person, users.update, { id: person.id, version: 1, fullName: 'خالد الشمري' })).status,
    (await w.call(person, names.confirm, { id: person.id, proposalId })).status,
  ]).toEqual([403, 403])
  expect((await own(person)).fullName).toBe(person.fullName)

  // Rights given to a person reach their own record: the name stays out of reach by form, file and decision.
  const delegate = await w.person('USER')
  for (const flag of ['departments.administer', 'users.update', 'users.grant_user', 'users.create'])
    await w.call(admin, access.grant, { personId: delegate.id, name: flag, effect: 'add', relations: ['all'], reason: 'إنابة' })
  const update = await w.call(delegate, users.update, { id: delegate.id, version: 1, fullName: 'خالد الشمري' })
  expect([update.status, update.body.code]).toEqual([403, 'users.own_name'])
  const csv = `email,name\n${delegate.email},خالد الشمري`
  expect((await w.call(delegate, users.import, { csv, dryRun: false })).body.rows).toMatchObject([{ outcome: 'refused' }])
  const mine = await propose(delegate, 'خالد الشمري')
  const decided = await w.call(delegate, names.confirm, { id: delegate.id, proposalId: mine.id })
  expect([decided.status, decided.body.code]).toEqual([409, 'users.not_yourself'])
  expect((await own(delegate)).fullName).toBe(delegate.fullName)
})

test('proposals are seen by those who may change the person, and by no colleague', async () => {
  const [noura, colleague] = [await w.person('USER', department), await w.person('USER', department)]
  await propose(noura, 'نورة')
  expect([await renaming(colleague), (await opened(noura.id, colleague)).proposal]).toEqual([[], null])
  const chief = await w.person('SUPER_ADMIN')
  const { id: proposalId } = await propose(chief, 'اسم آخر للمدير')
  const ordinary = await w.person('ADMIN')
  expect((await w.call(ordinary, names.confirm, { id: chief.id, proposalId })).status).toBe(403)
  expect(await renaming(ordinary)).not.toContain(chief.id)
})
