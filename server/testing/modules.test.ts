import { audit } from '@diwan/contract/audit/endpoints'
import { modules } from '@diwan/contract/releases/endpoints'
import { moduleEntries } from '@diwan/contract/releases/registry'
import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { replyToTicket } from '../modules/tickets/service/reply.ts'
import { openSocket } from './live.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let operator: TestPerson
beforeAll(async () => {
  w = await world()
  operator = await w.person('SYSTEM_ADMIN')
})
beforeEach(() => w.clock.advance(1_000))

const entry = async (key: string): Promise<RegisteredModule> =>
  (await w.call(operator, modules.registry, {})).body.items.find((one) => one.key === key)!

async function set(
  key: string,
  change: Partial<Pick<RegisteredModule, 'status' | 'enabled' | 'notesAr' | 'notesEn'>>,
  by = operator,
) {
  const { status, enabled, revision } = await entry(key)
  return w.call(by, modules.changeStatus, { key, revision, status, enabled, ...change })
}
const setVersion = async (key: string, version: string, by = operator) =>
  w.call(by, modules.changeVersion, { key, revision: (await entry(key)).revision, version, notesAr: 'ملاحظات', notesEn: 'Notes' })

test('the registry lists every module with colours, status, version and whether it is on (M1, S9.04)', async () => {
  const { body } = await w.call(operator, modules.registry, {})
  expect(body.items.map(({ key }) => key).toSorted()).toEqual(moduleEntries.map(({ key }) => key).toSorted())
  for (const { hex_color, gradient, enabled } of body.items)
    expect([hex_color, gradient, enabled]).toEqual(['#187ED1', { hexColor1: '#187ED1', hexColor2: '#0e67ad' }, true])
})

test.each([
  ['withdrawn', { status: 'COMING_SOON' }, 'module_coming_soon'],
  ['disabled', { enabled: false }, 'module_disabled'],
] as const)(
  'a module that is %s refuses by API and ends what was followed within five seconds; no data is lost (M2, M3, M4, H12)',
  async (_, change, code) => {
    const noura = await w.person('USER')
    const ticket = await w.ticket({ by: noura })
    const socket = await openSocket(w, noura)
    socket.send({ type: 'subscribe', channel: `ticket:${ticket.id}`, after: 0 })
    await w.eventually(() => expect(socket.frames.some(({ type }) => type === 'subscribed')).toBe(true))
    expect((await set('tickets', change)).status).toBe(200)
    await w.eventually(async () => {
      expect((await w.call(noura, tickets.list, {})).body.code).toBe(code)
      expect(socket.frames).toContainEqual({ type: 'refused', channel: `ticket:${ticket.id}` })
      expect(socket.frames).toContainEqual({ type: 'hint', topic: 'modules' })
    }, 5_000)
    await set('tickets', { status: 'BETA', enabled: true })
    await w.eventually(async () => expect((await w.call(noura, tickets.open, { id: ticket.id })).status).toBe(200), 5_000)
  },
)

test('work of a disabled module waits and is done when it is on again (M4)', { timeout: 60_000 }, async () => {
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const ticket = await w.ticket({ by: noura, group })
  const told = async () => (await w.call(noura, notifications.list, {})).body.items.length
  await set('tickets', { enabled: false })
  const { portal, clock, db } = w // by the service itself: the door is closed
  const message = { id: ticket.id, body: documentFromText('رد', 'rtl'), attachments: [] }
  await replyToTicket({ portal, clock, db, actor: await w.actor(tech) }, message)
  await w.eventually(async () => {
    const { rows } = await sql`select 1 from pgboss.job where name = 'notifications.tell' and state = 'created'
      and data->>'event' = 'tickets.replied' and start_after > created_on + interval '5 seconds'`.execute(w.db)
    expect(rows).toHaveLength(1) // put off, not lost
  }, 10_000)
  expect(await told()).toBe(0)
  await set('tickets', { enabled: true })
  await sql`update pgboss.job set start_after = now() where name = 'notifications.tell' and state = 'created'`.execute(w.db) // the wait is over
  await w.eventually(async () => expect(await told()).toBe(1), 30_000)
})

test('core modules can neither be withdrawn nor disabled (M6)', async () => {
  for (const { key, core } of (await w.call(operator, modules.registry, {})).body.items.filter((one) => one.core)) {
    const off = await set(key, { enabled: false })
    expect([key, core, off.status, off.body.code]).toEqual([key, true, 409, 'modules.core'])
  }
  expect((await set('notifications', { status: 'COMING_SOON' })).body.code).toBe('modules.core')
  const core = moduleEntries.flatMap((one) => (one.core ? one.key : []))
  expect(core).toEqual(expect.arrayContaining(['departments', 'settings', 'modules', 'profile', 'notifications']))
})

test('what is not built cannot be released', async () => {
  const coming = moduleEntries.filter(({ status }) => status === 'COMING_SOON')
  for (const { key } of coming)
    expect([key, (await set(key, { status: 'STABLE' })).body.code]).toEqual([key, 'modules.not_built'])
})

