import { documentFromText } from '@diwan/core/document'
import { access } from '@diwan/contract/access/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { names } from '@diwan/contract/users/endpoints/names'
import { settings } from '@diwan/contract/settings/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { users } from '@diwan/contract/users/endpoints/users'
import type { Role } from '@diwan/contract/access/vocabulary'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSocket, openStream } from './live.ts'
import type { TestPerson } from './people.ts'
import { newPerson } from './new-users.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

test('a created person signs in with the given password, must change it, and is known by every field (U1)', async () => {
  const admin = await w.person('ADMIN')
  const group = await w.group()
  const { body } = await w.call(admin, users.create, {
    ...newPerson('TECH'),
    lastName: 'الحربي',
    otherName: 'Sarah Al-Harbi',
    email: 'Sara.New@Corp.SA',
    mobile: '٠٥٠ ١٢٣ ٤٥٦٧',
    phoneNumber: '+966 11 222 3344',
    joinedOn: '2026-11-01',
    can_create_opportinity: true,
    memberships: [{ unitId: group.id, relation: 'agent' }],
  })
  expect(body).toMatchObject({
    firstName: 'سارة',
    lastName: 'الحربي',
    email: 'Sara.New@Corp.SA',
    mobile: '050 123 4567',
    joinedOn: '2026-11-01',
    can_create_opportinity: true,
    mustChangePassword: true,
    role: 'TECH',
    group: { id: group.id },
  })
  const signedIn = await w.call(null, identity.login, { email: 'sara.new@corp.sa', password: 'Rimal@1234' })
  expect(signedIn.status).toBe(200)
})

test('everybody who reads the directory reads when somebody joined, in the list and on the record (S3.10)', async () => {
  const [admin, reader] = [await w.person('ADMIN'), await w.person('USER')]
  const { body } = await w.call(admin, users.create, { ...newPerson(), joinedOn: '2024-02-29' })
  const { items } = (await w.call(reader, users.list, { q: body.fullName })).body
  expect(items).toMatchObject([{ fullName: body.fullName, joinedOn: '2024-02-29' }])
  expect((await w.call(reader, users.open, { id: body.id })).body.joinedOn).toBe('2024-02-29')
})

