import { ROLES } from '@diwan/contract/access/vocabulary'
import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { WIDGET_TABS } from '@diwan/contract/kit/widgets'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { page } from '@diwan/contract/kit/page'
import { numbers } from '@diwan/contract/numbers/endpoints'
import { MAX_NUMBERS } from '@diwan/contract/numbers/limits'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allModules } from '../app/modules.ts'
import { plantSituations, player, setStage } from './cast.ts'
import type { TestPerson } from './people.ts'
import { proofs } from './proofs.ts'
import { PUBLIC_URL, world, type World } from './world.ts'

const modules = allModules(PUBLIC_URL)
const lists = modules.flatMap((module) => module.numbers ?? [])
/** The number of each list of home. */
const numberOf = new Map(
  modules.flatMap(({ widgets = [], waiting = [] }) => [...widgets, ...waiting]).map(({ key, number }) => [key, number]),
)
const all = lists.flatMap(({ list, queries }) => Object.entries(queries).map(([key, query]) => ({ key, list, query })))

let w: World
const players = new Map<string, TestPerson>()
beforeAll(async () => {
  w = await world()
  const stage = await setStage(w)
  for (const role of ROLES) {
    const me = await player(w, stage, role)
    players.set(role, me)
    for (const proof of proofs) if (proof.lists) await plantSituations(w, proof, stage, me.id)
  }
})

async function read(who: TestPerson, ...keys: string[]) {
  const answers = []
  for (let at = 0; at < keys.length; at += MAX_NUMBERS)
    answers.push((await w.call(who, numbers.read, { keys: keys.slice(at, at + MAX_NUMBERS).join(',') })).body.numbers)
  return Object.assign({}, ...answers) as (typeof answers)[number]
}

/** How many the list shows when it is walked to its end; nothing where it is refused. */
async function walked(who: TestPerson, list: Endpoint, query: object): Promise<number | undefined> {
  let shown = 0
  for (let after: string | undefined; ;) {
    const { status, body } = await w.call(who, list, { ...query, ...(after && { after }) })
    if (status === 403) return undefined
    const { items, next } = page(z.unknown()).parse(body)
    shown += items.length
    if (!next) return shown
    after = next
  }
}

test.each(ROLES)('each number that is shown to %s is what its list holds', async (role) => {
  const me = players.get(role)!
  const shown = await read(me, ...all.map(({ key }) => key))
  for (const { key, list, query } of all) {
    const count = await walked(me, list, query)
    expect([key, shown[key]]).toEqual([key, count === undefined ? undefined : { count, more: false }])
  }
})

async function homesOf(who: TestPerson) {
  const user = (await w.call(who, dashboard.user, {})).body.widgets
  const admin = await Promise.all(WIDGET_TABS.map((tab) => w.call(who, dashboard.admin, { tab })))
  return [...user, ...admin.flatMap(({ status, body }) => (status === 200 ? body.widgets : []))]
}

test.each(ROLES)('each number on the home of %s is the length of the list it opens', async (role) => {
  const me = players.get(role)!
  for (const { key: widget, lists: behind, failed } of await homesOf(me)) {
    expect([widget, failed]).toEqual([widget, false])
    for (const { key, count } of behind) {
      const number = all.find((one) => one.key === numberOf.get(key))
      expect([key, count]).toEqual([key, number ? { count: await walked(me, number.list, number.query), more: false } : null])
    }
  }
})

test('a number nobody knows is absent, like one whose list is not for the caller; other keys are refused', async () => {
  const me = players.get('USER')!
  expect(await read(me, 'nothing.known', all[0]!.key)).toHaveProperty([all[0]!.key])
  expect(await read(me, 'nothing.known')).toEqual({})
  expect((await w.call(me, numbers.read, { keys: 'no key' })).status).toBe(400)
  expect((await w.call(null, numbers.read, { keys: 'nothing.known' })).status).toBe(401)
})

test('while a module is withdrawn its numbers are absent', async () => {
  const [{ module, queries }] = lists as [(typeof lists)[number]]
  const [key] = Object.keys(queries) as [string]
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', module).execute()
  const shown = await read(players.get('USER')!, key)
  await w.db.updateTable('modules').set({ status: 'STABLE' }).where('key', '=', module).execute()
  expect(shown).toEqual({})
})

test('two lists never claim one number', () => {
  const keys = all.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
