import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

/** Several portions of them. */
const TASKS = 80

let w: World
let owner: TestPerson
let workspaceId: string
let templateId: string

beforeAll(async () => {
  w = await world() // on Sunday, 15 November 2026
  owner = await w.person('USER')
  workspaceId = (await w.call(owner, workspaces.create, { name: 'الصيانة' })).body.id
  const { id } = (await w.call(owner, projects.create, { id: workspaceId, title: 'صيانة المبنى' })).body
  const lines = Array.from({ length: TASKS }, (_, n) => `مهمة ${n + 1}`)
  await w.call(owner, tasks.import, { id, csv: `title\n${lines.join('\n')}\n`, dryRun: false })
  templateId = (await w.call(owner, projectTemplates.save, { id, title: 'قالب الصيانة' })).body.id
})

const begin = (who: TestPerson) =>
  w.call(who, projectTemplates.begin, { id: workspaceId, templateId, title: 'المبنى الثاني', startDate: '2026-12-06' })

test('a person has one large template under way at a time; the other is told when to come again, and comes', async () => {
  const both = await Promise.all([begin(owner), begin(owner)])
  const [made, refused] = both.toSorted((a, b) => a.status - b.status)
  expect([made!.status, refused!.status, refused!.body.code]).toEqual([200, 429, 'still_running'])
  expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await begin(owner)).status).toBe(200)
  expect((await w.call(owner, tasks.count, { projectId: made!.body.id })).body.count).toBe(TASKS)
})

test('its tasks come in their order', async () => {
  const { body } = await begin(owner)
  const { columns } = (await w.call(owner, tasks.board, { id: body.id, most: TASKS })).body
  expect(columns.flatMap((column) => column.tasks).map(({ title }) => title)).toEqual(
    Array.from({ length: TASKS }, (_, n) => `مهمة ${n + 1}`),
  )
})

test('one import is under way at a time, too', async () => {
  const { id } = (await w.call(owner, projects.create, { id: workspaceId, title: 'من ملف' })).body
  const file = { id, csv: `title\n${Array.from({ length: TASKS }, (_, n) => `سطر ${n}`).join('\n')}\n`, dryRun: true }
  const answers = await Promise.all([w.call(owner, tasks.import, file), w.call(owner, tasks.import, file)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429])
})
