import { savedViews } from '@diwan/contract/saved-views/endpoints'
import { labels } from '@diwan/contract/labels/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { TaskBulkCommand } from '@diwan/contract/work/schemas/bulk'
import { TABLE_GROUPS } from '@diwan/contract/work/vocabulary'
import { addDays } from '@diwan/core/hijri'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { sayCustom } from '../../testing/custom-word.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { taskRuns } from './service/tasks/bulk.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let workspaceId: string
let today: string

beforeAll(async () => {
  w = await world()
  const people = await Promise.all([1, 2, 3, 4].map(() => w.person('USER')))
  ;[owner, member, reader, stranger] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
  today = addDays(w.clock.now().toISOString().slice(0, 10), 3)
})

async function project() {
  const { id } = (await w.call(owner, projects.create, { id: workspaceId, title: 'إطلاق بوابة الموردين' })).body
  const { lists } = (await w.call(owner, projects.open, { id })).body
  return { id, lists: lists.map((list) => list.id) }
}

const make = async (id: string, title: string, more: Partial<SentInputOf<typeof tasks.create>> = {}) =>
  (await w.call(member, tasks.create, { id, title, ...more })).body

/** All pages of two. */
async function titles(asked: SentInputOf<typeof tasks.list>): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined
  do {
    const { body } = await w.call(reader, tasks.list, { ...asked, limit: 2, ...(after !== undefined && { after }) })
    found.push(...body.items.map(({ title }) => title))
    after = body.next ?? undefined
  } while (after !== undefined)
  return found
}

test('a table is sorted by its columns, page by page: what has no day comes after all days, titles as Arabic readers expect', async () => {
  const { id } = await project()
  await make(id, 'ياء', { dueDate: addDays(today, 1), priority: 'LOW' })
  await make(id, 'أَلِف', { priority: 'HIGH' })
  await make(id, 'باء', { dueDate: today })
  const asked = { projectId: id } as const
  expect(await titles({ ...asked, sort: 'due', direction: 'rising' })).toEqual(['باء', 'ياء', 'أَلِف'])
  expect(await titles({ ...asked, sort: 'priority' })).toEqual(['أَلِف', 'باء', 'ياء'])
  expect(await titles({ ...asked, sort: 'title', direction: 'rising' })).toEqual(['أَلِف', 'باء', 'ياء'])
  expect((await w.call(reader, tasks.list, { ...asked, sort: 'due', after: 'WyJ4IiwieCJd' })).status).toBe(400)
})

test('a table is grouped: each group says how many it holds, and is a list of its own', async () => {
  const { id, lists } = await project()
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'عاجل', colour: 'red' })).body
  const milestone = (await w.call(owner, milestones.create, { id, title: 'الإطلاق' })).body
  await make(id, 'أولى', { assigneeIds: [member.id, owner.id], labelIds: [label.id], milestoneId: milestone.id })
  await make(id, 'ثانية', { listId: lists[1]!, priority: 'HIGH' })
  const groupsBy = async (by: (typeof TABLE_GROUPS)[number]) =>
    (await w.call(reader, tasks.tableGroups, { id, by })).body.items.map(({ key, count }) => [key, count.count])
  expect(await groupsBy('list')).toEqual([
    [lists[0], 1],
    [lists[1], 1],
  ])
  expect(await groupsBy('priority')).toEqual([
    ['HIGH', 1],
    ['NORMAL', 1],
  ])
  expect(await groupsBy('label')).toEqual([
    [null, 1],
    [label.id, 1],
  ])
  expect(await groupsBy('milestone')).toEqual([
    [null, 1],
    [milestone.id, 1],
  ])
  expect(new Map((await groupsBy('assignee')) as [string | null, number][])).toEqual(
    new Map([
      [null, 1],
      [member.id, 1],
      [owner.id, 1],
    ]),
  )
  for (const by of TABLE_GROUPS)
    for (const [key, count] of await groupsBy(by)) {
      const within = `${by}.${key ?? 'none'}`
      expect([within, (await titles({ projectId: id, within })).length]).toEqual([within, count])
    }
  expect((await w.call(stranger, tasks.tableGroups, { id, by: 'list' })).status).toBe(404)
  for (const within of ['list.1', 'priority.TOP', "assignee.'; drop table tasks", `owner.${member.id}`])
    expect((await w.call(reader, tasks.list, { within })).status).toBe(400)
})

