import { labels } from '@diwan/contract/labels/endpoints'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { addDays } from '@diwan/core/hijri'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let workspaceId: string

beforeAll(async () => {
  w = await world()
  owner = await w.person('USER')
  workspaceId = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body.id
})

async function project() {
  const { id } = (await w.call(owner, projects.create, { id: workspaceId, title: 'إطلاق البوابة' })).body
  const { lists } = (await w.call(owner, projects.open, { id })).body
  return { id, lists }
}

const make = async (id: string, title: string, more: Partial<SentInputOf<typeof tasks.create>> = {}) =>
  (await w.call(owner, tasks.create, { id, title, ...more })).body

async function download(query: string): Promise<Buffer> {
  const response = await fetch(`${w.base}/api/work/tasks/export?${query}`, {
    headers: { cookie: `${SESSION_COOKIE}=${owner.cookie}` },
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** The board as people see it: each list with its tasks, each task with its labels and sub-tasks. */
async function board(projectId: string) {
  const { lists } = (await w.call(owner, projects.open, { id: projectId })).body
  const rows = await w.db
    .selectFrom('tasks')
    .select(['id', 'title', 'list_id', 'parent_id'])
    .where('project_id', '=', projectId)
    .orderBy('place')
    .execute()
  const worn = (await w.call(owner, tasks.list, { projectId, view: 'all' })).body.items
  return lists.map((list) =>
    rows
      .filter((row) => row.list_id === list.id && row.parent_id === null)
      .map(({ id, title }) => ({
        title,
        labels: worn.find((one) => one.id === id)!.labels.map(({ name }) => name),
        below: rows.filter((row) => row.parent_id === id).map((row) => row.title),
      })),
  )
}

test.each(['csv', 'xlsx'])(
  'what a project exports as %s makes the same board in another one, and nothing twice',
  async (format) => {
    const [from, to] = [await project(), await project()]
    const name = `Design, UI ${format}`
    const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name, colour: 'teal' })).body
    const day = addDays(w.clock.now().toISOString().slice(0, 10), 3)
    const listId = from.lists[1]!.id
    await make(from.id, 'ثالثة', { listId, dueDate: day, estimate: 90 })
    const same = await make(from.id, 'نفس العنوان', { listId, labelIds: [label.id] })
    await make(from.id, 'تحت الأولى', { parentId: same.id })
    await make(from.id, "'-5", { listId })
    const other = await make(from.id, 'نفس العنوان', { listId })
    await make(from.id, 'تحت الثانية', { parentId: other.id })
    await make(from.id, '_x0041_ =1+1')
    const file = (await download(`format=${format}&view=all&projectId=${from.id}&sort=title&direction=rising`)).toString('base64')
    const bring = async (dryRun: boolean) => (await w.call(owner, tasks.import, { id: to.id, file, dryRun })).body
    expect(await bring(true)).toMatchObject({ table: { format, isUndecided: false }, counts: { create: 7, refused: 0 } })
    expect((await bring(false)).counts).toEqual({ create: 7, update: 0, unchanged: 0, refused: 0 })
    expect(await board(to.id)).toEqual(await board(from.id))
    expect((await bring(false)).counts).toEqual({ create: 0, update: 0, unchanged: 7, refused: 0 })
  },
)

test('a file of Jira is read after its columns were chosen: repeated labels, a month before its day, problems together', async () => {
  const to = await project()
  for (const name of ['alpha', 'beta']) await w.call(owner, labels.create, { scopeId: workspaceId, name, colour: 'teal' })
  const csv = [
    'Summary,Issue key,Labels,Labels,Due Date,Priority',
    'First,DW-1,alpha,beta,11/30/2026,High',
    'Second,DW-2,alpha,,12/25/2026,Blocker',
    'Third,DW-3,gamma,,soon,Low',
    'Fourth,DW-4,,,,,extra',
  ].join('\n')
  const guessed = (await w.call(owner, tasks.import, { id: to.id, csv, dryRun: true })).body
  expect(guessed.table.columns.map(({ field }) => field)).toEqual(['title', null, 'labels', 'labels', 'dueDate', 'priority'])
  expect([guessed.table.isUndecided, guessed.rows]).toEqual([true, []])
  const columns = guessed.table.columns.map(({ field }) => field)
  const { rows } = (await w.call(owner, tasks.import, { id: to.id, csv, columns, dryRun: true })).body
  expect(rows.map(({ line, fields }) => [line, ...fields.map(({ code }) => code)])).toEqual([
    [2],
    [3, 'not_found'],
    [4, 'not_found', 'invalid_format'],
    [5, 'too_many_cells'],
  ])
  expect(rows[0]!.notes).toMatchObject([{ code: 'read_month_first', params: { day: '2026-11-30' } }])
})

test('statuses of other products and the past days beside them are taken, and a line break in a title is a space', async () => {
  const to = await project()
  const csv = [
    'Summary,Status,Due Date,Description',
    '"راجع\r\nالعقد",To Do,15-Jan-20,"أول\nثان"',
    'Printed,Closed,2020-01-15 00:00:00,',
  ].join('\n')
  const { counts } = (await w.call(owner, tasks.import, { id: to.id, csv, dryRun: false })).body
  expect(counts).toEqual({ create: 2, update: 0, unchanged: 0, refused: 0 })
  const { items } = (await w.call(owner, tasks.list, { projectId: to.id, view: 'all' })).body
  expect(new Set(items.map(({ title, status, dueDate }) => [title, status, dueDate].join(' ')))).toEqual(
    new Set(['Printed DONE 2020-01-15', 'راجع العقد NEW 2020-01-15']),
  )
  const written = (await download(`format=csv&view=all&projectId=${to.id}`)).toString()
  expect(written).toContain('"أول\nثان"')
})
