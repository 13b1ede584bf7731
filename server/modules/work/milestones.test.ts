import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { MAX_MILESTONES } from '@diwan/contract/work/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let reader: TestPerson
let workspaceId: string

beforeAll(async () => {
  w = await world()
  ;[owner, reader] = [await w.person('USER'), await w.person('USER')]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
})

const project = async () => (await w.call(owner, projects.create, { id: workspaceId, title: 'بوابة الموردين' })).body.id
const shown = async (id: string) => (await w.call(reader, projects.open, { id })).body.milestones
const add = (id: string, title: string, dueDate: string | null = null) => w.call(owner, milestones.create, { id, title, dueDate })

test('milestones stand by their days, those without one last, and count the tasks that lead to them', async () => {
  const id = await project()
  await add(id, 'بلا موعد')
  const late = (await add(id, 'الإطلاق', '2026-12-20')).body
  await add(id, 'التجربة', '2026-12-01')
  expect((await shown(id)).map(({ title }) => title)).toEqual(['التجربة', 'الإطلاق', 'بلا موعد'])
  const made = (await w.call(owner, tasks.create, { id, title: 'اختبار', milestoneId: late.id })).body
  const other = (await w.call(owner, tasks.create, { id, title: 'تدريب' })).body
  await w.call(owner, tasks.change, { id: other.id, now: { milestoneId: late.id }, was: { milestoneId: null } })
  await w.call(owner, tasks.done, { id: made.id })
  expect((await shown(id)).find((one) => one.id === late.id)).toMatchObject({ tasks: 2, tasksDone: 1 })
  const listed = await w.call(reader, tasks.list, { view: 'all', projectId: id, milestoneId: late.id })
  expect(listed.body.items.map(({ milestone }) => milestone)).toEqual([
    { id: late.id, title: 'الإطلاق' },
    { id: late.id, title: 'الإطلاق' },
  ])
})

test('deleting a milestone leaves its tasks; a reader changes none', async () => {
  const id = await project()
  const { id: milestoneId } = (await add(id, 'الإطلاق')).body
  const task = (await w.call(owner, tasks.create, { id, title: 'اختبار', milestoneId })).body
  for (const [endpoint, input] of [
    [milestones.create, { id, title: 'معلم' }],
    [milestones.change, { id: milestoneId, version: 1, title: 'معلم', dueDate: null }],
    [milestones.delete, { id: milestoneId }],
  ] as const)
    expect((await w.call(reader, endpoint as typeof milestones.create, input as { id: string; title: string })).status).toBe(403)
  await w.call(owner, milestones.delete, { id: milestoneId })
  expect(await shown(id)).toEqual([])
  expect((await w.call(owner, tasks.open, { id: task.id })).body.task.milestone).toBeNull()
})

test('a milestone of another project is refused, a stale change is shown, and no project has too many', async () => {
  const [id, elsewhere] = [await project(), await project()]
  const { id: foreign } = (await add(elsewhere, 'هناك')).body
  expect((await w.call(owner, tasks.create, { id, title: 'اختبار', milestoneId: foreign })).body).toMatchObject({
    code: 'workspace.milestone_missing',
  })
  const task = (await w.call(owner, tasks.create, { id, title: 'اختبار' })).body
  const refused = await w.call(owner, tasks.change, { id: task.id, now: { milestoneId: foreign }, was: { milestoneId: null } })
  expect(refused.body).toMatchObject({ code: 'workspace.milestone_missing' })
  const mine = (await add(id, 'هنا')).body
  const said = { id: mine.id, version: 1, dueDate: '2026-12-01' }
  await w.call(owner, milestones.change, { ...said, title: 'هنا أولًا' })
  const overtaken = await w.call(owner, milestones.change, { ...said, title: 'هنا ثانيًا' })
  expect(overtaken.body).toMatchObject({ code: 'changed_meanwhile', current: { title: 'هنا أولًا', dueDate: '2026-12-01' } })
  const made = Array.from({ length: MAX_MILESTONES - 1 }, (_, at) => ({
    id: crypto.randomUUID(),
    project_id: id,
    title: `معلم ${at}`,
  }))
  await w.db.insertInto('milestones').values(made).execute()
  expect((await add(id, 'زائد')).body).toMatchObject({ code: 'workspace.too_many_milestones' })
})
