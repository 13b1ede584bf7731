import { access } from '@diwan/contract/access/endpoints'
import { audit } from '@diwan/contract/audit/endpoints'
import { modules } from '@diwan/contract/releases/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { units } from '@diwan/contract/units/endpoints'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../kit/db/id.ts'
import { eventually } from './eventually.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
  owner = await w.person('SUPER_ADMIN')
})
beforeEach(() => w.clock.advance(1_000))

const newest = async () => (await w.call(owner, audit.list, {})).body.items[0]!
/** What taking the newest entry back is answered: nothing but done, or the code of the refusal. */
async function takeBack(by: TestPerson, id: string) {
  const { status, body } = await w.call(by, audit.revert, { id })
  return status === 200 ? 'done' : `${status} ${body.code}`
}

test('a changed title is taken back from the log, its other fields as they stand', async () => {
  const fields = { nameAr: 'مهندس', nameEn: 'Engineer', descriptionAr: '', descriptionEn: '', colour: '#0e67ad' }
  const { body: title } = await w.call(admin, titles.create, fields)
  await w.call(admin, titles.update, { ...fields, id: title.id, version: 1, nameEn: 'Enginer' })
  const { id, can } = await newest()
  await w.call(admin, titles.update, { ...fields, id: title.id, version: 2, nameEn: 'Enginer', colour: '#1976d2' })
  expect([can.revert, (await w.call(admin, audit.revert, { id })).body]).toEqual([true, { done: true }])
  const { items } = (await w.call(admin, titles.list, {})).body
  expect(items.find((one) => one.id === title.id)).toMatchObject({ nameEn: 'Engineer', colour: '#1976d2', version: 4 })
})

test('a renamed department gets its name back, and not from a person who may not rename it', async () => {
  const department = await w.department()
  const row = async () =>
    w.db.selectFrom('units').select(['name_ar', 'name_en', 'version']).where('id', '=', department.id).executeTakeFirstOrThrow()
  const before = await row()
  const renamed = { id: department.id, version: before.version, nameAr: 'خطأ', nameEn: 'Mistake' }
  expect((await w.call(admin, units.rename, renamed)).status).toBe(200)
  const { id } = await newest()
  const operator = await w.person('SYSTEM_ADMIN')
  expect((await w.call(operator, audit.revert, { id })).status).toBe(404)
  expect((await w.call(admin, audit.revert, { id })).body).toEqual({ done: true })
  expect(await row()).toMatchObject({ name_ar: before.name_ar, name_en: before.name_en })
})

