import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { timeReports, times } from '@diwan/contract/work/endpoints/times'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let workspaceId: string
let wiring: string
let paint: string
let gone: string

const WEEK_MS = 7 * 86_400_000

/** Two weeks of two people in two projects; a clock still runs, and a task with time is deleted. */
beforeAll(async () => {
  w = await world() // on Sunday, 15 November 2026
  ;[owner, member, reader, stranger] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
  ]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'الصيانة' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
  wiring = (await w.call(owner, projects.create, { id: workspaceId, title: 'الكهرباء' })).body.id
  paint = (await w.call(owner, projects.create, { id: workspaceId, title: 'الدهان' })).body.id
  const cables = await make(wiring, 'تمديد الكابلات', { estimate: 240 })
  const walls = await make(paint, 'طلاء الجدران')
  gone = await make(paint, 'محذوفة')
  await spend(owner, cables, 120)
  await spend(member, cables, 30)
  await spend(member, walls, 60)
  await spend(member, gone, 500)
  await w.call(owner, tasks.delete, { id: gone })
  w.clock.advance(WEEK_MS)
  await spend(owner, walls, 45)
  await w.call(member, times.start, { id: walls })
})

const make = async (id: string, title: string, more: object = {}) =>
  (await w.call(owner, tasks.create, { id, title, ...more })).body.id
const spend = async (who: TestPerson, id: string, minutes: number) =>
  expect((await w.call(who, times.add, { id, minutes })).status).toBe(200)
const report = async (more: Partial<SentInputOf<typeof timeReports.report>> = {}, who = reader) =>
  (await w.call(who, timeReports.report, { id: workspaceId, ...more })).body
const minutes = (seconds: number) => seconds / 60

test('time is added up by person, project, task and week, without what still runs or was deleted', async () => {
  const people = await report()
  expect(people.items.map(({ person, seconds, entries }) => [person?.id, minutes(seconds), entries])).toEqual([
    [owner.id, 165, 2],
    [member.id, 90, 2],
  ])
  expect([minutes(people.total.seconds), people.total.entries, people.more]).toEqual([255, 4, false])
  const by = async (group: 'project' | 'task' | 'week') => (await report({ by: group })).items
  expect((await by('project')).map(({ project, seconds }) => [project?.title, minutes(seconds)])).toEqual([
    ['الكهرباء', 150],
    ['الدهان', 105],
  ])
  expect(
    (await by('task')).map(({ task, project, seconds }) => [task?.title, task?.estimate, project?.title, minutes(seconds)]),
  ).toEqual([
    ['تمديد الكابلات', 240, 'الكهرباء', 150],
    ['طلاء الجدران', null, 'الدهان', 105],
  ])
  expect((await by('week')).map(({ week, seconds }) => [week, minutes(seconds)])).toEqual([
    ['2026-11-22', 45],
    ['2026-11-15', 210],
  ])
})

test('it is narrowed by project, person and days, and the total with it', async () => {
  const total = async (more: Parameters<typeof report>[0]) => minutes((await report(more)).total.seconds)
  expect([
    await total({ projectId: wiring }),
    await total({ personId: member.id }),
    await total({ projectId: `${wiring},${paint}`, personId: owner.id }),
    await total({ spentFrom: '2026-11-16' }),
    await total({ spentTo: '2026-11-15' }),
    await total({ spentFrom: '2027-01-01' }),
  ]).toEqual([150, 90, 165, 45, 210, 0])
})

test('who does not read the workspace learns of no time in it, not even of its own after leaving', async () => {
  expect((await w.call(stranger, timeReports.report, { id: workspaceId })).status).toBe(404)
  expect((await w.call(stranger, timeReports.export, { id: workspaceId, format: 'csv' })).status).toBe(404)
  const own = (await w.call(stranger, workspaces.create, { name: 'غيرها' })).body.id
  expect((await report({ id: own, projectId: wiring }, stranger)).items).toEqual([])
})

const file = async (who: TestPerson, query: string) => {
  const response = await fetch(`${w.base}/api/work/workspaces/${workspaceId}/time/export?${query}`, {
    headers: { cookie: `${SESSION_COOKIE}=${who.cookie}` },
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('a file holds what each person worked on each task in each week, in hours, with the total', async () => {
  const { status, text } = await file(reader, `format=csv&projectId=${wiring}`)
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.slice(1, -1).split('","'))
  expect(status).toBe(200)
  expect(lines).toHaveLength(4)
  expect(lines[0]).toEqual(['Week from', 'Project', 'Task', 'Person', 'Hours', 'Time entries'])
  const [project, task] = ['الكهرباء', 'تمديد الكابلات']
  expect(lines.slice(1, 3).map(([, ...cells]) => cells.toSpliced(2, 1))).toEqual(
    expect.arrayContaining([
      [project, task, '2.00', '1'],
      [project, task, '0.50', '1'],
    ]),
  )
  expect(lines[3]![0]).toBe('Total hours: 2.50')
  expect((await file(reader, 'format=xlsx')).type).toContain('spreadsheetml')
  expect((await file(stranger, 'format=xlsx')).status).toBe(404)
})
