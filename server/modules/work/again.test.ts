import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { actionItems, tasks } from '@diwan/contract/work/endpoints/tasks'
import { times, watching } from '@diwan/contract/work/endpoints/times'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { weekdayOf } from '@diwan/core/calendar-days'
import { Field } from '@diwan/core/fields/field'
import { addDays } from '@diwan/core/hijri'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { readWatcherIds } from './queries/times.ts'

let w: World
let member: TestPerson
let reader: TestPerson
let projectId: string
let sunday: string

beforeAll(async () => {
  w = await world()
  ;[member, reader] = [await w.person('USER'), await w.person('USER')]
  const { id } = (await w.call(member, workspaces.create, { name: 'الصيانة' })).body
  await w.call(member, workspacePeople.addPeople, { id, userIds: [reader.id], degree: 'reader' })
  projectId = (await w.call(member, projects.create, { id, title: 'صيانة المبنى' })).body.id
  const today = w.clock.now().toISOString().slice(0, 10)
  sunday = Array.from({ length: 7 }, (_none, n) => addDays(today, n + 1)).find((day) => weekdayOf(day) === 0)!
})

const make = async (more: Partial<SentInputOf<typeof tasks.create>> = {}) =>
  (await w.call(member, tasks.create, { id: projectId, title: 'فحص المصاعد', ...more })).body
const open = async (id: string) => (await w.call(member, tasks.open, { id })).body.task
const repeating = async (repeat: Recurrence, more: Partial<SentInputOf<typeof tasks.create>> = {}) => {
  const task = await make({ startDate: sunday, dueDate: addDays(sunday, 1), assigneeIds: [member.id], ...more })
  return (await w.call(member, tasks.change, { id: task.id, now: { repeat }, was: {} })).body
}
const weekly: Recurrence = { unit: 'week', every: 1, calendar: 'gregory' }
const openOnes = async () => (await w.call(member, tasks.list, { projectId, view: 'open' })).body.items
const madeAfter = async (before: readonly { id: string }[]) => {
  const known = new Set(before.map(({ id }) => id))
  return (await openOnes()).filter(({ id }) => !known.has(id))
}

test('a task that repeats comes again once it is done, on its next day with its working days, and nothing of it done', async () => {
  const task = await repeating(weekly)
  const { actionItems: items } = (await w.call(member, actionItems.add, { id: task.id, title: 'فحص الكوابل' })).body
  await w.call(member, actionItems.change, { id: task.id, itemId: items[0]!.id, checked: true })
  const before = await openOnes()
  await w.call(member, tasks.done, { id: task.id })
  const [next, ...more] = await madeAfter(before)
  expect(more).toEqual([])
  const record = await open(next!.id)
  expect(record).toMatchObject({
    title: 'فحص المصاعد',
    startDate: addDays(sunday, 7),
    dueDate: addDays(sunday, 8),
    status: 'NEW',
    progress: 0,
    repeats: true,
    assignees: [{ id: member.id }],
    actionItems: [{ title: 'فحص الكوابل', checked: false }],
  })
  expect((await open(task.id)).repeats).toBe(false)
})

test('what comes again has the sub-tasks, custom fields and watchers of the one before, and what is added to it stays', async () => {
  const admin = await w.person('ADMIN')
  const field = Field.parse({ key: 'lift', labelAr: 'المصعد', labelEn: 'Lift', type: 'text' })
  const { version } = (await w.call(admin, customFields.sets, {})).body.items.find(({ kind }) => kind === 'task')!
  await w.call(admin, customFields.save, { kind: 'task', version, fields: [field], hidden: [] })
  const task = await repeating(weekly)
  await w.call(member, customFields.change, { id: task.id, now: { lift: 'ب٢' }, was: {} })
  await w.call(reader, watching.watch, { id: task.id, on: true })
  const child = await make({ title: 'فحص الأبواب', parentId: task.id, dueDate: sunday, assigneeIds: [member.id] })
  const dropped = await make({ title: 'ملغاة', parentId: task.id })
  await w.call(member, tasks.cancel, { id: dropped.id })
  await w.call(member, tasks.done, { id: child.id })
  const before = await openOnes()
  await w.call(member, tasks.done, { id: task.id })
  const made = await madeAfter(before)
  const next = await open(made.find(({ title }) => title === 'فحص المصاعد')!.id)
  expect(next).toMatchObject({ custom: [{ key: 'lift', value: 'ب٢' }] })
  expect(await readWatcherIds(w.db, next.id)).toContain(reader.id)
  const { children } = next
  expect(children).toMatchObject([
    { title: 'فحص الأبواب', status: 'NEW', dueDate: addDays(sunday, 7), assignees: [{ id: member.id }] },
  ])

  w.clock.advance(1_000)
  await make({ title: 'أضيفت لاحقًا', parentId: next.id })
  await w.call(member, tasks.reopen, { id: task.id })
  expect((await open(next.id)).children).toHaveLength(2) // what somebody added is not taken back
})

test('what came again with its sub-tasks is taken back with them where nobody has touched it', async () => {
  const task = await repeating(weekly)
  await make({ title: 'فحص الأبواب', parentId: task.id })
  const before = await openOnes()
  await w.call(member, tasks.done, { id: task.id, leaveSubtasks: true })
  const [made] = await madeAfter(before)
  const next = await open(made!.id)
  const { children } = next
  expect(children).toHaveLength(1)
  await w.call(member, tasks.reopen, { id: task.id })
  for (const { id } of [next, ...children]) expect((await w.call(member, tasks.open, { id })).status).toBe(404)
})