test('only SUPER_ADMIN and SYSTEM_ADMIN change, ADMIN reads, others do not even read (M7)', async () => {
  const owner = await w.person('SUPER_ADMIN')
  expect((await set('tickets', { notesEn: 'By the owner' }, owner)).status).toBe(200)
  const admin = await w.person('ADMIN')
  expect((await w.call(admin, modules.registry, {})).status).toBe(200)
  expect((await set('tickets', {}, admin)).status).toBe(403)
  expect((await setVersion('tickets', '9.9.9', admin)).status).toBe(403)
  expect((await w.call(await w.person('COORDINATOR'), modules.registry, {})).status).toBe(403)
})

test('colours are changed by people who release modules, weak ones are refused by name, and the log reverts them', async () => {
  const [owner, admin] = [await w.person('SUPER_ADMIN'), await w.person('ADMIN')]
  const dark = { hex_color: '#B3261E', hexColor1: '#b3261e', hexColor2: '#7a1a14' }
  const paint = async (by: TestPerson, colours: typeof dark) =>
    w.call(by, modules.changeColours, { key: 'gallery', revision: (await entry('gallery')).revision, ...colours })
  const socket = await openSocket(w, admin)
  expect((await paint(admin, dark)).status).toBe(403)
  const weak = await paint(operator, { ...dark, hexColor2: '#ffee00' })
  expect([weak.status, weak.body.fields]).toEqual([400, [{ path: 'hexColor2', code: 'contrast' }]])
  expect((await paint(operator, dark)).body).toMatchObject({
    hex_color: '#b3261e',
    gradient: { hexColor1: '#b3261e', hexColor2: '#7a1a14' },
    changedBy: operator.fullName,
  })
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'hint', topic: 'modules' }), 5_000)
  const { revision } = await entry('gallery')
  expect((await w.call(owner, modules.changeColours, { key: 'gallery', revision: revision - 1, ...dark })).status).toBe(409)
  expect((await paint(owner, dark)).body.revision).toBe(revision) // nothing changed, so nothing happened

  const [painted] = (await w.call(operator, audit.list, {})).body.items
  expect(painted?.changes).toContainEqual({ field: 'hexColor2', before: '#0e67ad', after: '#7a1a14' })
  expect((await w.call(admin, audit.revert, { id: painted!.id })).status).toBe(403)
  expect((await w.call(operator, audit.revert, { id: painted!.id })).body).toEqual({ done: true })
  expect((await entry('gallery')).gradient).toEqual({ hexColor1: '#187ed1', hexColor2: '#0e67ad' })
  expect((await w.call(operator, modules.history, { key: 'gallery' })).body.items).toEqual([]) // no news for its users
})

test('a stale revision is refused with the entry as it is now (H19)', async () => {
  const { revision, status, enabled } = await entry('tickets')
  await set('tickets', { notesEn: 'First' })
  const late = await w.call(operator, modules.changeStatus, { key: 'tickets', revision, status, enabled })
  expect([late.status, late.body.code, (late.body.current as RegisteredModule).notesEn]).toEqual([
    409,
    'changed_meanwhile',
    'First',
  ])
})

test('a version is semantic and only rises; its history keeps every state with notes (M5)', async () => {
  expect((await setVersion('tickets', '1.2')).body.code).toBe('invalid_input')
  expect((await setVersion('tickets', '0.0.9')).body.code).toBe('modules.version_not_newer')
  expect((await setVersion('tickets', '1.2.0')).body.version).toBe('1.2.0')
  const { body } = await w.call(operator, modules.history, { key: 'tickets', limit: 2 })
  expect(body.items[0]).toMatchObject({ version: '1.2.0', notesAr: 'ملاحظات', by: operator.fullName })
  const next = await w.call(operator, modules.history, { key: 'tickets', limit: 2, after: body.next! })
  expect(next.body.items.map(({ id }) => id)).not.toContain(body.items[1]!.id)
})

test("what's new is shown once per person, only of modules that are open to them, and again after the next change (M5)", async () => {
  const [noura, tech] = [await w.person('USER'), await w.person('TECH')]
  const news = async (who: TestPerson) => (await w.call(who, modules.news, {})).body.items.map(({ version }) => version)
  expect(await news(noura)).toEqual([])
  w.clock.advance(1_000)
  await setVersion('tickets', '2.0.0')
  expect([await news(noura), await news(tech)]).toEqual([['2.0.0'], ['2.0.0']])
  await w.call(noura, modules.newsSeen, {})
  expect([await news(noura), await news(tech)]).toEqual([[], ['2.0.0']])
  w.clock.advance(1_000)
  await setVersion('tickets', '2.1.0')
  expect(await news(noura)).toEqual(['2.1.0'])
  w.clock.advance(1_000)
  await setVersion('modules', '0.2.0')
  expect(await news(noura)).toEqual(['2.1.0']) // no page of that module is theirs
})

test("a change nobody wrote notes to is no news (what's new)", async () => {
  const noura = await w.person('USER')
  const news = async () => (await w.call(noura, modules.news, {})).body.items.map(({ version }) => version)
  w.clock.advance(1_000)
  const silent = {
    key: 'tickets',
    revision: (await entry('tickets')).revision,
    version: '3.0.0',
    notesAr: '',
    notesEn: ' \u200B',
  }
  expect((await w.call(operator, modules.changeVersion, silent)).status).toBe(200)
  expect(await news()).toEqual([])
  w.clock.advance(1_000)
  await setVersion('tickets', '3.1.0')
  expect(await news()).toEqual(['3.1.0'])
})
