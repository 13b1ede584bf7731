import { moduleEntries } from '@diwan/contract/releases/registry'
import { modules } from '@diwan/contract/releases/endpoints'
import { api } from '@diwan/contract/api'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ticketChannel } from '@diwan/contract/tickets/events'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { openSocket } from './live.ts'
import { requestOf, rawCall } from './raw-call.ts'
import { sendRaw } from './wire.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

/** A module whose server stands before its screens answers in these tests. */
const coming = moduleEntries.filter(({ key, status }) => status === 'COMING_SOON' && api.every(({ module }) => module !== key))

let w: World
beforeAll(async () => {
  w = await world()
})

const setStatus = (key: string, status: string) => w.db.updateTable('modules').set({ status }).where('key', '=', key).execute()

test('every endpoint of a module names it, and the module is one of the portal', () => {
  const known: readonly string[] = moduleEntries.map(({ key }) => key)
  const named = api.flatMap(({ module }) => module ?? [])
  expect(named.filter((key) => !known.includes(key))).toEqual([])
})

test('a module that is coming soon refuses all its endpoints by API, for everybody, and answers again when it is there (H12)', async () => {
  const owner = await w.person('SUPER_ADMIN')
  const own = api.filter(({ module }) => module === 'tickets')
  await setStatus('tickets', 'COMING_SOON')
  await w.eventually(async () => expect((await w.call(owner, tickets.list, {})).body.code).toBe('module_coming_soon'), 5_000)
  for (const endpoint of own) {
    const { status, text } = await rawCall(w.base, requestOf(endpoint, { id: randomUUID() }, owner.cookie))
    expect([endpoint.name, status, (JSON.parse(text) as { code: string }).code]).toEqual([
      endpoint.name,
      403,
      'module_coming_soon',
    ])
  }
  await setStatus('tickets', 'BETA')
  await w.eventually(async () => expect((await w.call(owner, tickets.list, {})).status).toBe(200), 5_000)
})

test('who may not call it at all is told nothing of its release', async () => {
  await setStatus('tickets', 'COMING_SOON')
  const owner = await w.person('SUPER_ADMIN')
  await w.eventually(async () => expect((await w.call(owner, tickets.list, {})).status).toBe(403), 5_000)
  expect((await w.call(null, tickets.list, {})).body.code).toBe('not_signed_in')
  await setStatus('tickets', 'BETA')
  await w.eventually(async () => expect((await w.call(owner, tickets.list, {})).status).toBe(200), 5_000)
})

/** Where the API of each of them will lie. */
const places = coming.map((entry) => entry.api ?? entry.key)

test.each(places)('any address below /api/%s says that it is coming soon, to people of the portal alone', async (place) => {
  const noura = await w.person('USER')
  const targets = [
    `/api/${place}`,
    `/api/${place}/`,
    `/api/${place}/anything/${randomUUID()}?x=1`,
    `/%61pi/${place}/x`,
    `http://other.example/api/${place}/x`,
  ]
  const own = [{ cookie: `${SESSION_COOKIE}=${noura.cookie}` }, { authorization: `Bearer ${noura.apiToken}` }]
  const strangers = [
    {},
    { cookie: `${SESSION_COOKIE}=none` },
    { authorization: 'Bearer diwan_none' },
    { authorization: 'Basic x' },
  ]
  for (const target of targets)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const said = async (headers: Record<string, string>) => {
        const { status, text } = await sendRaw(w.base, { method, target, headers })
        return [method, target, status, (JSON.parse(text) as { code: string }).code]
      }
      for (const headers of own) expect(await said(headers)).toEqual([method, target, 403, 'module_coming_soon'])
      for (const headers of strangers) expect(await said(headers)).toEqual([method, target, 401, 'not_signed_in'])
    }
})

test('below no module, and below one that is open, an unknown address is not there', async () => {
  const { cookie } = await w.person('SUPER_ADMIN')
  for (const target of [
    '/api',
    '/api/',
    '/api/nothing',
    `/api/${places[0]}er`,
    `/api/${places[0]?.toUpperCase()}/x`,
    `/api//${places[0]}`,
    '/api/tickets/x/y/z',
    '/api/units/x/y/z',
  ])
    expect([
      target,
      (await sendRaw(w.base, { method: 'GET', target, headers: { cookie: `${SESSION_COOKIE}=${cookie}` } })).status,
    ]).toEqual([target, 404])
})

test('its channels are not followed either while it is coming soon', async () => {
  const noura = await w.person('USER')
  const channel = ticketChannel((await w.ticket({ by: noura })).id)
  await setStatus('tickets', 'COMING_SOON')
  const socket = await openSocket(w, noura)
  await w.eventually(() => {
    socket.send({ type: 'subscribe', channel, after: 0 })
    expect(socket.frames.at(-1)).toEqual({ type: 'refused', channel })
  }, 5_000)
  await setStatus('tickets', 'BETA')
})

test('the list of modules has every module with its colours and a known status', async () => {
  const { body } = await w.call(await w.person('USER'), modules.list, {})
  expect(body.items.map(({ key }) => key).toSorted()).toEqual(moduleEntries.map(({ key }) => key).toSorted())
  for (const { hex_color, gradient } of body.items) {
    for (const colour of [hex_color, gradient.hexColor1, gradient.hexColor2]) expect(colour).toMatch(/^#[0-9a-fA-F]{6}$/)
  }
})

test('no other status than the three can be kept', async () => {
  await expect(setStatus('tickets', 'ALPHA')).rejects.toThrow('modules_status_check')
})