const seen = (some: readonly { id: string; version: number }[]) => some.map(({ id, version }) => ({ id, version }))

async function finished(person: TestPerson, chosen: readonly { id: string; version: number }[], command: TaskBulkCommand) {
  const { body } = await w.call(person, taskBulk.start, { tasks: seen(chosen), command })
  await taskRuns.backgroundJob.run(w.portal) // unless the worker has its turn already
  return w.eventually(async () => {
    const run = (await w.call(person, taskBulk.open, { id: body.id })).body
    expect(run.finished).toBe(true)
    return run.rows.map(({ code, state }) => code ?? state)
  })
}
const now = async (id: string) => (await w.call(member, tasks.open, { id })).body.task

test('one thing is done with many tasks, each judged by itself; people and labels come to those that are there', async () => {
  const { id, lists } = await project()
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'مراجعة', colour: 'teal' })).body
  const checked = await make(id, 'ببنود', { assigneeIds: [owner.id] })
  const other = await make(id, 'بلا بنود')
  const both = [checked, other]
  expect(await finished(member, both, { name: 'assign', assigneeIds: [member.id] })).toEqual(['done', 'done'])
  expect((await now(checked.id)).assignees.map((one) => one.id).toSorted()).toEqual([member.id, owner.id].toSorted())
  expect(await finished(member, both, { name: 'assign', assigneeIds: [stranger.id] })).toEqual([
    'workspace.not_a_member',
    'workspace.not_a_member',
  ])
  expect(await finished(member, both, { name: 'label', labelIds: [label.id] })).toEqual(['done', 'done'])
  expect(await finished(member, both, { name: 'priority', to: 'HIGH' })).toEqual(['done', 'done'])
  expect(await finished(member, both, { name: 'dates', dueDate: today })).toEqual(['done', 'done'])
  expect(await finished(member, both, { name: 'move', listId: lists[1]! })).toEqual(['done', 'done'])
  const { labels: worn, priority, dueDate, listId } = await now(other.id)
  expect([worn.map((one) => one.id), priority, dueDate, listId]).toEqual([[label.id], 'HIGH', today, lists[1]])
  expect(await finished(reader, both, { name: 'priority', to: 'LOW' })).toEqual(['forbidden', 'forbidden'])
  expect(await finished(stranger, both, { name: 'priority', to: 'LOW' })).toEqual(['not_found', 'not_found'])
  expect((await now(other.id)).priority).toBe('HIGH')
  await w.call(member, tasks.cancel, { id: checked.id })
  const wait = { name: 'wait', waitsFor: 'رد المورد', waitsUntil: today } as const
  expect(await finished(member, both, wait)).toEqual(['wrong_state', 'done'])
  expect(await finished(reader, [other], wait)).toEqual(['forbidden'])
  expect(await now(other.id)).toMatchObject({ status: 'PENDING', waitsFor: 'رد المورد', waitsUntil: today })
})

test('what somebody worked on since it was chosen is not deleted unseen', async () => {
  const { id } = await project()
  const [gone, kept] = [await make(id, 'تُحذف'), await make(id, 'تبقى')]
  await w.call(owner, tasks.change, { id: kept.id, now: { title: 'عُدّلت' }, was: {} })
  expect(await finished(member, [gone, kept], { name: 'delete' })).toEqual(['done', 'changed_meanwhile'])
  expect((await w.call(member, tasks.open, { id: gone.id })).status).toBe(404)
  expect((await now(kept.id)).title).toBe('عُدّلت')
})

const download = async (person: TestPerson, query: string) => {
  const response = await fetch(`${w.base}/api/work/tasks/export?${query}`, {
    headers: { cookie: `${SESSION_COOKIE}=${person.cookie}` },
  })
  return Buffer.from(await response.arrayBuffer()).toString('utf8')
}

test('the filtered table is carried away with its custom fields, no cell a formula, and nothing by a stranger', async () => {
  const { id } = await project()
  const first = await make(id, '=HYPERLINK("http://evil.example")', { priority: 'HIGH', assigneeIds: [member.id] })
  await make(id, 'عادية')
  await sayCustom(w, member, 'task', first.id, '+966 ملاحظة')
  const file = await download(reader, `format=csv&projectId=${id}&priority=HIGH`)
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(file).toContain(`"'+966 ملاحظة"`)
  expect((await download(stranger, `format=csv&projectId=${id}`)).trim().split('\r\n')).toHaveLength(1)
  expect((await download(reader, `format=xlsx&projectId=${id}`)).slice(0, 2)).toBe('PK')
})

