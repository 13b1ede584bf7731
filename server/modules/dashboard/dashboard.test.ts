import { dashboard } from '@diwan/contract/dashboard/endpoints'
import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Module, WaitingList, Widget } from '../../kit/module.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

const widget = (key: string, read: Widget['read']): Widget => ({
  key,
  module: 'notes',
  flag: 'view',
  area: 'user',
  size: 'low',
  column: 2,
  order: 900,
  path: '/user/notes',
  topics: ['notes'],
  read,
})
const runs = new Map<string, number>()
const counted = (key: string, read: Widget['read']) =>
  widget(key, (ctx, asked) => {
    runs.set(key, (runs.get(key) ?? 0) + 1)
    return read(ctx, asked)
  })

const waitingIn = (key: string, read: WaitingList['read']): WaitingList => ({
  key,
  module: 'notes',
  flag: 'view',
  number: key,
  path: '/user/notes',
  topics: ['notes'],
  read,
})

/** Brings a widget for each way to go wrong, and two lists of the card of what waits. */
const troubles: Module = {
  name: 'troubles',
  widgets: [
    counted('troubles.fine', () => Promise.resolve({ shape: 'text', title: 'بخير', text: '', path: '/user/notes' })),
    counted('troubles.slow', async ({ db }) => {
      await sql`select pg_sleep(20)`.execute(db)
      return undefined
    }),
    counted('troubles.broken', () => Promise.reject(new Error('broken'))),
  ],
  waiting: [
    waitingIn('troubles.slowList', async ({ db }) => {
      await sql`select pg_sleep(20)`.execute(db)
      return []
    }),
    waitingIn('troubles.fineList', async ({ db }) => {
      await sql`select pg_sleep(0.1)`.execute(db)
      const { rows } = await sql<{ title: string }>`select 'ينتظر' as title`.execute(db)
      return rows.map(({ title }) => ({ id: me.id, title, path: '/user/notes' }))
    }),
  ],
}

let w: World
let me: TestPerson

beforeAll(async () => {
  w = await world({ newcomers: [troubles], widgetMs: 300 })
  me = await w.person('USER')
})

const open = async (who: TestPerson, query: object = {}) => (await w.call(who, dashboard.user, query)).body
const find = (widgets: readonly DashboardWidget[], key: string) => widgets.find((one) => one.key === key)
const keysOf = async (who: TestPerson, query: object = {}) => (await open(who, query)).widgets.map(({ key }) => key)

test('a widget that is slow or breaks says so alone, and the others show what they have', async () => {
  const { widgets } = await open(me)
  expect(['troubles.slow', 'troubles.broken'].map((key) => find(widgets, key))).toMatchObject([
    { failed: true, content: null },
    { failed: true, content: null },
  ])
  expect(find(widgets, 'troubles.fine')).toMatchObject({ failed: false, content: { title: 'بخير' } })
})

test('a list that is slow fails alone in the card of what waits, and the lists beside it show what they have', async () => {
  const { widgets } = await open(me)
  expect(find(widgets, 'dashboard.waiting')).toMatchObject({
    failed: true,
    content: { shape: 'rows', items: [{ title: 'ينتظر' }] },
  })
})

test('what is hidden is not read, and stays hidden on this class of device alone', async () => {
  const { widgets } = await open(me)
  const places = widgets.map(({ key, column }) => ({ key, column, hidden: key.startsWith('troubles.') }))
  await w.call(me, dashboard.arrange, { area: 'user', device: 'desktop', widgets: places })
  const before = runs.get('troubles.broken')
  const arranged = await open(me)
  expect([arranged.arranged, find(arranged.widgets, 'troubles.broken')]).toMatchObject([true, { hidden: true, failed: false }])
  expect(runs.get('troubles.broken')).toBe(before)
  expect(find((await open(me, { device: 'phone' })).widgets, 'troubles.fine')).toMatchObject({ hidden: false })
})

test('widgets stand as their person arranged them; unknown ones are dropped, new ones come where they come for everybody', async () => {
  const person = await w.person('USER')
  const usual = await keysOf(person)
  const [first = '', second = '', ...rest] = usual
  const place = (key: string) => ({ key, column: 1, hidden: false })
  await w.call(person, dashboard.arrange, {
    area: 'user',
    device: 'desktop',
    widgets: [place('nothing.known'), ...[...rest, first].map(place)],
  })
  const keys = await keysOf(person)
  expect(keys.filter((key) => key !== second)).toEqual([...rest, first])
  expect(keys).toContain(second)
  await w.call(person, dashboard.arrange, { area: 'user', device: 'desktop', widgets: [] })
  expect([await keysOf(person), (await open(person)).arranged]).toEqual([usual, false])
})

