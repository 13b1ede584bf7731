import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { weekdayOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let projectId: string
let sunday: string

beforeAll(async () => {
  w = await world()
  ;[member, reader, stranger] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  const { id } = (await w.call(member, workspaces.create, { name: 'تجهيز المبنى' })).body
  await w.call(member, workspacePeople.addPeople, { id, userIds: [reader.id], degree: 'reader' })
  projectId = await project(id)
  const today = w.clock.now().toISOString().slice(0, 10)
  sunday = Array.from({ length: 7 }, (_none, n) => addDays(today, n + 1)).find((day) => weekdayOf(day) === 0)!
})

const project = async (id: string) => (await w.call(member, projects.create, { id, title: 'نقل المكاتب' })).body.id
const make = async (more: Partial<SentInputOf<typeof tasks.create>> = {}) =>
  (await w.call(member, tasks.create, { id: projectId, title: 'مهمة', ...more })).body
const wait = (id: string, beforeId: string, more: object = {}) => w.call(member, dependencies.set, { id, beforeId, ...more })
const open = async (id: string) => (await w.call(member, tasks.open, { id })).body.task

test('both tasks show the dependency and whether the dates keep it; saying it again changes how, and it can be taken away', async () => {
  const first = await make({ title: 'دهان', startDate: sunday, dueDate: addDays(sunday, 2) })
  const next = await make({ title: 'تأثيث', startDate: addDays(sunday, 1), dueDate: addDays(sunday, 3) })
  const { body } = await wait(next.id, first.id)
  expect(body.waitsForTasks).toMatchObject([{ task: { id: first.id, title: 'دهان' }, kind: 'FS', lag: 0, kept: false }])
  expect((await open(first.id)).followedBy).toMatchObject([{ task: { id: next.id }, kept: false }])
  expect((await wait(next.id, first.id, { kind: 'SS', lag: 1 })).body.waitsForTasks).toMatchObject([
    { kind: 'SS', lag: 1, kept: true },
  ])
  const bars = (await w.call(reader, projects.bars, { id: projectId })).body.items
  expect(bars.find(({ id }) => id === next.id)?.waitsFor).toEqual([{ id: first.id, kind: 'SS' }])
  expect((await w.call(member, dependencies.remove, { id: next.id, beforeId: first.id })).body.waitsForTasks).toEqual([])
  expect((await open(first.id)).followedBy).toEqual([])
})

test('a circle is refused, near or far, and by the database whatever writes it', async () => {
  const [one, two, three] = [await make(), await make(), await make()]
  await wait(two.id, one.id)
  await wait(three.id, two.id)
  expect((await wait(one.id, three.id)).body.code).toBe('workspace.dependency_circle')
  expect((await wait(one.id, one.id)).body.code).toBe('workspace.no_dependency')
  const part = (await w.call(member, tasks.create, { id: projectId, title: 'جزء', parentId: one.id })).body
  expect((await wait(part.id, one.id)).body.code).toBe('workspace.no_dependency') // a part does not wait for its whole
  const insert = (before: string, after: string) =>
    sql`insert into task_dependencies (project_id, before_id, after_id, kind) values (${projectId}, ${before}, ${after}, 'FS')`.execute(
      w.db,
    )
  await expect(insert(three.id, one.id)).rejects.toThrow('a circle of dependencies')
  await expect(insert(one.id, one.id)).rejects.toThrow('task_dependencies_not_itself')
})

test('two who close a circle at the same time: one of them is refused', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [one, two] = [await make(), await make()]
    const answers = await Promise.all([wait(one.id, two.id), wait(two.id, one.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  }
})

test('a task of another project is none to wait for, in the database either', async () => {
  const here = await make()
  const { id } = (await w.call(member, workspaces.create, { name: 'أخرى' })).body
  const there = (await w.call(member, tasks.create, { id: await project(id), title: 'مهمة' })).body
  expect((await wait(here.id, there.id)).body.code).toBe('workspace.no_dependency')
  const insert = sql`insert into task_dependencies (project_id, before_id, after_id, kind) values (${projectId}, ${there.id}, ${here.id}, 'FS')`
  await expect(insert.execute(w.db)).rejects.toThrow('task_dependencies_before')
})

test('what follows is shifted as the preview said, with its working days; what is done stays', async () => {
  const first = await make({ startDate: sunday, dueDate: addDays(sunday, 4) })
  const next = await make({ startDate: addDays(sunday, 7), dueDate: addDays(sunday, 8) })
  const last = await make({ startDate: addDays(sunday, 9), dueDate: addDays(sunday, 9) })
  const over = await make({ startDate: sunday, dueDate: sunday })
  await w.call(member, tasks.done, { id: over.id })
  await wait(next.id, first.id)
  await wait(last.id, next.id)
  await wait(over.id, first.id)
  const preview = async () => (await w.call(member, dependencies.preview, { id: first.id })).body.items
  expect(await preview()).toEqual([])
  await w.call(member, tasks.change, { id: first.id, now: { dueDate: addDays(sunday, 8) }, was: {} })
  const items = await preview()
  expect(items.map(({ id, now }) => [id, now.startDate, now.dueDate])).toEqual([
    [next.id, addDays(sunday, 9), addDays(sunday, 10)],
    [last.id, addDays(sunday, 11), addDays(sunday, 11)],
  ])
  const moves = items.map(({ id, now }) => ({ id, ...now }))
  const stale = await w.call(member, dependencies.shift, { id: first.id, moves: moves.slice(0, 1) })
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await w.call(reader, dependencies.shift, { id: first.id, moves })).status).toBe(403)
  expect((await w.call(member, dependencies.shift, { id: first.id, moves })).status).toBe(200)
  expect(await open(last.id)).toMatchObject({ startDate: addDays(sunday, 11), dueDate: addDays(sunday, 11), duration: 1 })
  expect(await preview()).toEqual([])
})

