import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { insertObjects } from '../../kit/record/objects.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { insertWorkspace } from './queries/workspaces.ts'

let w: World
let person: TestPerson
let turn = 0

beforeAll(async () => {
  w = await world()
  person = await w.person('USER')
})

async function object(kind: string): Promise<string> {
  const id = newId()
  await insertObjects(w.db, [{ id, kind }], { by: person.id, at: w.clock.now() })
  return id
}

/** A project with one list. */
async function project() {
  const at = w.clock.now()
  const [workspaceId, id, listId] = [await object('workspace'), await object('project'), newId()]
  const made = { created_by: person.id, created_at: at, updated_at: at }
  await insertWorkspace(w.db, { id: workspaceId, name: 'مساحة', colour: 'blue', visibility: 'private', ...made })
  await w.db
    .insertInto('projects')
    .values({ id, workspace_id: workspaceId, title: 'مشروع', ...made })
    .execute()
  await w.db.insertInto('task_lists').values({ id: listId, project_id: id, title: 'قائمة', place: 'a0' }).execute()
  return { id, workspaceId, listId }
}
type Project = Awaited<ReturnType<typeof project>>

async function task({ id: project_id, workspaceId: workspace_id, listId: list_id }: Project, parent_id: string | null = null) {
  const [id, at] = [await object('task'), w.clock.now()]
  const made = { created_by: person.id, created_at: at, updated_at: at }
  const place = `a${(turn += 1)}`
  await w.db
    .insertInto('tasks')
    .values({ id, project_id, workspace_id, list_id, parent_id, place, title: 'مهمة', ...made })
    .execute()
  return id
}
async function item(taskId: string, checked = false): Promise<string> {
  const id = newId()
  const by = checked ? { checked_at: w.clock.now(), checked_by: person.id } : {}
  await w.db
    .insertInto('task_items')
    .values({ id, task_id: taskId, title: 'بند', place: `a${(turn += 1)}`, ...by })
    .execute()
  return id
}
const finish = (id: string) =>
  w.db.updateTable('tasks').set({ status: 'DONE', done_at: w.clock.now() }).where('id', '=', id).execute()
const check = (id: string, checked: boolean) =>
  w.db
    .updateTable('task_items')
    .set({ checked_at: checked ? w.clock.now() : null, checked_by: checked ? person.id : null })
    .where('id', '=', id)
    .execute()
const shown = (id: string) =>
  w.db.selectFrom('tasks').select(['status', 'items', 'open_items', 'progress']).where('id', '=', id).executeTakeFirstOrThrow()

test('a task with an open action item is never done, in whatever order things are written', async () => {
  const id = await task(await project())
  const [first, second] = [await item(id), await item(id)]
  await check(first, true)
  expect(await shown(id)).toEqual({ status: 'NEW', items: 2, open_items: 1, progress: 50 })
  await expect(finish(id)).rejects.toThrow('tasks_done_checked')
  await check(second, true)
  await finish(id)
  expect(await shown(id)).toMatchObject({ status: 'DONE', progress: 100 })
  await expect(check(first, false)).rejects.toThrow('tasks_done_checked')
  await expect(item(id)).rejects.toThrow('tasks_done_checked')
  await item(id, true)
})

test('an item that is checked and one that is added at the same instant leave no done task with an open item', async () => {
  const id = await task(await project())
  const only = await item(id)
  const racing = await Promise.allSettled([
    w.db.transaction().execute(async (tx) => {
      await sql`update task_items set checked_at = now(), checked_by = ${person.id} where id = ${only}`.execute(tx)
      await sql`update tasks set status = 'DONE', done_at = now() where id = ${id}`.execute(tx)
    }),
    item(id),
  ])
  const { status, open_items } = await shown(id)
  expect([racing.some((one) => one.status === 'fulfilled'), status === 'DONE' && open_items > 0]).toEqual([true, false])
})

test('a task without action items may be done, and shows the progress that was set by hand until then', async () => {
  const id = await task(await project())
  await w.db.updateTable('tasks').set({ own_progress: 30 }).where('id', '=', id).execute()
  expect((await shown(id)).progress).toBe(30)
  await finish(id)
  expect((await shown(id)).progress).toBe(100)
})

test('a sub-task belongs to a task of its own project, and has no sub-tasks itself', async () => {
  const [here, there] = [await project(), await project()]
  const parent = await task(here)
  const sub = await task(here, parent)
  await expect(task(there, parent)).rejects.toThrow('tasks_of_parent')
  await expect(task(here, sub)).rejects.toThrow('tasks_of_parent')
  const alone = await task(here)
  const become = (id: string, of: string) => w.db.updateTable('tasks').set({ parent_id: of }).where('id', '=', id).execute()
  await expect(become(parent, alone)).rejects.toThrow('tasks_of_parent')
  await expect(become(alone, alone)).rejects.toThrow('tasks_not_own_parent')
})

test('a task lies on a list of its own project, and in the workspace of that', async () => {
  const [here, there] = [await project(), await project()]
  await expect(task({ ...here, listId: there.listId })).rejects.toThrow('tasks_on_list')
  await expect(task({ ...here, workspaceId: there.workspaceId })).rejects.toThrow('tasks_of_project')
})

test('a project is rolled up by the difference of whatever is written, and is never read again to be right', async () => {
  const here = await project()
  const ids = [await task(here), await task(here), await task(here), await task(here)] as const
  await task(here, ids[0]) // part of its task
  await w.db.updateTable('tasks').set({ own_progress: 40, duration: 3 }).where('id', '=', ids[0]).execute()
  await finish(ids[1])
  await w.db.updateTable('tasks').set({ status: 'CANCELED' }).where('id', '=', ids[2]).execute()
  const rolled = () =>
    w.db.selectFrom('projects').select(['tasks', 'tasks_done', 'progress']).where('id', '=', here.id).executeTakeFirstOrThrow()
  expect(await rolled()).toEqual({ tasks: 3, tasks_done: 1, progress: 46 })
  await w.db.updateTable('projects').set({ weigh: 'duration' }).where('id', '=', here.id).execute()
  expect((await rolled()).progress).toBe(44)
  await w.db.updateTable('objects').set({ deleted_at: w.clock.now() }).where('id', '=', ids[1]).execute()
  expect(await rolled()).toEqual({ tasks: 2, tasks_done: 0, progress: 30 })
  await w.db.updateTable('tasks').set({ status: 'NEW' }).where('id', '=', ids[2]).execute()
  expect((await rolled()).tasks).toBe(3)
})