test('opened again, a task takes back what came after it, unless somebody has begun with that: then only that one repeats', async () => {
  const [one, two] = [await repeating(weekly), await repeating(weekly)]
  const before = await openOnes()
  await w.call(member, tasks.done, { id: one.id })
  const [withdrawn] = await madeAfter(before)
  expect((await w.call(member, tasks.reopen, { id: one.id })).body).toMatchObject({ status: 'OPEN', repeats: true })
  expect((await w.call(member, tasks.open, { id: withdrawn!.id })).status).toBe(404)
  const again = await openOnes()
  await w.call(member, tasks.done, { id: two.id })
  const [begun] = await madeAfter(again)
  await w.call(member, tasks.start, { id: begun!.id })
  expect((await w.call(member, tasks.reopen, { id: two.id })).body.repeat).toBeNull()
  expect((await open(begun!.id)).repeats).toBe(true)
})

test('the last time is the last, also where the card is put into the list of what is done', async () => {
  const task = await repeating({ ...weekly, count: 2 })
  const { lists } = (await w.call(member, projects.open, { id: projectId })).body
  const done = lists.find(({ status }) => status === 'DONE')!.id
  const before = await openOnes()
  await w.call(member, tasks.move, { id: task.id, listId: done, after: null })
  const [next] = await madeAfter(before)
  await w.call(member, tasks.done, { id: next!.id })
  expect(await madeAfter(before)).toEqual([])
})

test('by the Hijri calendar, and on the next working day where it falls on a day off', async () => {
  const friday = addDays(sunday, 5)
  const task = await repeating(
    { unit: 'day', every: 7, calendar: 'gregory', daysOff: 'next' },
    { startDate: null, dueDate: friday },
  )
  const before = await openOnes()
  await w.call(member, tasks.done, { id: task.id })
  expect((await madeAfter(before))[0]?.dueDate).toBe(addDays(friday, 9))
  const hijri = await repeating({ unit: 'month', every: 1, calendar: 'hijri' })
  const then = await openOnes()
  await w.call(member, tasks.done, { id: hijri.id })
  const [next] = await madeAfter(then)
  const days = (Date.parse(next!.dueDate!) - Date.parse(hijri.dueDate!)) / 86_400_000
  expect([29, 30]).toContain(days)
})

test('what comes again needs a day, which cannot be taken away', async () => {
  const loose = await make()
  const change = (id: string, now: object) => w.call(member, tasks.change, { id, now, was: {} })
  expect((await change(loose.id, { repeat: weekly })).body.code).toBe('workspace.repeat_without_day')
  const task = await repeating(weekly)
  expect((await change(task.id, { startDate: null, dueDate: null })).body.code).toBe('workspace.repeat_without_day')
  expect((await change(task.id, { repeat: null, startDate: null, dueDate: null })).body).toMatchObject({
    repeats: false,
    dueDate: null,
  })
})

test('a person has one clock: started on another task it stops on the first, and what it ran is kept', async () => {
  const [one, two] = [await make(), await make()]
  expect((await w.call(member, times.start, { id: one.id })).body.times).toMatchObject([
    { person: { id: member.id }, seconds: null },
  ])
  await w.call(member, times.start, { id: two.id })
  expect((await open(one.id)).times[0]?.seconds).toBeGreaterThanOrEqual(1)
  const stopped = (await w.call(member, times.stop, { id: two.id })).body.times
  expect(stopped).toHaveLength(1)
  expect(stopped[0]?.seconds).not.toBeNull()
  const { times: entries } = (await w.call(member, times.add, { id: one.id, minutes: 90 })).body
  expect(entries.some(({ seconds }) => seconds === 5_400)).toBe(true)
  expect((await w.call(reader, times.add, { id: one.id, minutes: 5 })).status).toBe(403)
  const foreign = await w.person('USER')
  await w.call(member, workspacePeople.addPeople, {
    id: (await open(one.id)).workspace.id,
    userIds: [foreign.id],
    degree: 'member',
  })
  expect((await w.call(foreign, times.remove, { id: one.id, timeId: entries[0]!.id })).status).toBe(404)
  const left = (await w.call(member, times.remove, { id: one.id, timeId: entries[0]!.id })).body.times
  expect(left.map(({ id }) => id)).not.toContain(entries[0]!.id)
})

test('two clocks of one person started at once: one of them runs', async () => {
  const made = [await make(), await make(), await make()]
  const answers = await Promise.all(made.map(({ id }) => w.call(member, times.start, { id })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const running = (await Promise.all(made.map(({ id }) => open(id)))).flatMap((task) =>
    task.times.filter(({ seconds }) => seconds === null),
  )
  expect(running).toHaveLength(1)
})

test('all who see a task may watch it, and say so for themselves alone', async () => {
  const task = await make()
  expect((await w.call(reader, watching.watch, { id: task.id, on: true })).body.watchers.map(({ id }) => id)).toEqual([reader.id])
  await w.call(reader, watching.watch, { id: task.id, on: true })
  expect(await readWatcherIds(w.db, task.id)).toEqual([reader.id])
  expect((await w.call(reader, watching.watch, { id: task.id, on: false })).body.watchers).toEqual([])
  const stranger = await w.person('USER')
  expect((await w.call(stranger, watching.watch, { id: task.id, on: true })).status).toBe(404)
})
