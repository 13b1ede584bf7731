import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world() // on Sunday, 15 November 2026
  ;[owner, member, reader, stranger] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
  ]
})

const project = async (readers: readonly TestPerson[]) => {
  const { id } = (await w.call(owner, workspaces.create, { name: 'الصيانة' })).body
  await w.call(owner, workspacePeople.addPeople, { id, userIds: [member.id], degree: 'member' })
  if (readers.length > 0)
    await w.call(owner, workspacePeople.addPeople, { id, userIds: readers.map((one) => one.id), degree: 'reader' })
  return (await w.call(owner, projects.create, { id, title: 'صيانة المبنى' })).body.id
}
const make = async (id: string, more: Partial<SentInputOf<typeof tasks.create>>) =>
  (await w.call(owner, tasks.create, { id, title: 'مهمة', assigneeIds: [member.id], ...more })).body.id
const workload = (who: TestPerson, id: string) => w.call(who, projects.workload, { id, from: '2026-11-15', to: '2026-11-28' })
const daysOf = async (who: TestPerson, id: string) => {
  const { people } = (await workload(who, id)).body
  return people.map(({ person, days }) => [person.id, days.map(({ day, minutes, tasks: count }) => `${day} ${minutes} ${count}`)])
}

test('open tasks with a date are spread over their working days, and what is done or has no date is left out', async () => {
  const id = await project([reader])
  await make(id, { startDate: '2026-11-18', dueDate: '2026-11-22', estimate: 300, assigneeIds: [member.id, owner.id] })
  await make(id, { dueDate: '2026-11-18' })
  await make(id, { estimate: 300 })
  await w.call(owner, tasks.done, { id: await make(id, { dueDate: '2026-11-18', estimate: 60 }) })
  const own = ['2026-11-18 50 1', '2026-11-19 50 1', '2026-11-22 50 1']
  expect(new Map((await daysOf(reader, id)) as [string, string[]][])).toEqual(
    new Map([
      [owner.id, own],
      [member.id, ['2026-11-18 50 2', ...own.slice(1)]],
    ]),
  )
  const { capacity, more } = (await workload(reader, id)).body
  expect([capacity.map(({ day }) => day).slice(4, 6), capacity[0]!.minutes > 0, more]).toEqual([
    ['2026-11-19', '2026-11-22'],
    true,
    false,
  ])
  expect((await workload(stranger, id)).status).toBe(404)
})

test('tasks elsewhere count as far as the reader sees them', async () => {
  const [open, closed] = [await project([reader]), await project([])]
  await make(open, { dueDate: '2026-11-24', estimate: 60 })
  await make(closed, { dueDate: '2026-11-24', estimate: 120 })
  const minutesFor = async (who: TestPerson) => {
    const { people } = (await workload(who, open)).body
    return people[0]!.days.find(({ day }) => day === '2026-11-24')!.minutes
  }
  expect([await minutesFor(reader), await minutesFor(owner)]).toEqual([60, 180])
})