test('a view of a project is that of its readers: members show it to them, and another project has none of it', async () => {
  const [{ id }, other] = [await project(), await project()]
  const list = { list: 'work.tasks', scopeId: id }
  const query = { view: 'table', group: 'assignee', state: 'all', priority: 'HIGH', sort: 'due' }
  const shared = await w.call(member, savedViews.save, { ...list, name: 'العاجل', query, shared: true })
  expect([shared.status, shared.body.query]).toEqual([200, query])
  expect((await w.call(reader, savedViews.save, { ...list, name: 'لي', query: {} })).status).toBe(200)
  expect((await w.call(reader, savedViews.save, { ...list, name: 'لهم', query: {}, shared: true })).status).toBe(403)
  const names = async (who: TestPerson, scopeId: string) =>
    (await w.call(who, savedViews.list, { list: 'work.tasks', scopeId })).body.items.map(({ name }) => name)
  expect([await names(reader, id), await names(owner, id), await names(reader, other.id)]).toEqual([
    ['لي', 'العاجل'],
    ['العاجل'],
    [],
  ])
  expect((await w.call(reader, savedViews.change, { id: shared.body.id, version: 1, name: 'x' })).status).toBe(403)
  for (const hostile of [list, { list: 'work.tasks' }, { list: 'tickets.requested', scopeId: id }])
    expect((await w.call(stranger, savedViews.list, hostile)).status).toBe(404)
  expect((await w.call(stranger, savedViews.remove, { id: shared.body.id })).status).toBe(404)
  expect((await w.call(member, savedViews.save, { ...list, name: 'x', query: { view: 'moon' } })).status).toBe(400)
})

test('a file of tasks is read row by row: the dry run changes nothing, and the same file again adds nothing', async () => {
  const { id, lists } = await project()
  await w.call(owner, labels.create, { scopeId: workspaceId, name: 'توريد', colour: 'olive' })
  await make(id, 'موجودة')
  const named = (await w.call(owner, projects.open, { id })).body.lists[1]!.title
  const day = today.split('-').toReversed().join('-')
  const csv = [
    'عنوان المهمة,القائمة,الأولوية,المكلّفون,الاستحقاق,الوقت المقدّر (بالدقائق),الوسوم',
    `مراجعة العقد,${named},عالية,${member.email},${day},٩٠,توريد`,
    'موجودة,,,,,,',
    'مراجعه العقد,,,,,,',
    `بلا قائمة,لا توجد,قصوى,${stranger.email},01-01-2020,0,`,
    `"'=HYPERLINK(1)",,,,,,`,
  ].join('\n')
  const outcomes = (answer: { rows: { outcome: string }[] }) => answer.rows.map(({ outcome }) => outcome)
  const expected = ['create', 'unchanged', 'create', 'refused', 'create']
  const count = async () => (await w.call(reader, tasks.count, { projectId: id, view: 'all' })).body.count
  const dry = await w.call(member, tasks.import, { id, csv, dryRun: true })
  expect([outcomes(dry.body), await count()]).toEqual([expected, 1])
  expect(dry.body.rows[3]!.fields.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found', 'too_small'])
  for (const person of [reader, stranger])
    expect([403, 404]).toContain((await w.call(person, tasks.import, { id, csv, dryRun: true })).status)
  expect(outcomes((await w.call(member, tasks.import, { id, csv, dryRun: false })).body)).toEqual(expected)
  expect(await count()).toBe(4)
  const made = (await w.call(reader, tasks.list, { projectId: id, priority: 'HIGH' })).body.items
  expect(
    made.map((one) => [one.title, one.listId, one.estimate, one.dueDate, one.assignees[0]?.id, one.labels[0]?.name]),
  ).toEqual([['مراجعة العقد', lists[1], 90, today, member.id, 'توريد']])
  expect(outcomes((await w.call(member, tasks.import, { id, csv, dryRun: false })).body)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
    'refused',
    'unchanged',
  ])
  expect((await w.call(member, tasks.import, { id, csv: 'لون\nأحمر', dryRun: true })).body.table.isUndecided).toBe(true)
  expect((await w.call(member, tasks.import, { id, csv: 'لون\nأحمر', dryRun: false })).status).toBe(400)
})

