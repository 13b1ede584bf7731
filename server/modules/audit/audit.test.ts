import { audit } from '@diwan/contract/audit/endpoints'
import type { AuditEntry } from '@diwan/contract/audit/schemas'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { settings } from '@diwan/contract/settings/endpoints'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  w = await world()
  ;[admin, owner] = [await w.person('ADMIN'), await w.person('SUPER_ADMIN')]
})

const change = async (fields: object, by = admin) => {
  const { version } = (await w.call(by, settings.open, {})).body
  const { status } = await w.call(by, settings.change, { version, ...fields })
  expect(status).toBe(200)
}
const standing = async () => (await w.call(admin, settings.open, {})).body.settings
const log = async (by: TestPerson, filter: object = {}) => (await w.call(by, audit.list, filter)).body.items
const newest = async (by = admin): Promise<AuditEntry> => (await log(by))[0]!
const organisation = async () => (await w.db.selectFrom('organisation').select('id').executeTakeFirstOrThrow()).id

async function plant(event: string, detail: object, objectId: string, actorId: string | null = null): Promise<string> {
  const id = newId()
  const row = { id, object_id: objectId, event, audience: 'staff', actor_id: actorId, detail: JSON.stringify(detail) }
  await w.db
    .insertInto('history')
    .values({ ...row, at: w.clock.now() })
    .execute()
  return id
}

test('a change stands in the log with who, when, what, and what was before and after (C6)', async () => {
  const { nameEn } = await standing()
  await change({ nameEn: 'Seen in the log', hijriOffset: 1 })
  const { status, body } = await w.call(admin, audit.list, {})
  expect(status).toBe(200)
  expect(body.items[0]).toMatchObject({
    event: 'settings.changed',
    actor: { id: admin.id },
    createdDate: Math.floor(w.clock.now().getTime() / 1000),
    object: { kind: 'organisation', name: { nameEn: 'Seen in the log' } },
    changes: [
      { field: 'nameEn', before: nameEn, after: 'Seen in the log' },
      { field: 'hijriOffset', before: 0, after: 1 },
    ],
    can: { revert: true },
  })
  await change({ hijriOffset: 0 })
})

test('of a group of fields only what differs is told, field by field', async () => {
  const { colours } = await standing()
  await change({ colours: { ...colours, admin: '#155fa9' } })
  expect((await newest()).changes).toEqual([{ field: 'colours.admin', before: '#1976d2', after: '#155fa9' }])
})

test('a secret is masked wherever a module put it, also inside (H46)', async () => {
  const secret = `canary${randomUUID()}`
  const detail = {
    before: { smtpPassword: 'old', mail: { apiToken: null } },
    after: { smtpPassword: secret, mail: { apiToken: secret } },
    otp: secret,
  }
  await plant('settings.changed', detail, await organisation())
  const text = JSON.stringify((await w.call(owner, audit.list, {})).body)
  expect(text).not.toContain(secret)
  expect(text).toContain('••••••')
  expect((await w.call(owner, audit.export, { format: 'csv' })).text).not.toContain(secret)
})