describe('people', () => {
  const open = async (id: string) => (await w.call(owner, users.open, { id })).body

  test('a changed person gets names, phones, role and places back, and the entry says of which it is the revert', async () => {
    const [person, group, other] = [await w.person('USER'), await w.group(), await w.group()]
    const places = [group, other].map(({ id }) => ({ unitId: id, relation: 'member' as const }))
    await w.call(admin, users.update, { id: person.id, version: 1, mobile: '050 123 4567', memberships: places })
    const before = await open(person.id)
    const wrong = { fullName: 'خطأ', mobile: null, role: 'TECH' } as const
    await w.call(admin, users.update, { id: person.id, version: 2, ...wrong, memberships: [] })
    const { id } = await newest()
    expect(await takeBack(admin, id)).toBe('done')
    const { fullName, mobile, role, memberships } = before
    expect(await open(person.id)).toMatchObject({ fullName, mobile, role, memberships, version: 4 })
    const [revert] = (await w.call(owner, audit.list, {})).body.items
    expect([revert?.event, revert?.reverts]).toEqual(['users.updated', id])
  })

  test('places that were said in another order are the same places', async () => {
    const [person, one, two] = [await w.person('USER'), await w.group(), await w.group()]
    const places = [two, one, one].map(({ id }, index) => ({ unitId: id, relation: index === 2 ? 'head' : 'member' }) as const)
    await w.call(admin, users.update, { id: person.id, version: 1, memberships: places })
    const { id } = await newest()
    expect(await takeBack(admin, id)).toBe('done')
    expect((await open(person.id)).memberships).toEqual([])
  })

  test('a role that was taken is not given back by a person who may not give it, nor to a person they may not change', async () => {
    const person = await w.person('SYSTEM_ADMIN')
    await w.call(owner, users.update, { id: person.id, version: 1, role: 'USER' })
    const demoted = await newest()
    expect(await takeBack(admin, demoted.id)).toBe('403 users.role_not_yours')
    const { id } = await w.person('SUPER_ADMIN')
    await w.call(owner, users.update, { id, version: 1, otherName: 'Owner' })
    expect(await takeBack(admin, (await newest()).id)).toBe('403 forbidden')
    expect(await takeBack(owner, demoted.id)).toBe('done')
  })

  test('a person changed again, an address taken since and a person deleted are reported as such', async () => {
    const { id, email } = await w.person('USER')
    await w.call(admin, users.update, { id, version: 1, email: `moved.${email}` })
    const moved = await newest()
    const next = await w.person('USER')
    await w.call(admin, users.update, { id: next.id, version: 1, email })
    expect(await takeBack(admin, moved.id)).toBe('409 users.email_taken')
    await w.call(admin, users.update, { id, version: 2, email: `again.${email}` })
    expect(await takeBack(admin, moved.id)).toBe('409 changed_meanwhile')
    const named = { id, version: 3, fullName: 'اسم' }
    await w.call(admin, users.update, named)
    const renamed = await newest()
    await w.call(admin, users.delete, { id, version: 4 })
    expect(await takeBack(admin, renamed.id)).toBe('409 changed_meanwhile')
  })

  test('a photo that was replaced is gone with its bytes, and a password never comes back', async () => {
    const { id } = await w.person('USER')
    const photo = { before: { photoId: newId() }, after: { photoId: null } }
    await w.call(admin, users.update, { id, version: 1, fullName: 'بلا صورة' })
    const entry = await newest()
    await w.call(admin, users.resetPassword, { id, version: 2, password: 'Rimal@1234' })
    const given = await newest()
    expect([given.can.revert, await takeBack(owner, given.id)]).toEqual([false, '409 audit.not_revertable'])
    const planted = newId()
    await sql`insert into history (id, object_id, event, audience, actor_id, detail, at)
      select ${planted}::uuid, object_id, event, audience, actor_id, ${JSON.stringify({ id, ...photo })}::jsonb, at
      from history where id = ${entry.id}`.execute(w.db)
    expect((await w.call(admin, audit.preview, { id: planted })).body).toMatchObject({ code: 'users.photo_gone' })
    expect(await takeBack(admin, planted)).toBe('409 users.photo_gone')
  })
})

describe('modules', () => {
  const entry = async (key: string) => (await w.call(owner, modules.registry, {})).body.items.find((one) => one.key === key)!
  const notes = { notesAr: 'ملاحظات', notesEn: 'Notes' }

  test('a module that was switched off by mistake is switched on again by the operator, not by an administrator', async () => {
    const operator = await w.person('SYSTEM_ADMIN')
    const { status, revision } = await entry('tickets')
    await w.call(operator, modules.changeStatus, { key: 'tickets', revision, status, enabled: false, ...notes })
    const { id } = await newest()
    expect(await takeBack(admin, id)).toBe('403 forbidden')
    expect(await takeBack(operator, id)).toBe('done')
    expect(await entry('tickets')).toMatchObject({ enabled: true, notesEn: '', revision: revision + 2 })
    // Whether a module is closed is read once a second.
    await eventually(async () => expect((await w.call(admin, tickets.list, {})).status).toBe(200))
  })

  test('a version goes down by a roll back only, which has its own name in the log and can be taken back itself', async () => {
    const { revision, version } = await entry('tickets')
    const down = { key: 'tickets', revision, version: '0.0.1' }
    expect((await w.call(owner, modules.changeVersion, down)).body.code).toBe('modules.version_not_newer')
    await w.call(owner, modules.changeVersion, { key: 'tickets', revision, version: '7.0.0', ...notes })
    expect(await takeBack(owner, (await newest()).id)).toBe('done')
    const rolledBack = await newest()
    expect([rolledBack.event, (await entry('tickets')).version]).toEqual(['modules.version_rolled_back', version])
    expect(await takeBack(owner, rolledBack.id)).toBe('done')
    expect([(await newest()).event, (await entry('tickets')).version]).toEqual(['modules.version_changed', '7.0.0'])
  })

  test('a core module that was released is not withdrawn by a revert, and a version that moved on stays', async () => {
    await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', 'settings').execute()
    const { revision } = await entry('settings')
    await w.call(owner, modules.changeStatus, { key: 'settings', revision, status: 'BETA', enabled: true })
    expect(await takeBack(owner, (await newest()).id)).toBe('409 modules.core')
    await w.call(owner, modules.changeVersion, { key: 'settings', revision: revision + 1, version: '8.0.0' })
    const { id } = await newest()
    await w.call(owner, modules.changeVersion, { key: 'settings', revision: revision + 2, version: '9.0.0' })
    expect(await takeBack(owner, id)).toBe('409 changed_meanwhile')
  })
})

