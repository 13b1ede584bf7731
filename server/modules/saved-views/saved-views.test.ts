import { savedViews } from '@diwan/contract/saved-views/endpoints'
import { MAX_VIEWS } from '@diwan/contract/saved-views/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let tech: TestPerson
let other: TestPerson
let user: TestPerson

const QUEUE = 'tickets.queue'

beforeAll(async () => {
  w = await world()
  ;[admin, tech, other, user] = await Promise.all([w.person('ADMIN'), w.person('TECH'), w.person('TECH'), w.person('USER')])
})

const save = async (
  who: TestPerson,
  name: string,
  more: { list?: string; query?: Record<string, string>; shared?: boolean } = {},
) => w.call(who, savedViews.save, { list: QUEUE, query: { priority: 'HIGH' }, name, ...more })
const namesFor = async (who: TestPerson, list = QUEUE) =>
  (await w.call(who, savedViews.list, { list })).body.items.map(({ name }) => name)

test('what somebody saved is found again in its own list, and by nobody else', async () => {
  const query = { queue: 'unassigned', status: 'OPEN,PENDING', createdFrom: '2026-11-01', sort: 'created', q: 'طابعة' }
  const { status, body } = await save(tech, 'متأخرة', { query })
  expect([status, body.query, body.shared, body.can.change]).toEqual([200, query, false, true])
  expect([await namesFor(tech), await namesFor(tech, 'tickets.requested')]).toEqual([['متأخرة'], []])
  expect([await namesFor(other), await namesFor(admin)]).toEqual([[], []])
})

test('a view of another person that is not shared does not exist, even for who looks after the list', async () => {
  const { id } = (await save(tech, 'خاصة')).body
  for (const stranger of [other, admin, user]) {
    const statuses = [
      await w.call(stranger, savedViews.change, { id, version: 1, name: 'x' }),
      await w.call(stranger, savedViews.remove, { id }),
    ].map(({ status, body }) => [status, body.code])
    expect(statuses).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ])
  }
})

test('a list that is not for this person has no views, and nobody saves one of it', async () => {
  await save(admin, 'للفريق', { shared: true })
  expect((await w.call(user, savedViews.list, { list: QUEUE })).status).toBe(404)
  expect((await save(user, 'x')).status).toBe(404)
  expect((await save(user, 'x', { list: 'no.list' })).status).toBe(404)
  expect((await save(tech, 'x', { list: 'audit.log', query: {} })).status).toBe(404)
})

test('who looks after the list shares a view with all who see it; others change nothing of it', async () => {
  expect((await save(tech, 'للجميع', { shared: true })).status).toBe(403)
  const { id } = (await save(admin, 'مفتوحة عالية', { shared: true })).body
  const shown = (await w.call(other, savedViews.list, { list: QUEUE })).body
  expect([shown.mayShare, shown.items.find((view) => view.id === id)?.can.change]).toEqual([false, false])
  expect((await w.call(other, savedViews.change, { id, version: 1, name: 'x' })).status).toBe(403)
  expect((await w.call(other, savedViews.remove, { id })).status).toBe(403)
  await w.call(admin, savedViews.change, { id, version: 1, shared: false })
  expect(await namesFor(other)).not.toContain('مفتوحة عالية')
})

test('an own view is renamed, narrowed otherwise and removed, each from the version that was seen', async () => {
  const { id } = (await save(other, 'أولى')).body
  const change = (version: number, more: object) => w.call(other, savedViews.change, { id, version, ...more })
  expect((await change(1, { name: 'ثانية', query: { queue: 'mine' } })).body).toMatchObject({
    version: 2,
    query: { queue: 'mine' },
  })
  expect((await change(1, { name: 'ثالثة' })).body.code).toBe('changed_meanwhile')
  expect((await change(2, { shared: true })).status).toBe(403)
  await w.call(other, savedViews.remove, { id })
  expect((await change(2, {})).status).toBe(404)
})

test.each([{ status: 'OPEN,GONE' }, { colour: 'red' }, { queue: 'elsewhere' }, { departmentId: 'me' }, { createdFrom: 'soon' }])(
  'a view that asks for %o is refused, as the list does not understand it',
  async (query) => {
    const { status, body } = await save(tech, 'x', { query })
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'query'])
  },
)

test('what a view asks for and the list no longer understands stays with it, and it can still be renamed', async () => {
  const { id } = (await save(tech, 'قديمة')).body
  await w.db
    .updateTable('saved_views')
    .set({ query: JSON.stringify({ colour: 'red' }) })
    .where('id', '=', id)
    .execute()
  const { body } = await w.call(tech, savedViews.change, { id, version: 1, name: 'قديمة جدًا' })
  expect([body.name, body.query]).toEqual(['قديمة جدًا', { colour: 'red' }])
})

test('a person saves fifty views of one list, also when many come at once, and then no more', async () => {
  const person = await w.person('TECH')
  const answers = await Promise.all(Array.from({ length: MAX_VIEWS + 4 }, (_, place) => save(person, `عرض ${place}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_VIEWS)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('saved-views.too_many')
  expect((await save(person, 'أخرى', { list: 'tickets.requested' })).status).toBe(200)
})

test('a repeated saving is one view', async () => {
  const person = await w.person('TECH')
  const once = { requestId: crypto.randomUUID() }
  const input = { list: QUEUE, name: 'مرة', query: {} }
  const [first, again] = [await w.call(person, savedViews.save, input, once), await w.call(person, savedViews.save, input, once)]
  expect([again.body.id, await namesFor(person)]).toEqual([first.body.id, expect.arrayContaining(['مرة'])])
  expect((await namesFor(person)).filter((name) => name === 'مرة')).toHaveLength(1)
})