test('what is deleted is waited for no longer; a picker finds tasks by words of their titles, for those who see the project', async () => {
  const [first, next] = [await make({ title: 'توريد الأثاث المكتبي' }), await make()]
  await wait(next.id, first.id)
  const named = await w.call(reader, dependencies.named, { id: projectId, text: 'اثاث' })
  expect(named.body.items.map(({ id }) => id)).toEqual([first.id])
  expect((await w.call(stranger, dependencies.named, { id: projectId })).status).toBe(404)
  await w.call(member, tasks.delete, { id: first.id })
  expect((await open(next.id)).waitsForTasks).toEqual([])
})

test('the critical path of a project is reckoned of all its open tasks, for those who see the project', async () => {
  const { id } = (await w.call(member, workspaces.create, { name: 'تجهيز المختبر' })).body
  const own = await project(id)
  const planned = async (from: number, to: number) =>
    (
      await w.call(member, tasks.create, {
        id: own,
        title: 'مهمة',
        startDate: addDays(sunday, from),
        dueDate: addDays(sunday, to),
      })
    ).body.id
  const [begin, long, short, end] = [await planned(0, 1), await planned(2, 8), await planned(2, 3), await planned(9, 10)]
  for (const [before, after] of [
    [begin, long],
    [begin, short],
    [long, end],
    [short, end],
  ] as const)
    await wait(after, before)
  await make({ startDate: sunday, dueDate: addDays(sunday, 60) }) // of another project
  const path = async () => (await w.call(member, dependencies.criticalPath, { id: own })).body
  const slack = async () => new Map((await path()).items.map((one) => [one.id, one.slack]))
  expect(await slack()).toEqual(
    new Map([
      [begin, 0],
      [long, 0],
      [short, 3],
      [end, 0],
    ]),
  )
  expect((await path()).links).toEqual(
    expect.arrayContaining([
      { before: begin, after: long },
      { before: long, after: end },
    ]),
  )
  expect((await path()).links).toHaveLength(2)
  await w.call(member, tasks.done, { id: long })
  expect(await slack()).toEqual(
    new Map([
      [begin, 3],
      [short, 3],
      [end, 0],
    ]),
  )
  expect((await w.call(stranger, dependencies.criticalPath, { id: own })).status).toBe(404)
  expect((await w.call(reader, dependencies.criticalPath, { id: projectId })).status).toBe(200)
})