describe('rights of a role', () => {
  const matrix = async () => (await w.call(owner, access.matrix, {})).body
  const cell = async (name: string) => (await matrix()).cells.find((one) => one.role === 'TECH' && one.name === name)?.relations
  const save = async (name: string, relations: readonly ('own' | 'group' | 'tree')[]) =>
    w.call(owner, access.save, {
      version: (await matrix()).version,
      changes: [{ role: 'TECH', name, relations: [...relations] }],
    })

  test('a saved difference is taken back while cells that were saved after it stay', async () => {
    const before = await cell('tickets.reply')
    await save('tickets.reply', [])
    const { id, object } = await newest()
    await save('tickets.merge', ['tree'])
    expect([object.name?.nameEn, await takeBack(owner, id)]).toEqual(['TECH', 'done'])
    expect([await cell('tickets.reply'), await cell('tickets.merge')]).toEqual([before, ['tree']])
  })

  test('a cell that was saved again stays, and a person who does not edit rights reverts nothing', async () => {
    await save('tickets.wait', ['group'])
    const { id } = await newest()
    expect(await takeBack(admin, id)).toBe('403 forbidden')
    await save('tickets.wait', ['tree'])
    expect(await takeBack(owner, id)).toBe('409 changed_meanwhile')
  })
})

describe('moves of units', () => {
  const parentOf = async (id: string) =>
    (await w.db.selectFrom('units').select('parent_id').where('id', '=', id).executeTakeFirstOrThrow()).parent_id
  /** A group moved under another department, and the entry of it. */
  async function moved() {
    const [group, target] = [await w.group(), await w.department()]
    await w.call(admin, units.move, { id: group.id, version: 1, parentId: target.id })
    return { group, home: group.parentId!, target, entry: (await newest()).id }
  }

  test('a group returns to its place, also when that was renamed since, and its tickets with it', async () => {
    const group = await w.group()
    const ticket = await w.ticket({ group })
    const [home, target] = [group.parentId!, await w.department()]
    await w.call(admin, units.move, { id: group.id, version: 1, parentId: target.id })
    const { id } = await newest()
    for (const one of [home, target.id])
      await w.call(admin, units.rename, { id: one, version: 1, nameAr: `جديد ${one}`, nameEn: `New ${one}` })
    expect(await takeBack(admin, id)).toBe('done')
    const row = w.db.selectFrom('tickets').select('department_id').where('id', '=', ticket.id)
    expect([await parentOf(group.id), (await row.executeTakeFirstOrThrow()).department_id]).toEqual([home, home])
  })

  test('a department goes back to the top', async () => {
    const [department, target] = [await w.department(), await w.department()]
    await w.call(admin, units.move, { id: department.id, version: 1, parentId: target.id })
    expect(await takeBack(admin, (await newest()).id)).toBe('done')
    expect(await parentOf(department.id)).toBeNull()
  })

  test('where it stood is gone, archived or below itself now, its name is taken there, or it was moved on: each is told', async () => {
    const versionOf = async (id: string) =>
      (await w.db.selectFrom('units').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
    const at = async (id: string) => ({ id, version: await versionOf(id) })
    const gone = await moved()
    await w.call(admin, units.delete, await at(gone.home))
    const archived = await moved()
    await w.call(admin, units.archive, await at(archived.home))
    const on = await moved()
    await w.call(admin, units.move, { ...(await at(on.group.id)), parentId: (await w.department()).id })
    const named = await moved()
    const twin = await w.group()
    const names = { nameAr: 'توأم', nameEn: 'Twin' }
    await w.call(admin, units.rename, { ...(await at(twin.id)), ...names })
    await w.call(admin, units.rename, { ...(await at(named.group.id)), ...names })
    await w.call(admin, units.move, { ...(await at(twin.id)), parentId: named.home })
    const [below, top] = [await w.department(), await w.department()]
    await w.call(admin, units.move, { ...(await at(below.id)), parentId: top.id })
    await w.call(admin, units.move, { ...(await at(below.id)) })
    const circle = (await newest()).id
    await w.call(admin, units.move, { ...(await at(top.id)), parentId: below.id })
    const answers = [gone.entry, archived.entry, on.entry, named.entry, circle].map((id) => () => takeBack(admin, id))
    const told: string[] = []
    for (const ask of answers) told.push(await ask())
    expect(told).toEqual([
      '409 units.place_gone',
      '409 units.parent_archived',
      '409 changed_meanwhile',
      '409 units.name_taken',
      '409 units.circle',
    ])
  })
})
