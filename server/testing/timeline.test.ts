import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let projectId: string
let begun: string
let due: string

const range = { from: '2026-11-15', to: '2026-12-15' }
const names = async (who: TestPerson, more: object = {}) =>
  (await w.call(who, timeline.list, { ...range, ...more })).body.items.map(({ title }) => title).toSorted()

beforeAll(async () => {
  w = await world()
  ;[owner, member, stranger] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
  const { id } = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body
  await w.call(owner, workspacePeople.addPeople, { id, userIds: [member.id], degree: 'member' })
  projectId = (await w.call(owner, projects.create, { id, title: 'بوابة الموردين' })).body.id
  const make = async (title: string, more: object) =>
    (await w.call(owner, tasks.create, { id: projectId, title, ...more })).body.id
  begun = await make('ربط التسجيل', { startDate: '2026-11-16', dueDate: '2026-11-18', assigneeIds: [member.id] })
  due = await make('الإصدار التجريبي', { dueDate: '2026-12-01' })
  await make('بلا تاريخ', { assigneeIds: [member.id] })
  await make('في العام القادم', { startDate: '2027-03-01', assigneeIds: [member.id] })
})

test('what is assigned and has a day in the range is on one’s timeline; all that is seen only where it is asked for', async () => {
  expect(await names(member)).toEqual(['ربط التسجيل'])
  expect(await names(member, { scope: 'all' })).toEqual(['الإصدار التجريبي', 'ربط التسجيل'])
  expect(await names(stranger, { scope: 'all' })).toEqual([])
  expect(await names(member, { scope: 'all', kind: 'ticket' })).toEqual([])
})

test('a bar says where it lies, who does it and whether it may be moved', async () => {
  const { items } = (await w.call(member, timeline.list, range)).body
  expect(items).toEqual([
    {
      id: begun,
      kind: 'task',
      type: 'task',
      title: 'ربط التسجيل',
      path: expect.stringContaining(begun),
      startDate: '2026-11-16',
      dueDate: '2026-11-18',
      progress: 0,
      done: false,
      person: expect.objectContaining({ id: member.id }),
      group: { id: projectId, title: 'بوابة الموردين' },
      movable: true,
    },
  ])
})

test('the timeline of a project holds its dated tasks for those who see it, and pages follow without a gap', async () => {
  const first = (await w.call(member, projects.bars, { id: projectId, limit: 2 })).body
  const rest = (await w.call(member, projects.bars, { id: projectId, limit: 2, after: first.next! })).body
  expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(['في العام القادم', 'الإصدار التجريبي', 'ربط التسجيل'])
  expect([first.items.length, rest.next]).toEqual([2, null])
  expect((await w.call(stranger, projects.bars, { id: projectId })).status).toBe(404)
})

test('pages go on from one kind to the next, and a cursor of no kind is refused', async () => {
  const group = await w.group()
  const tech = await w.person('TECH', group)
  const ticket = await w.ticket({ by: await w.person('USER'), group })
  await w.call(tech, ticketCommands.take, { id: ticket.id, version: ticket.version })
  const waits = {
    id: ticket.id,
    version: ticket.version + 1,
    reason: 'scheduled',
    until: Date.UTC(2026, 11, 1, 9) / 1000,
  } as const
  expect((await w.call(tech, ticketCommands.wait, waits)).status).toBe(200)
  const own = (await w.call(tech, workspaces.create, { name: 'أعمال الدعم' })).body.id
  const project = (await w.call(tech, projects.create, { id: own, title: 'المكتب' })).body.id
  for (const title of ['أولى', 'ثانية']) await w.call(tech, tasks.create, { id: project, title, dueDate: '2026-11-20' })
  const seen: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = (await w.call(tech, timeline.list, { ...range, scope: 'all', limit: 1, ...(after && { after }) })).body
    seen.push(...page.items.map(({ kind, dueDate }) => `${kind} ${dueDate}`))
    after = page.next
  }
  expect(seen.toSorted()).toEqual(['task 2026-11-20', 'task 2026-11-20', 'ticket 2026-12-01'])
  for (const after of ['x', 'x.y', '.', 'task.x'])
    expect((await w.call(tech, timeline.list, { ...range, after })).body).toMatchObject({ code: 'invalid_input' })
})

test('what is archived is on no timeline but its own', async () => {
  const { id } = (await w.call(stranger, workspaces.create, { name: 'قديم' })).body
  const old = (await w.call(stranger, projects.create, { id, title: 'منتهٍ' })).body.id
  await w.call(stranger, tasks.create, { id: old, title: 'مهمة', dueDate: '2026-11-20' })
  expect(await names(stranger, { scope: 'all' })).toEqual(['مهمة'])
  await w.call(stranger, projects.archive, { id: old, on: true })
  expect(await names(stranger, { scope: 'all' })).toEqual([])
  expect((await w.call(stranger, projects.bars, { id: old })).body.items).toHaveLength(1)
})

test('days off are the weekend and the holidays of the organisation, for at most three years', async () => {
  const { items } = (await w.call(owner, timeline.daysOff, { from: '2026-11-15', to: '2026-11-28' })).body
  expect(items).toEqual(['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28'])
  expect((await w.call(owner, timeline.daysOff, { from: '2026-01-01', to: '2036-01-01' })).status).toBe(400)
  expect((await w.call(owner, timeline.list, { from: '2026-12-01', to: '2026-11-01' })).body.code).toBe('invalid_input')
})

test('the calendar file holds whole days, ends on the day after the last, and keeps the UID of a record', async () => {
  const { headers, text } = await w.call(member, timeline.calendar, { ...range, scope: 'all' })
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const unfolded = text.replaceAll('\r\n ', '')
  for (const line of ['DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261119', `UID:${begun}@diwan`, 'SUMMARY:ربط التسجيل'])
    expect(unfolded).toContain(`${line}\r\n`)
  expect(unfolded).toContain(`UID:${due}@diwan`)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
