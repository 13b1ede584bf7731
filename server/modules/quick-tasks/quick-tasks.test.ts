import { actions } from '@diwan/contract/actions/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { labels } from '@diwan/contract/labels/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { quickTaskItems, quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let stranger: TestPerson
let today: string

beforeAll(async () => {
  w = await world()
  stranger = await w.person('USER')
  today = dayIn('Asia/Riyadh', Math.floor(w.clock.now().getTime() / 1_000))
})

type View = 'today' | 'upcoming' | 'someday' | 'done' | 'trash'
const create = async (who: TestPerson, title: string, more: object = {}) =>
  (await w.call(who, quickTasks.create, { title, ...more })).body
const titles = async (who: TestPerson, view: View, query: object = {}) =>
  (await w.call(who, quickTasks.list, { view, ...query })).body.items.map(({ title }) => title)
const found = async (who: TestPerson, q: string) => {
  const { body } = await w.call(who, find.search, { kinds: 'quick_task', q })
  return body.groups.flatMap(({ items }) => items.map(({ id }) => id))
}
const reminded = async (who: TestPerson) => (await w.call(who, reminders.list, {})).body.items

test('a quick task is seen, changed, completed and found by its person alone', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'شراء الزنجبيل', { note: 'من سوق العطارين', peopleIds: [stranger.id] })
  expect([await titles(me, 'someday'), await found(me, 'زنجبيل'), await found(me, 'العطارين')]).toEqual([
    ['شراء الزنجبيل'],
    [id],
    [id],
  ])
  expect([await titles(stranger, 'someday'), await found(stranger, 'زنجبيل')]).toEqual([[], []])
  const calls = [
    await w.call(stranger, quickTasks.open, { id }),
    await w.call(stranger, quickTasks.change, { id, title: 'x' }),
    await w.call(stranger, quickTasks.complete, { id }),
    await w.call(stranger, quickTasks.move, { id, after: null }),
    await w.call(stranger, quickTasks.trash, { id }),
    await w.call(stranger, quickTaskItems.add, { id, title: 'x' }),
  ]
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

test('it lies under today, upcoming or someday by its day, and what is overdue comes first', async () => {
  const me = await w.person('USER')
  await create(me, 'tomorrow', { day: addDays(today, 1) })
  await create(me, 'today', { day: today })
  await create(me, 'overdue', { day: addDays(today, -3) })
  await create(me, 'someday')
  expect([await titles(me, 'today'), await titles(me, 'upcoming'), await titles(me, 'someday')]).toEqual([
    ['overdue', 'today'],
    ['tomorrow'],
    ['someday'],
  ])
  w.clock.advance(86_400_000)
  try {
    expect(await titles(me, 'today')).toEqual(['overdue', 'today', 'tomorrow'])
  } finally {
    w.clock.advance(-86_400_000)
  }
})

test('pages hold every quick task once, in the order that its person made by hand', async () => {
  const me = await w.person('USER')
  const made = []
  for (const title of ['one', 'two', 'three', 'four']) made.push(await create(me, title, { day: today }))
  await w.call(me, quickTasks.move, { id: made[3]!.id, after: null })
  await w.call(me, quickTasks.move, { id: made[0]!.id, after: made[2]!.id })
  const walked: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(me, quickTasks.list, { view: 'today', limit: 2, ...(after && { after }) })
    walked.push(...body.items.map(({ title }) => title))
    after = body.next ?? undefined
  } while (after)
  expect(walked).toEqual(['four', 'two', 'three', 'one'])
  expect((await w.call(me, quickTasks.count, { view: 'today' })).body.count).toBe(4)
})

test('labels are said by name, made where they are missing, and narrow the list', async () => {
  const me = await w.person('USER')
  const { labels: made } = await create(me, 'فاتورة', { labels: ['مالية', 'عاجل'] })
  await create(me, 'عقد', { labels: ['مالية'] })
  await create(me, 'غيرهما')
  const own = (await w.call(me, labels.list, {})).body.items
  expect(own.map(({ name }) => name).toSorted()).toEqual(['عاجل', 'مالية'].toSorted())
  const finance = made.find(({ name }) => name === 'مالية')!
  expect(await titles(me, 'someday', { label: finance.id })).toEqual(['فاتورة', 'عقد'])
  expect((await w.call(stranger, labels.list, {})).body.items).toEqual([])
})

test('one that repeats comes again on its next day when it is done, with its steps to be done; twice is once', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'التقرير', {
    day: today,
    repeat: { unit: 'week', every: 1, calendar: 'gregory' },
    labels: ['تقارير'],
  })
  const { body: with1 } = await w.call(me, quickTaskItems.add, { id, title: 'جمع الأرقام' })
  await w.call(me, quickTaskItems.change, { id, itemId: with1.items[0]!.id, done: true })
  const answers = await Promise.all([w.call(me, quickTasks.complete, { id }), w.call(me, quickTasks.complete, { id })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { items } = (await w.call(me, quickTasks.list, { view: 'upcoming' })).body
  expect(items).toMatchObject([
    { title: 'التقرير', day: addDays(today, 7), labels: [{ name: 'تقارير' }], items: [{ title: 'جمع الأرقام', done: false }] },
  ])
  expect(await titles(me, 'done')).toEqual(['التقرير'])

  await w.call(me, quickTasks.reopen, { id })
  expect([await titles(me, 'today'), await titles(me, 'upcoming'), await titles(me, 'done')]).toEqual([['التقرير'], [], []])
  expect((await w.call(me, quickTasks.open, { id: items[0]!.id })).status).toBe(404)
})

