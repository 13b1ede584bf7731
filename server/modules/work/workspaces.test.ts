import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { labels } from '@diwan/contract/labels/endpoints'
import type { Role } from '@diwan/contract/access/vocabulary'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { join, type TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  ;[owner, member, stranger] = await Promise.all([w.person('USER'), w.person('USER'), w.person('USER')])
})

const make = async (more: Partial<SentInputOf<typeof workspaces.create>> = {}) =>
  (await w.call(owner, workspaces.create, { name: 'التحول الرقمي', ...more })).body
const open = async (who: TestPerson, id: string) => w.call(who, workspaces.open, { id })
const add = (id: string, who: TestPerson, degree: 'reader' | 'member' | 'admin' | 'owner') =>
  w.call(owner, workspacePeople.addPeople, { id, userIds: [who.id], degree })
const listed = async (who: TestPerson, view: 'all' | 'mine' | 'archived' = 'all') =>
  (await w.call(who, workspaces.list, { view })).body.items.map(({ id }) => id)

test('a private workspace is seen by its people alone, not even by an administrator', async () => {
  const { id, degree, can } = await make()
  expect([degree, can]).toEqual(['owner', { view: true, edit: true, manage: true, delete: true }])
  for (const role of ['USER', 'ADMIN', 'SUPER_ADMIN'] satisfies Role[]) {
    const other = await w.person(role)
    expect([(await open(other, id)).status, (await listed(other)).includes(id)]).toEqual([404, false])
  }
  await add(id, member, 'reader')
  expect((await open(member, id)).body.workspace).toMatchObject({ degree: 'reader', people: 2, can: { edit: false } })
  expect(await listed(member, 'mine')).toContain(id)
})

test('one that is open to a department is read by who belongs to it or to a group in it, and by administrators; nobody writes by that', async () => {
  const group = await w.group()
  const [inside, admin] = [await w.person('TECH'), await w.person('ADMIN')]
  await join(w.db, group, inside)
  await join(w.db, group, owner)
  const { id } = await make({ visibility: 'group', unitId: group.id })
  for (const reader of [inside, admin]) {
    expect((await open(reader, id)).body.workspace).toMatchObject({
      degree: null,
      can: { view: true, edit: false, manage: false },
    })
    expect([(await listed(reader)).includes(id), (await listed(reader, 'mine')).includes(id)]).toEqual([true, false])
    expect((await w.call(reader, workspaces.change, { id, version: 1, name: 'x' })).status).toBe(403)
  }
  expect((await open(stranger, id)).status).toBe(404)
  await w.call(owner, workspaces.change, { id, version: 1, visibility: 'private' })
  expect([(await open(inside, id)).status, (await open(owner, id)).body.workspace.unit]).toEqual([404, null])
})

test('a visibility that names a unit needs one, and no other has one', async () => {
  const { id } = await w.group()
  const code = async (more: object) => (await w.call(owner, workspaces.create, { name: 'س', ...more })).body.code
  expect(await code({ visibility: 'group' })).toBe('workspace.unit_missing')
  expect(await code({ visibility: 'organisation', unitId: id })).toBe('workspace.unit_missing')
  expect(await code({ visibility: 'group', unitId: owner.id })).toBe('workspace.unit_missing')
})

test('who comes from a partner sees only what they are a member of', async () => {
  const guest = await w.person('USER')
  const partner = await w.person('USER')
  await w.db.insertInto('objects').values({ id: partner.sessionId, kind: 'partner', created_at: w.clock.now() }).execute()
  await w.db
    .insertInto('partners')
    .values({ id: partner.sessionId, name_ar: 'شريك', name_en: 'Partner', folded_ar: 'شريك', folded_en: 'partner' })
    .execute()
  await w.db.updateTable('users').set({ partner_id: partner.sessionId }).where('id', '=', guest.id).execute()
  const { id } = await make({ visibility: 'organisation' })
  expect((await open(guest, id)).status).toBe(404)
  await add(id, guest, 'member')
  expect((await open(guest, id)).status).toBe(200)
})

test('what is archived is read and no longer changed, leaves the list, and comes back', async () => {
  const { id } = await make()
  await add(id, member, 'member')
  expect((await w.call(member, workspaces.archive, { id, on: true })).status).toBe(403)
  const { body } = await w.call(owner, workspaces.archive, { id, on: true })
  expect([body.archivedDate !== null, body.can.edit]).toEqual([true, false])
  expect([(await listed(member)).includes(id), await listed(member, 'archived')]).toEqual([false, [id]])
  const late = await w.call(owner, workspaces.change, { id, version: body.version, name: 'x' })
  expect(late.body.code).toBe('workspace.archived')
  await w.call(owner, workspaces.archive, { id, on: false })
  expect(await listed(member)).toContain(id)
})

test('only an owner deletes a workspace, and then nobody reaches it', async () => {
  const { id } = await make({ visibility: 'organisation' })
  await add(id, member, 'admin')
  expect((await w.call(member, workspaces.delete, { id })).status).toBe(403)
  expect((await w.call(stranger, workspaces.delete, { id })).status).toBe(403)
  expect((await w.call(owner, workspaces.delete, { id })).status).toBe(200)
  expect([(await open(owner, id)).status, (await open(stranger, id)).status]).toEqual([404, 404])
})

test('the last owner hands over before leaving, and who is removed sees nothing any more', async () => {
  const { id } = await make()
  await add(id, member, 'member')
  expect((await w.call(owner, workspacePeople.leave, { id })).body.code).toBe('people.last_owner')
  await w.call(owner, workspacePeople.handOver, { id, userId: member.id })
  expect((await open(member, id)).body.workspace.degree).toBe('owner')
  expect((await open(owner, id)).body.workspace.degree).toBe('admin')
  await w.call(member, workspacePeople.removePerson, { id, userId: owner.id })
  expect((await open(owner, id)).status).toBe(404)
})

test('two who change a workspace at once do not overwrite each other', async () => {
  const { id } = await make()
  const answers = await Promise.all(['أول', 'ثان'].map((name) => w.call(owner, workspaces.change, { id, version: 1, name })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('labels of a workspace are changed by those who work in it, seen by its readers, and absent for others', async () => {
  const reader = await w.person('USER')
  const { id } = await make()
  await add(id, member, 'member')
  await add(id, reader, 'reader')
  const label = { scopeId: id, name: 'عاجل', colour: 'red' } as const
  const statuses = [member, reader, stranger].map(async (who) => (await w.call(who, labels.create, label)).status)
  expect(await Promise.all(statuses)).toEqual([200, 403, 404])
  expect((await w.call(reader, labels.list, { scopeId: id })).body.can.change).toBe(false)
})