test('what a project was carried away as makes the same tasks in another one: state, days, sub-tasks; and nothing twice', async () => {
  const [from, to] = [await project(), await project()]
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'أرشيف', colour: 'teal' })).body
  const fields = { dueDate: today, startDate: today, priority: 'HIGH' as const, estimate: 45, labelIds: [label.id] }
  const whole = await make(from.id, 'حصر الأصول', { ...fields, assigneeIds: [member.id] })
  const under = await make(from.id, 'عدّ الأجهزة', { parentId: whole.id, dueDate: today })
  await make(from.id, 'عدّ الأجهزة', { listId: from.lists[1]! })
  await w.call(member, tasks.done, { id: under.id })
  await sayCustom(w, member, 'task', whole.id, 'عهدة الدور الثاني')
  await w.call(member, tasks.change, { id: whole.id, now: { progress: 40 }, was: {} })
  // its days have passed
  await w.db.updateTable('tasks').set({ start_date: '2020-01-05', due_date: '2020-01-06' }).where('id', '=', whole.id).execute()
  const csv = await download(member, `format=csv&view=all&projectId=${from.id}`)
  const outcomes = async (dryRun: boolean) => (await w.call(member, tasks.import, { id: to.id, csv, dryRun })).body.counts
  expect(await outcomes(true)).toMatchObject({ create: 3, refused: 0 })
  expect(await outcomes(false)).toMatchObject({ create: 3, refused: 0 })
  expect(await outcomes(false)).toMatchObject({ create: 0, unchanged: 3 })
  const inside = async (projectId: string) => {
    const read = async (view: 'all' | 'subtasks') =>
      (await w.call(reader, tasks.list, { projectId, view, sort: 'title', direction: 'rising' })).body.items
    const found = [...(await read('all')), ...(await read('subtasks'))]
    return found.map(({ title, status, priority, startDate, dueDate, progress, estimate, assignees, labels: worn, ...one }) => ({
      custom: one.custom?.map(({ key, value }) => [key, value]),
      said: [title, status, priority, startDate, dueDate, progress, estimate, one.subtasks, one.openSubtasks],
      with: [assignees.map(({ id }) => id), worn.map(({ id }) => id)],
      parent: found.find(({ id }) => id === one.parentId)?.title,
    }))
  }
  expect(await inside(to.id)).toEqual(await inside(from.id))
  const rows = ['title,parent', 'فوق,', 'تحت,فوق', 'أعمق,تحت', 'يتيمة,لا توجد'].join('\n')
  const nested = (await w.call(member, tasks.import, { id: to.id, csv: rows, dryRun: false })).body.rows
  expect(nested.map(({ outcome, fields: wrong }) => wrong[0]?.code ?? outcome)).toEqual([
    'create',
    'create',
    'not_found',
    'not_found',
  ])
})

test('calendar and timeline of a project are narrowed as its table is, sub-tasks by what they say themselves', async () => {
  const { id, lists } = await project()
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'موقع', colour: 'blue' })).body
  const whole = await make(id, 'رئيسة', { dueDate: today, labelIds: [label.id] })
  await make(id, 'فرعية', { dueDate: today, parentId: whole.id, priority: 'HIGH', assigneeIds: [member.id] })
  await make(id, 'في قائمة أخرى', { startDate: today, listId: lists[1]!, priority: 'HIGH' })
  await make(id, 'بلا تاريخ', { priority: 'HIGH' })
  const over = await make(id, 'ملغاة', { dueDate: today })
  await w.call(member, tasks.cancel, { id: over.id })
  const bars = async (asked: Omit<SentInputOf<typeof projects.bars>, 'id'>) =>
    (await w.call(reader, projects.bars, { id, ...asked })).body.items.map(({ title }) => title).toSorted()
  expect(await bars({})).toEqual(['رئيسة', 'فرعية', 'في قائمة أخرى'].toSorted())
  expect(await bars({ priority: 'HIGH' })).toEqual(['فرعية', 'في قائمة أخرى'].toSorted())
  expect(await bars({ labelId: label.id })).toEqual(['رئيسة'])
  expect(await bars({ assigneeId: member.id })).toEqual(['فرعية'])
  expect(await bars({ listId: lists[1]! })).toEqual(['في قائمة أخرى'])
  expect(await bars({ status: 'CANCELED' })).toEqual(['ملغاة'])
  expect((await w.call(stranger, projects.bars, { id, priority: 'HIGH' })).status).toBe(404)
})