test('two browsers that arrange at the same time both keep what they changed', async () => {
  const person = await w.person('USER')
  const before = (await open(person)).widgets.map(({ key, column, hidden }) => ({ key, column, hidden }))
  const of = (at: number) => before.filter(({ column }) => column === at).map(({ key }) => key)
  const [first = '', second = ''] = of(0)
  const [hidden = ''] = of(1)
  const moved = before.toSorted((one, other) => Number(other.key === second) - Number(one.key === second))
  const covered = before.map((one) => (one.key === hidden ? { ...one, hidden: true } : one))
  const keep = (widgets: typeof before, key: string) =>
    w.call(person, dashboard.arrange, { area: 'user', device: 'desktop', widgets, changed: [key] })
  await Promise.all([keep(moved, second), keep(covered, hidden)])
  const { widgets, arranged } = await open(person)
  expect(arranged).toBe(true)
  expect(widgets.filter(({ column }) => column === 0).map(({ key }) => key)).toEqual([second, first, ...of(0).slice(2)])
  expect(widgets.filter((one) => one.hidden).map(({ key }) => key)).toEqual([hidden])
})

test('only the widgets whose facts changed are read again', async () => {
  const before = runs.get('troubles.fine')
  const { widgets } = await open(await w.person('USER'), { keys: 'tickets.requests,dashboard.waiting' })
  expect(widgets.map(({ key }) => key).toSorted()).toEqual(['dashboard.waiting', 'tickets.requests'])
  expect(runs.get('troubles.fine')).toBe(before)
})

test('a closed module has no widget, and comes back with its release', async () => {
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', 'tickets').execute()
  const closed = await keysOf(me)
  await w.db.updateTable('modules').set({ status: 'BETA' }).where('key', '=', 'tickets').execute()
  expect([closed.includes('tickets.requests'), (await keysOf(me)).includes('tickets.requests')]).toEqual([false, true])
})

test('a day says until when the organisation works, and a day off says nothing', async () => {
  const at = async (instant: string) => {
    w.clock.set(new Date(instant))
    const { day, worksUntil, holiday } = await open(me)
    return { day, works: worksUntil !== null, holiday }
  }
  expect(await at('2026-11-17T07:00:00Z')).toEqual({ day: '2026-11-17', works: true, holiday: null })
  expect(await at('2026-11-20T07:00:00Z')).toEqual({ day: '2026-11-20', works: false, holiday: null }) // Friday
  expect(await at('2026-09-23T07:00:00Z')).toMatchObject({ day: '2026-09-23' })
  w.clock.set(new Date('2026-11-17T07:00:00Z'))
})

test('the administration has tabs by its widgets, and is closed to users', async () => {
  const admin = await w.person('ADMIN')
  const { body } = await w.call(admin, dashboard.admin, {})
  expect(body.tabs).toContain('desk')
  expect((await w.call(me, dashboard.admin, {})).status).toBe(403)
})

test('each tab of the administration is arranged and reset by itself, and nobody arranges what they do not have', async () => {
  const admin = await w.person('ADMIN')
  const tabOf = async (tab: 'desk' | 'people') => (await w.call(admin, dashboard.admin, { tab })).body
  const hide = async (tab: 'desk' | 'people') => {
    const widgets = (await tabOf(tab)).widgets.map(({ key, column }) => ({ key, column, hidden: true }))
    return w.call(admin, dashboard.arrange, { area: 'admin', device: 'desktop', tab, widgets: [...widgets, ...widgets] })
  }
  const hiddenIn = async (tab: 'desk' | 'people') => {
    const { arranged, widgets } = await tabOf(tab)
    return [arranged, widgets.every(({ hidden }) => hidden)]
  }
  await Promise.all([hide('desk'), hide('people')])
  expect([await hiddenIn('desk'), await hiddenIn('people')]).toEqual([
    [true, true],
    [true, true],
  ])
  await w.call(admin, dashboard.arrange, { area: 'admin', device: 'desktop', tab: 'desk', widgets: [] })
  expect([await hiddenIn('desk'), await hiddenIn('people')]).toEqual([
    [false, false],
    [true, true],
  ])
  const widgets = [{ key: 'tickets.unassigned', column: 0, hidden: false }]
  expect((await w.call(me, dashboard.arrange, { area: 'admin', device: 'desktop', widgets })).status).toBe(403)
})