test('no role changes or deletes what stands in the log, not even past the portal (H46)', async () => {
  const { id } = await newest()
  await expect(w.db.updateTable('history').set({ actor_id: null }).where('id', '=', id).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(w.db.deleteFrom('history').where('id', '=', id).execute()).rejects.toThrow('never changed')
})

test('each reads the half looked after: the organisation, the platform, both, or the own sign-ins', async () => {
  const [operator, user, other] = [await w.person('SYSTEM_ADMIN'), await w.person('USER'), await w.person('USER')]
  const own = await plant('identity.passwordChanged', { endedSessions: 1 }, user.id, user.id)
  const foreign = await plant('identity.passwordChanged', { endedSessions: 1 }, other.id, other.id)
  const platform = await plant('platform.restored', { before: { day: 1 }, after: { day: 2 } }, await organisation())
  const module = await plant(
    'modules.status_changed',
    { before: { status: 'BETA' }, after: { status: 'STABLE' } },
    await organisation(),
  )
  await change({ nameEn: 'Whose half' })
  const settled = (await newest()).id
  const sees = async (who: TestPerson) => {
    const ids = new Set((await log(who)).map(({ id }) => id))
    return [own, foreign, platform, module, settled].map((id) => ids.has(id))
  }
  expect({ user: await sees(user), admin: await sees(admin), owner: await sees(owner), operator: await sees(operator) }).toEqual({
    user: [true, false, false, false, false],
    admin: [true, true, false, true, true],
    owner: [true, true, true, true, true],
    operator: [true, true, true, true, false],
  })
  expect((await w.call(operator, audit.preview, { id: settled })).status).toBe(404)
  expect((await w.call(user, audit.people, {})).body.items.map(({ id }) => id)).toEqual([user.id])
})

test('an event of business is no part of it', async () => {
  await w.ticket()
  expect((await log(owner)).filter(({ event }) => event.startsWith('tickets.'))).toEqual([])
})

test('the log is filtered by person, module, object and day, and paged without loss', async () => {
  await change({ nameEn: 'By the owner' }, owner)
  expect((await log(owner, { person: owner.id })).every(({ actor }) => actor?.id === owner.id)).toBe(true)
  expect((await log(owner, { module: 'modules' })).every(({ event }) => event.startsWith('modules.'))).toBe(true)
  expect((await log(owner, { object: await organisation(), module: 'identity' })).length).toBe(0)
  expect((await log(owner, { from: '2026-11-15', to: '2026-11-15' })).length).toBeGreaterThan(3)
  expect(await log(owner, { to: '2026-11-14' })).toEqual([])

  const all = (await log(owner)).map(({ id }) => id)
  const paged: string[] = []
  let after: string | null = null
  do {
    const page: OutputOf<typeof audit.list> = (await w.call(owner, audit.list, { limit: 2, ...(after && { after }) })).body
    paged.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  expect(paged).toEqual(all)
})

test.each(["' or 1=1 --", '%', '___', '\\'])('a search for %s finds nobody it should not (H24)', async (q) => {
  const { status, body } = await w.call(owner, audit.people, { q })
  expect([status, body.items]).toEqual([200, []])
})

test('a change is taken back, and that stands in the log as well', async () => {
  const before = (await standing()).nameEn
  await change({ nameEn: 'A mistake' })
  const { id } = await newest()
  expect((await w.call(admin, audit.preview, { id })).body.changes).toEqual([
    { field: 'nameEn', now: 'A mistake', becomes: before },
  ])
  expect((await w.call(admin, audit.revert, { id })).body).toEqual({ done: true })
  expect((await standing()).nameEn).toBe(before)
  const [entry, reverted] = await log(admin)
  expect(entry).toMatchObject({ reverts: id, changes: [{ field: 'nameEn', before: 'A mistake', after: before }] })
  expect(reverted).toMatchObject({ id, reverted: true, can: { revert: false } })
})

test('a repeated revert gets its first answer and happens once (H16)', async () => {
  await change({ nameEn: 'Again' })
  const { id } = await newest()
  const requestId = randomUUID()
  const answers = [
    await w.call(admin, audit.revert, { id }, { requestId }),
    await w.call(admin, audit.revert, { id }, { requestId }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await log(admin)).filter(({ reverts }) => reverts === id)).toHaveLength(1)
  expect((await w.call(admin, audit.revert, { id })).body.code).toBe('changed_meanwhile')
})

test('what was changed since is not taken back (H19)', async () => {
  await change({ nameEn: 'First' })
  const { id } = await newest()
  await change({ nameEn: 'Second' })
  for (const endpoint of [audit.preview, audit.revert])
    expect((await w.call(admin, endpoint, { id })).body).toMatchObject({ code: 'changed_meanwhile' })
  expect((await standing()).nameEn).toBe('Second')
})

test('three reverts of one change at once: it happens once (H14)', async () => {
  await change({ nameEn: 'Raced' })
  const { id } = await newest()
  const answers = await Promise.all([1, 2, 3].map(() => w.call(admin, audit.revert, { id })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('a person who could not make the change by hand cannot revert it, and what no module reverts stays', async () => {
  await change({ nameEn: 'By hand' })
  const { id } = await newest()
  await w.db
    .updateTable('grants')
    .set({ relations: ['own'] })
    .where('role', '=', 'TECH')
    .where('flag', '=', 'view')
    .where('module_name', '=', 'audit')
    .execute()
  const user = await w.person('USER')
  expect((await w.call(user, audit.revert, { id })).status).toBe(404)
  const event = await plant('users.disabled', {}, user.id, owner.id)
  expect((await w.call(owner, audit.revert, { id: event })).body.code).toBe('audit.not_revertable')
  await w.db
    .deleteFrom('grants')
    .where('role', '=', 'ADMIN')
    .where('module_name', '=', 'settings')
    .where('flag', '=', 'organisation')
    .execute()
  expect((await w.call(admin, audit.revert, { id })).status).toBe(404)
})

test('the export says the same in the language of the caller, and no cell is a formula (H26)', async () => {
  await change({ nameEn: '=HYPERLINK("http://x")' }, owner)
  const { headers, text } = await w.call(owner, audit.export, { format: 'csv' })
  expect(headers.get('content-disposition')).toContain('.csv')
  const [heading, ...lines] = text.split('\r\n')
  expect(heading).toBe('"When","Who","What","What it happened to","Field","Before","After"')
  expect(lines[0]).toContain('Settings of the organisation were changed')
  expect(lines[0]).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('what nobody wrote words for is exported under its own name, and nothing breaks (S8.36)', async () => {
  await plant('users.unheard', { before: { blood_type: 'A' }, after: { blood_type: 'B' } }, owner.id, owner.id)
  const { status, text } = await w.call(owner, audit.export, { format: 'csv' })
  const line = text.split('\r\n').find((one) => one.includes('users.unheard'))
  expect([status, line]).toEqual([200, expect.stringContaining('"blood_type","A","B"')])
})