describe('a name that could be taken for somebody else’s is refused as it was typed (H28)', () => {
  test.each([
    ['Sаrа Haddad', 'name_mixed'],
    ['Sa\u200Bra', 'name_hidden'],
    ['\u202EaraS', 'name_hidden'],
    ['...', 'name_signs'],
  ])('%j: %s', async (fullName, code) => {
    const [admin, person] = [await w.person('ADMIN'), await w.person('USER')]
    const said = { status: 400, body: { code: 'invalid_input', fields: [{ path: 'fullName', code }] } }
    expect(await w.call(admin, users.create, { ...newPerson(), fullName })).toMatchObject(said)
    expect(await w.call(admin, users.update, { id: person.id, version: 1, fullName })).toMatchObject(said)
    const invited = { ...newPerson(), fullName, password: undefined, invite: true }
    expect(await w.call(admin, users.create, invited)).toMatchObject(said)
    const own = { firstName: '', lastName: '', otherName: '' }
    expect(await w.call(person, names.propose, { ...own, fullName })).toMatchObject(said)
  })

  test('namesakes are welcome', async () => {
    const admin = await w.person('ADMIN')
    const fullName = `نورة ${newPerson().email.slice(5, 13)}`
    const answers = [
      await w.call(admin, users.create, { ...newPerson(), fullName }),
      await w.call(admin, users.create, { ...newPerson(), fullName }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

test('namesakes are told apart by their units, of those the reader may see', async () => {
  const [department, other] = [await w.department(), await w.department()]
  const [one, two, none] = [await w.person('USER', department), await w.person('USER', other), await w.person('USER')]
  const ids = [one, two, none].map(({ id }) => id).join(',')
  const unitsFor = async (reader: TestPerson) => {
    const { items } = (await w.call(reader, users.units, { ids })).body
    return Object.fromEntries(items.map(({ id, unit }) => [id, unit && unit.id]))
  }
  expect(await unitsFor(one)).toEqual({ [one.id]: department.id, [two.id]: other.id, [none.id]: null })
  await w.call(await w.person('SUPER_ADMIN'), access.grant, {
    personId: one.id,
    name: 'users.view',
    effect: 'deny',
    relations: [],
    reason: 'ضيف',
  })
  expect((await w.call(one, users.units, { ids })).status).toBe(403)
  const head = await w.person('COORDINATOR', department)
  await w.db
    .updateTable('grants')
    .set({ relations: ['tree'] })
    .where('role', '=', 'COORDINATOR')
    .where('module_name', '=', 'users')
    .where('flag', '=', 'view')
    .execute()
  expect(await unitsFor(head)).toEqual({ [one.id]: department.id })
})

test('a new person begins in the language of the organisation, not in that of who made the account', async () => {
  const admin = await w.person('ADMIN')
  const languageOf = async (id: string) =>
    (await w.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()).language
  const { version } = (await w.call(admin, settings.open, {})).body
  const english = await w.call(admin, settings.change, { version, language: 'en' })
  const person = await w.call(admin, users.create, newPerson())
  await w.call(admin, settings.change, { version: english.body.version, language: 'ar' })
  const next = await w.call(admin, users.create, newPerson())
  expect([await languageOf(person.body.id), await languageOf(next.body.id)]).toEqual(['en', 'ar'])
})

test('an address belongs to one person whatever its case (U1)', async () => {
  const admin = await w.person('ADMIN')
  const other = await w.person('USER')
  const again = await w.call(admin, users.create, { ...newPerson(), email: other.email.toUpperCase() })
  expect([again.status, again.body.code, again.body.fields]).toEqual([
    409,
    'users.email_taken',
    [{ path: 'email', code: 'taken' }],
  ])
})

test('a password of 7 characters is refused, one of 8 taken (S5.07)', async () => {
  const admin = await w.person('ADMIN')
  const tries = ['rimalun', 'rimalun9'].map((password) => w.call(admin, users.create, { ...newPerson(), password }))
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 200])
})

describe('roles a person may give, and people they may change (U2)', () => {
  const grantable: Record<Role, readonly Role[]> = {
    USER: [],
    TECH: [],
    COORDINATOR: [],
    ADMIN: ['USER', 'TECH', 'COORDINATOR'],
    SUPER_ADMIN: ROLES,
    SYSTEM_ADMIN: [],
  }

  test.each(['ADMIN', 'SUPER_ADMIN'] as const)('%s creates exactly the roles of the matrix', async (role) => {
    const me = await w.person(role)
    const answers = await Promise.all(ROLES.map(async (one) => (await w.call(me, users.create, newPerson(one))).status === 200))
    expect(ROLES.filter((_, index) => answers[index])).toEqual(grantable[role])
  })

  test.each(['ADMIN', 'SUPER_ADMIN'] as const)('%s edits exactly those whose role he could have given', async (role) => {
    const me = await w.person(role)
    const answers = await Promise.all(
      ROLES.map(async (one) => {
        const { id } = await w.person(one)
        const { status } = await w.call(me, users.update, { id, version: 1, fullName: 'اسم جديد' })
        const password = await w.call(me, users.resetPassword, { id, version: status === 200 ? 2 : 1, password: 'Rimal@1234' })
        const off = await w.call(me, users.disable, { id, version: status === 200 ? 3 : 1 })
        return [status, password.status, off.status].join()
      }),
    )
    const expected = ROLES.map((one) => (grantable[role].includes(one) ? '200,200,200' : '403,403,403'))
    expect(answers).toEqual(expected)
  })

  test('an administrator raises nobody, himself included, above what he may grant', async () => {
    const admin = await w.person('ADMIN')
    const user = await w.person('USER')
    const raised = await w.call(admin, users.update, { id: user.id, version: 1, role: 'SUPER_ADMIN' })
    const self = await w.call(admin, users.update, { id: admin.id, version: 1, role: 'SUPER_ADMIN' })
    expect([raised.body.code, self.body.code]).toEqual(['users.role_not_yours', 'forbidden'])
  })
})

test('a change against an older version is refused and changes nothing (H19)', async () => {
  const admin = await w.person('ADMIN')
  const { id } = await w.person('USER')
  const first = await w.call(admin, users.update, { id, version: 1, fullName: 'الأول' })
  const late = await w.call(admin, users.update, { id, version: 1, fullName: 'الثاني' })
  const now = await w.call(admin, users.open, { id })
  expect([first.status, late.body.code, now.body.fullName, now.body.version]).toEqual([200, 'changed_meanwhile', 'الأول', 2])
})

test('history keeps what changed, before and after, and never a password', async () => {
  const admin = await w.person('ADMIN')
  const { id, fullName } = await w.person('USER')
  await w.call(admin, users.update, { id, version: 1, fullName: 'منى', role: 'USER' })
  await w.call(admin, users.resetPassword, { id, version: 2, password: 'Rimal!99X' })
  const rows = await w.db
    .selectFrom('history')
    .select(['event', 'detail'])
    .where('object_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(rows.map(({ event }) => event)).toEqual(['users.updated', 'users.password_given'])
  expect(rows[0]!.detail).toEqual({ id, before: { fullName }, after: { fullName: 'منى' } })
  expect(JSON.stringify(rows)).not.toContain('Rimal!99X')
})

test.each(['disable', 'delete'] as const)(
  '%s ends the session, the socket and the stream of a person at once, and enabling brings none back (U3, H11)',
  async (command) => {
    const admin = await w.person('ADMIN')
    const person = await w.person('USER')
    const socket = await openSocket(w, person)
    const stream = await openStream(w, person.streamToken)
    expect((await w.call(person, identity.session, {})).status).toBe(200)
    const { status } = await w.call(admin, users[command], { id: person.id, version: 1 })
    expect(status).toBe(200)
    expect((await w.call(person, identity.session, {})).status).toBe(401)
    await w.eventually(() => expect([socket.closedWith() !== undefined, stream.ended()]).toEqual([true, true]))
    await w.call(admin, users.enable, { id: person.id, version: 2 })
    expect((await w.call(person, identity.session, {})).status).toBe(401)
  },
)

test('a role taken away ends what was open under it', async () => {
  const admin = await w.person('ADMIN')
  const tech = await w.person('TECH')
  await w.call(admin, users.update, { id: tech.id, version: 1, role: 'USER' })
  expect((await w.call(tech, identity.session, {})).status).toBe(401)
})

test('nobody disables or deletes himself', async () => {
  const owner = await w.person('SUPER_ADMIN')
  await w.person('SUPER_ADMIN')
  const codes = await Promise.all(
    [users.disable, users.delete].map(async (one) => (await w.call(owner, one, { id: owner.id, version: 1 })).body.code),
  )
  expect(codes).toEqual(['users.not_yourself', 'users.not_yourself'])
})

test('of two owners who demote, disable or delete each other at the same moment exactly one stays (U10, H14)', async () => {
  await w.db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'SUPER_ADMIN').execute()
  for (let round = 0; round < 5; round += 1) {
    await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('role', '=', 'SUPER_ADMIN').execute()
    const [one, two] = [await w.person('SUPER_ADMIN'), await w.person('SUPER_ADMIN')]
    const target = (id: string) => ({ id, version: 1 })
    const answers = await Promise.all([
      w.call(one, users.update, { ...target(two.id), role: 'USER' }),
      round % 2 ? w.call(two, users.disable, target(one.id)) : w.call(two, users.delete, target(one.id)),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    const { count } = await w.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('role', '=', 'SUPER_ADMIN')
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  }
})

test('the last owner cannot demote himself', async () => {
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('role', '=', 'SUPER_ADMIN').execute()
  const last = await w.person('SUPER_ADMIN')
  const { body } = await w.call(last, users.update, { id: last.id, version: 1, role: 'ADMIN' })
  expect(body.code).toBe('access.last_super_admin')
})

test('deleting takes everything personal, from rows and from what is found, and keeps the records (U10)', async () => {
  const admin = await w.person('ADMIN')
  const created = await w.call(admin, users.create, {
    ...newPerson(),
    fullName: 'canarygone Person',
    otherName: 'canarygone',
    mobile: '0599887766',
  })
  const { id } = created.body
  await w.call(admin, users.delete, { id, version: 1 })
  const row = await w.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/canarygone|0599887766|Given/)
  expect(row.deleted_at).not.toBeNull()
  const searched = await w.call(admin, users.list, { q: 'canarygone', state: 'all' })
  expect([searched.body.items, (await w.call(admin, users.open, { id })).status]).toEqual([[], 404])
})

test.each(['disable', 'delete'] as const)(
  'what somebody had in hand goes back to its queue when we %s them (U3, T6)',
  async (command) => {
    const [admin, group] = [await w.person('ADMIN'), await w.group()]
    const tech = await w.person('TECH', group)
    const ticket = await w.ticket({ group })
    await w.call(tech, tickets.reply, { id: ticket.id, body: documentFromText('رد', 'rtl') })
    await w.call(admin, users[command], { id: tech.id, version: 1 })
    await w.eventually(async () => {
      const { body } = await w.call(admin, tickets.open, { id: ticket.id })
      expect([body.ticket.assignee, body.ticket.version]).toEqual([null, 3])
    })
    const events = (await w.changes(ticketChannel(ticket.id))).map(({ event }) => event)
    expect(events.at(-1)).toBe('tickets.unassigned')
  },
)