test('reopened after the next one was done, it repeats no more: one of them does', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'يومية', { day: today, repeat: { unit: 'day', every: 1, calendar: 'gregory' } })
  await w.call(me, quickTasks.complete, { id })
  const [next] = (await w.call(me, quickTasks.list, { view: 'upcoming' })).body.items
  await w.call(me, quickTasks.complete, { id: next!.id })
  expect((await w.call(me, quickTasks.reopen, { id })).body).toMatchObject({ doneDate: null, repeat: null })
})

test('its person is reminded at its time, no longer once it is done or in the trash, and again when it is back', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'اتصال', { day: addDays(today, 1), time: '15:00' })
  const at = new Date(`${addDays(today, 1)}T15:00:00+03:00`).getTime() / 1_000
  expect(await reminded(me)).toMatchObject([
    { at, due: false, record: { id, kind: 'quick_task', path: `/user/quick-tasks?id=${id}` } },
  ])
  await w.call(me, quickTasks.complete, { id })
  expect(await reminded(me)).toEqual([])
  await w.call(me, quickTasks.reopen, { id })
  expect(await reminded(me)).toMatchObject([{ at }])
  await w.call(me, quickTasks.trash, { id })
  expect(await reminded(me)).toEqual([])
  await w.call(me, quickTasks.restore, { id })
  await w.call(me, quickTasks.change, { id, time: '16:00' })
  expect(await reminded(me)).toMatchObject([{ at: at + 3_600 }])
  await w.call(me, quickTasks.change, { id, remind: false })
  expect(await reminded(me)).toEqual([])
})

test('what is not said stays as it was, and without a day there is neither time nor repeat', async () => {
  const me = await w.person('USER')
  const repeat = { unit: 'month', every: 1, calendar: 'gregory' }
  const { id } = await create(me, 'قبل', { day: '2027-01-31', time: '09:00', priority: 2, repeat })
  await w.call(me, quickTasks.change, { id, title: 'بعد' })
  const { body } = await w.call(me, quickTasks.open, { id })
  expect(body.quickTask).toMatchObject({ title: 'بعد', priority: 2, time: '09:00', repeat: { unit: 'month', monthDay: 31 } })
  await w.call(me, quickTasks.change, { id, day: null })
  expect((await w.call(me, quickTasks.open, { id })).body.quickTask).toMatchObject({ day: null, time: null, repeat: null })
})

test('steps are written, ticked off, moved and removed, at most fifty', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'السفر')
  for (const title of ['حجز', 'حقيبة', 'جواز']) await w.call(me, quickTaskItems.add, { id, title })
  const [first, , third] = (await w.call(me, quickTasks.open, { id })).body.quickTask.items
  await w.call(me, quickTaskItems.change, { id, itemId: third!.id, after: null, done: true })
  await w.call(me, quickTaskItems.remove, { id, itemId: first!.id })
  const { items } = (await w.call(me, quickTasks.open, { id })).body.quickTask
  expect(items.map(({ title, done }) => [title, done])).toEqual([
    ['جواز', true],
    ['حقيبة', false],
  ])
  const other = await create(me, 'أخرى')
  expect((await w.call(me, quickTaskItems.change, { id: other.id, itemId: third!.id, done: false })).status).toBe(404)
  for (let count = items.length; count < 50; count += 1) await w.call(me, quickTaskItems.add, { id, title: `${count}` })
  expect((await w.call(me, quickTaskItems.add, { id, title: 'الزائدة' })).body).toMatchObject({
    code: 'quick-tasks.too_many_items',
  })
})

test('what is in the trash is there for its person alone, restored as it was, and gone once the trash is emptied', async () => {
  const me = await w.person('USER')
  const { id } = await create(me, 'ورقة الكزبرة', { day: today })
  await w.call(me, quickTasks.trash, { id })
  expect([await titles(me, 'today'), await found(me, 'كزبرة'), await titles(stranger, 'trash')]).toEqual([[], [], []])
  expect((await w.call(stranger, quickTasks.restore, { id })).status).toBe(404)
  await w.call(me, quickTasks.restore, { id })
  expect([await titles(me, 'today'), await found(me, 'كزبرة')]).toEqual([['ورقة الكزبرة'], [id]])
  await w.call(me, quickTasks.trash, { id })
  expect((await w.call(me, quickTasks.emptyTrash, {})).body.count).toBe(1)
  expect((await w.call(me, quickTasks.restore, { id })).status).toBe(404)
  expect(await w.db.selectFrom('quick_tasks').select('id').where('id', '=', id).execute()).toEqual([])
})

test('of a ticket one makes a quick task that leads back to it, and nobody does of what they may not see', async () => {
  const me = await w.person('USER')
  const ticket = await w.ticket({ by: me })
  const { body } = await w.call(me, actions.run, { id: ticket.id, key: 'quickTasks.make' })
  expect(body.record).toMatchObject({ kind: 'quick_task', path: `/user/quick-tasks?id=${body.id}` })
  const { items } = (await w.call(me, links.list, { id: body.id })).body
  expect(items).toMatchObject([{ record: { id: ticket.id, kind: 'ticket' } }])
  expect((await w.call(stranger, actions.run, { id: ticket.id, key: 'quickTasks.make' })).status).toBe(404)
})
