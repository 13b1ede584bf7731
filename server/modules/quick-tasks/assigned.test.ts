import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import { beforeEach, beforeAll, expect, test } from 'vitest'
import { openSocket } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let today: string
let [noura, omar, stranger]: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  today = dayIn('Asia/Riyadh', Math.floor(w.clock.now().getTime() / 1_000))
})
beforeEach(async () => {
  ;[noura, omar, stranger] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
})

const give = async (title: string, more: object = {}) =>
  (await w.call(noura!, quickTasks.create, { title, assigneeId: omar!.id, day: today, ...more })).body
const titles = async (who: TestPerson, view: 'today' | 'done' | 'trash' | 'upcoming' = 'today') =>
  (await w.call(who, quickTasks.list, { view })).body.items.map(({ title }) => title)
const events = async (who: TestPerson) => (await w.call(who, notifications.list, {})).body.items.map(({ event }) => event)
const count = async (who: TestPerson) => (await w.call(who, quickTasks.count, { view: 'today' })).body.count
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'quick_task', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('an assigned quick task is in the lists, counts and search of both, notifies the assignee, and nobody else sees it', async () => {
  const socket = await openSocket(w, omar!)
  const { id } = await give('شراء الزعفران')
  expect([await titles(noura!), await titles(omar!), await titles(stranger!)]).toEqual([['شراء الزعفران'], ['شراء الزعفران'], []])
  expect([await count(omar!), await count(stranger!), await found(omar!, 'زعفران'), await found(stranger!, 'زعفران')]).toEqual([
    1,
    0,
    [id],
    [],
  ])
  expect((await w.call(omar!, quickTasks.open, { id })).body.quickTask).toMatchObject({
    author: { id: noura!.id },
    assignee: { id: omar!.id },
    can: { view: true, edit: false, complete: true, giveBack: true, delete: false },
  })
  await w.eventually(async () => expect(await events(omar!)).toContain('quickTasks.assigned'))
  await w.eventually(() => expect(JSON.stringify(socket.frames)).toContain('quickTasks:quick_task:assigned'))
  const refused = [
    await w.call(stranger!, quickTasks.open, { id }),
    await w.call(stranger!, quickTasks.giveBack, { id }),
    await w.call(omar!, quickTasks.change, { id, title: 'x' }),
    await w.call(omar!, quickTasks.trash, { id }),
    await w.call(noura!, quickTasks.giveBack, { id }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 403, 403, 403])
})

test('the assignee completes it, the author is notified, and undo opens it for both', async () => {
  const { id } = await give('مراجعة العقد')
  expect((await w.call(omar!, quickTasks.complete, { id })).status).toBe(200)
  expect([await titles(noura!, 'done'), await titles(omar!, 'done')]).toEqual([['مراجعة العقد'], ['مراجعة العقد']])
  await w.eventually(async () => expect(await events(noura!)).toContain('quickTasks.completed'))
  await w.call(omar!, quickTasks.reopen, { id })
  expect([await titles(noura!), await titles(omar!)]).toEqual([['مراجعة العقد'], ['مراجعة العقد']])
})

test('it is given back with a word: it leaves the list of the assignee, and the author reads the word', async () => {
  const { id } = await give('اتصل بالمورد')
  expect((await w.call(omar!, quickTasks.giveBack, { id, word: 'أنا في إجازة' })).status).toBe(200)
  expect([await titles(omar!), (await w.call(omar!, quickTasks.open, { id })).status]).toEqual([[], 404])
  expect((await w.call(noura!, quickTasks.open, { id })).body.quickTask).toMatchObject({
    assignee: null,
    returned: { by: { id: omar!.id }, word: 'أنا في إجازة' },
  })
  await w.eventually(async () => expect(await events(noura!)).toContain('quickTasks.returned'))
  await w.call(noura!, quickTasks.change, { id, assigneeId: stranger!.id })
  expect(await titles(stranger!)).toEqual(['اتصل بالمورد'])
  expect((await w.call(noura!, quickTasks.open, { id })).body.quickTask.returned).toBeNull()
})

test('a disabled person, and one whom the author may not find, are refused', async () => {
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', omar!.id).execute()
  const answers = [
    await w.call(noura!, quickTasks.create, { title: 'x', assigneeId: omar!.id }),
    await w.call(noura!, quickTasks.create, { title: 'x', assigneeId: '0190b3c1-0000-7000-8000-000000000000' }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'people.cannot_be_added'],
    [400, 'people.cannot_be_added'],
  ])
})

test('the assignee is reminded, and after it was given back its author', async () => {
  const { id } = await give('اجتماع', { day: addDays(today, 1), time: '15:00' })
  const reminded = async (who: TestPerson) => (await w.call(who, reminders.list, {})).body.items.length
  expect([await reminded(noura!), await reminded(omar!)]).toEqual([0, 1])
  await w.call(omar!, quickTasks.giveBack, { id })
  expect([await reminded(noura!), await reminded(omar!)]).toEqual([1, 0])
})

test('one that repeats comes again for the assignee, and stays its author’s', async () => {
  const { id } = await give('التقرير', { repeat: { unit: 'week', every: 1, calendar: 'gregory' }, labels: ['تقارير'] })
  await w.call(omar!, quickTasks.complete, { id })
  const [next] = (await w.call(omar!, quickTasks.list, { view: 'upcoming' })).body.items
  expect(next).toMatchObject({ author: { id: noura!.id }, assignee: { id: omar!.id }, labels: [{ name: 'تقارير' }] })
})
