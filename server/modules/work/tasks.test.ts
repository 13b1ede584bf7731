import { actions } from '@diwan/contract/actions/endpoints'
import { documentFromText } from '@diwan/core/document'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects, taskLists } from '@diwan/contract/work/endpoints/projects'
import { actionItems, taskFiles, tasks, taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { files } from '@diwan/contract/files/endpoints'
import { labels } from '@diwan/contract/labels/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { addDays } from '@diwan/core/hijri'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let workspaceId: string

beforeAll(async () => {
  w = await world()
  ;[owner, member, reader, stranger] = (await Promise.all([1, 2, 3, 4].map(() => w.person('USER')))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
})

async function project() {
  const { id } = (await w.call(owner, projects.create, { id: workspaceId, title: 'إطلاق بوابة الموردين' })).body
  const { lists } = (await w.call(owner, projects.open, { id })).body
  const [todo, doing, done] = lists.map((list) => list.id) as [string, string, string]
  return { id, todo, doing, done }
}
const make = async (id: string, more: Partial<SentInputOf<typeof tasks.create>> = {}) =>
  (await w.call(member, tasks.create, { id, title: 'ربط التسجيل', ...more })).body
const open = async (id: string, who = member) => (await w.call(who, tasks.open, { id })).body.task
const board = async (id: string, who = member) =>
  (await w.call(who, tasks.board, { id })).body.columns.map((column) => column.tasks.map((task) => task.id))
const progressOf = async (id: string) => (await w.call(owner, projects.open, { id })).body.project

test('a project begins with three lists; a stranger sees none of it, a reader changes nothing', async () => {
  const { id, todo } = await project()
  const task = await make(id)
  for (const endpoint of [projects.open, tasks.board]) expect((await w.call(stranger, endpoint, { id })).status).toBe(404)
  expect((await w.call(stranger, tasks.open, { id: task.id })).status).toBe(404)
  expect((await w.call(stranger, tasks.list, { projectId: id })).body.items).toEqual([])
  expect((await open(task.id, reader)).can).toEqual({ view: true, edit: false })
  expect((await w.call(reader, tasks.create, { id, title: 'س' })).status).toBe(403)
  expect((await w.call(reader, tasks.move, { id: task.id, listId: todo, after: null })).status).toBe(403)
  expect((await w.call(reader, taskLists.create, { id, title: 'س' })).status).toBe(403)
})

test('a task is done only when every action item is checked; who tries sees what is open, and unchecking one reopens it', async () => {
  const { id, done, doing } = await project()
  const task = await make(id)
  await w.call(member, actionItems.add, { id: task.id, title: 'فتح حساب الخدمة' })
  const { actionItems: items } = (await w.call(member, actionItems.add, { id: task.id, title: 'اختبار الرفض' })).body
  await w.call(member, actionItems.change, { id: task.id, itemId: items[0]!.id, checked: true })
  const refused = await w.call(member, tasks.done, { id: task.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'workspace.items_open'])
  expect(refused.body.current).toEqual({ items: [{ id: items[1]!.id, title: 'اختبار الرفض', checked: false }] })
  expect((await w.call(member, tasks.move, { id: task.id, listId: done, after: null })).body.code).toBe('workspace.items_open')
  await w.call(member, actionItems.change, { id: task.id, itemId: items[1]!.id, checked: true })
  const { body } = await w.call(member, tasks.done, { id: task.id })
  expect([body.status, body.listId, body.progress]).toEqual(['DONE', done, 100])
  const again = (await w.call(member, actionItems.change, { id: task.id, itemId: items[1]!.id, checked: false })).body
  expect([again.status, again.listId, again.progress]).toEqual(['OPEN', doing, 50])
})

test('a task with open sub-tasks is done only where they are left open on purpose, through every door', async () => {
  const { id, done, todo } = await project()
  const task = await make(id)
  await make(id, { parentId: task.id })
  const refused = await w.call(member, tasks.done, { id: task.id })
  expect([refused.status, refused.body.code, refused.body.current]).toEqual([409, 'workspace.subtasks_open', { openSubtasks: 1 }])
  const moved = { id: task.id, listId: done, after: null }
  expect((await w.call(member, tasks.move, moved)).body.code).toBe('workspace.subtasks_open')
  expect((await w.call(member, tasks.move, { ...moved, leaveSubtasks: true })).body.status).toBe('DONE')
  await w.call(member, tasks.move, { ...moved, listId: todo })
  expect((await w.call(member, tasks.done, { id: task.id, leaveSubtasks: true })).body.status).toBe('DONE')
})

test('a card is put behind another one or first, and takes the status that its list sets', async () => {
  const { id, doing, done } = await project()
  const [one, two, three] = [await make(id), await make(id), await make(id)]
  expect(await board(id)).toEqual([[one.id, two.id, three.id], [], []])
  await w.call(member, tasks.move, { id: three.id, listId: three.listId, after: null })
  const { body } = await w.call(member, tasks.move, { id: one.id, listId: doing, after: null })
  expect(body.status).toBe('OPEN')
  await w.call(member, tasks.move, { id: two.id, listId: doing, after: one.id })
  expect(await board(id)).toEqual([[three.id], [one.id, two.id], []])
  await w.call(member, tasks.move, { id: two.id, listId: done, after: null })
  await w.call(member, tasks.move, { id: two.id, listId: doing, after: null })
  expect(await open(two.id)).toMatchObject({ status: 'OPEN', doneDate: null })
  const other = await project()
  expect((await w.call(member, tasks.move, { id: two.id, listId: other.todo, after: null })).body.code).toBe(
    'workspace.list_missing',
  )
})

test('a command moves the card along: what is done stands in the list of what is done', async () => {
  const { id, doing, done } = await project()
  const task = await make(id)
  expect((await w.call(member, tasks.start, { id: task.id })).body.listId).toBe(doing)
  expect((await w.call(member, tasks.wait, { id: task.id, waitsFor: 'توقيع مدير الأمن' })).body).toMatchObject({
    status: 'PENDING',
    waitsFor: 'توقيع مدير الأمن',
    listId: doing,
  })
  expect((await w.call(member, tasks.start, { id: task.id })).status).toBe(409)
  expect((await w.call(member, tasks.done, { id: task.id })).body).toMatchObject({ listId: done, waitsFor: null })
})

test('the progress of a project follows its tasks; what is given up does not count', async () => {
  const { id } = await project()
  const [one, two, three] = [await make(id), await make(id), await make(id)]
  await w.call(member, tasks.done, { id: one.id })
  await w.call(member, tasks.change, { id: two.id, now: { progress: 50 }, was: {} })
  expect(await progressOf(id)).toMatchObject({ progress: 50, tasks: 3, tasksDone: 1 })
  await w.call(member, tasks.cancel, { id: three.id })
  expect(await progressOf(id)).toMatchObject({ progress: 75, tasks: 2, tasksDone: 1 })
  await w.call(member, tasks.delete, { id: one.id })
  expect(await progressOf(id)).toMatchObject({ progress: 50, tasks: 1, tasksDone: 0 })
})

test('of beginning, end and working days two are edited and the third follows; days that have passed are refused', async () => {
  const { id } = await project()
  const today = w.clock.now().toISOString().slice(0, 10)
  const sunday = Array.from({ length: 7 }, (_none, n) => addDays(today, n + 1)).find(
    (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0,
  )!
  const task = await make(id, { startDate: sunday, dueDate: addDays(sunday, 4) })
  expect(task.duration).toBe(5)
  const change = async (now: object) => (await w.call(member, tasks.change, { id: task.id, now, was: {} })).body
  expect(await change({ duration: 6 })).toMatchObject({ startDate: sunday, dueDate: addDays(sunday, 7) })
  expect(await change({ dueDate: sunday })).toMatchObject({ duration: 1 })
  expect(await change({ dueDate: '2020-01-01' })).toMatchObject({ fields: [{ path: 'dueDate', code: 'date_past' }] })
  expect(await change({ startDate: addDays(sunday, 2), dueDate: sunday })).toMatchObject({
    fields: [{ path: 'dueDate', code: 'date_from_after_date_to' }],
  })
})

test('two who edit different fields both keep theirs; the same field shows what the other wrote', async () => {
  const { id } = await project()
  const task = await make(id)
  const was = { title: task.title, priority: task.priority }
  await w.call(owner, tasks.change, { id: task.id, now: { title: 'ربط السجل' }, was })
  const kept = await w.call(member, tasks.change, { id: task.id, now: { priority: 'HIGH' }, was })
  expect(kept.body).toMatchObject({ title: 'ربط السجل', priority: 'HIGH' })
  const late = await w.call(member, tasks.change, { id: task.id, now: { title: 'آخر' }, was })
  expect([late.status, late.body.current]).toMatchObject([409, { title: 'ربط السجل' }])
})

test('a sub-task lies in its task, one level deep, and goes with it', async () => {
  const { id } = await project()
  const task = await make(id)
  const sub = await make(id, { parentId: task.id, title: 'كتابة الوثيقة' })
  expect((await open(task.id)).children.map((child) => child.id)).toEqual([sub.id])
  for (const parentId of [sub.id, (await make((await project()).id)).id, '01890000-0000-7000-8000-000000000000']) {
    const { body } = await w.call(member, tasks.create, { id, title: 'س', parentId })
    expect([body.code, body.fields]).toEqual(['workspace.not_a_parent', [{ path: 'parentId', code: 'task' }]])
  }
  expect((await board(id))[0]).toEqual([task.id])
  const listed = await w.call(member, tasks.list, { view: 'subtasks', parentId: task.id })
  expect(listed.body.items.map((one) => one.id)).toEqual([sub.id])
  await w.call(member, tasks.delete, { id: task.id })
  expect((await w.call(member, tasks.open, { id: sub.id })).status).toBe(404)
})

test('only people of the workspace are assigned; their tasks are theirs in my tasks, until they may not see them', async () => {
  const { id } = await project()
  expect((await w.call(member, tasks.create, { id, title: 'س', assigneeIds: [stranger.id] })).body.code).toBe(
    'workspace.not_a_member',
  )
  const worker = await w.person('USER')
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [worker.id], degree: 'member' })
  const today = w.clock.now().toISOString().slice(0, 10)
  const task = await make(id, { assigneeIds: [worker.id], dueDate: addDays(today, 40) })
  const loose = await make(id, { assigneeIds: [worker.id] })
  await w.call(member, tasks.start, { id: loose.id })
  await w.call(member, tasks.wait, { id: loose.id })
  const mine = async (group: 'open' | 'later' | 'waiting' | 'done') =>
    (await w.call(worker, tasks.mine, { group })).body.items.map((one) => one.id)
  expect([await mine('open'), await mine('later'), await mine('waiting')]).toEqual([[task.id], [task.id], [loose.id]])
  await w.call(worker, tasks.done, { id: task.id })
  expect([await mine('open'), await mine('later'), await mine('done')]).toEqual([[], [], [task.id]])
  const { counts } = (await w.call(worker, tasks.mineCounts, {})).body
  expect([counts.done.count, counts.waiting.count, counts.later.count]).toEqual([1, 1, 0])
  await w.call(owner, workspacePeople.removePerson, { id: workspaceId, userId: worker.id })
  expect(await mine('done')).toEqual([])
})

test('for a colleague only projects are offered in which they can be assigned', async () => {
  const { id } = await project()
  const { body: elsewhere } = await w.call(owner, workspaces.create, { name: 'فرع الدمام' })
  const { body: other } = await w.call(owner, projects.create, { id: elsewhere.id, title: 'نقل الأرشيف' })
  const offered = async (person?: string) =>
    (await w.call(owner, actions.choices, { key: 'workspace.make', person })).body.items.map((one) => one.id)
  expect(await offered()).toEqual(expect.arrayContaining([id, other.id]))
  const forMember = await offered(member.id)
  expect([forMember.includes(id), forMember.includes(other.id)]).toEqual([true, false])
  const assigned = await Promise.all(
    forMember.map((one) => w.call(owner, tasks.create, { id: one, title: 'جرد الأصول', assigneeIds: [member.id] })),
  )
  expect(new Set(assigned.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await offered(stranger.id)).toEqual([])
})

test('each who is assigned stands where the task stands, whatever becomes of it', async () => {
  const { id } = await project()
  const today = w.clock.now().toISOString().slice(0, 10)
  const [first, second, third] = [
    await make(id, { assigneeIds: [member.id], dueDate: addDays(today, 3) }),
    await make(id, { assigneeIds: [member.id] }),
    await make(id, { assigneeIds: [member.id], dueDate: today }),
  ]
  const places = async () => {
    const { rows } = await sql<{ id: string; stage: string | null; on: string }>`
      select task_id as id, stage, (sorts_at at time zone 'UTC')::date::text as on from task_assignees
      where task_id = any(${[first.id, second.id, third.id]}::uuid[]) order by sorts_at, task_id`.execute(w.db)
    return rows.map((row) => [row.id, row.stage, row.on])
  }
  expect(await places()).toEqual([
    [third.id, 'going', today],
    [first.id, 'going', addDays(today, 3)],
    [second.id, 'going', '9999-12-31'],
  ])
  await w.call(member, tasks.change, { id: second.id, was: {}, now: { dueDate: addDays(today, 1) } })
  await w.call(member, tasks.done, { id: third.id })
  await w.call(member, tasks.start, { id: first.id })
  await w.call(member, tasks.wait, { id: first.id })
  expect(await places()).toEqual([
    [third.id, 'done', today],
    [second.id, 'going', addDays(today, 1)],
    [first.id, 'waiting', addDays(today, 3)],
  ])
  await w.call(member, tasks.cancel, { id: first.id })
  await w.call(member, tasks.delete, { id: second.id })
  expect(new Map((await places()).map(([one, stage]) => [one, stage]))).toEqual(
    new Map([
      [third.id, 'done'],
      [second.id, null],
      [first.id, null],
    ]),
  )
})

test('lists of a board are added, moved and deleted; the tasks of a deleted one go where its deletion says', async () => {
  const { id, todo, doing } = await project()
  const task = await make(id)
  const { body: review } = await w.call(member, taskLists.create, { id, title: 'مراجعة', most: 3 })
  await w.call(member, taskLists.move, { id: review.id, after: todo })
  const titles = async () => (await w.call(member, projects.open, { id })).body.lists.map((list) => list.id)
  expect((await titles()).slice(0, 3)).toEqual([todo, review.id, doing])
  const answer = await w.call(member, taskLists.delete, { id: todo, to: review.id })
  expect(answer.status).toBe(200)
  expect(await board(id)).toEqual([[task.id], [], []])
  expect(
    (await w.call(stranger, taskLists.change, { id: review.id, version: 1, title: 'س', status: null, most: null })).status,
  ).toBe(404)
})

test('all who see a task comment on it, and what is archived is only read', async () => {
  const { id } = await project()
  const task = await make(id)
  const body = documentFromText('وصلت المفاتيح', 'rtl')
  expect((await w.call(reader, taskTalk.say, { id: task.id, body })).status).toBe(200)
  expect((await w.call(stranger, taskTalk.say, { id: task.id, body })).status).toBe(404)
  await w.call(owner, projects.archive, { id, on: true })
  expect((await w.call(member, taskTalk.say, { id: task.id, body })).body.code).toBe('workspace.archived')
  expect((await w.call(member, tasks.change, { id: task.id, now: { title: 'س' }, was: {} })).status).toBe(403)
  expect((await w.call(owner, projects.list, { id: workspaceId, view: 'archived' })).body.items.map((one) => one.id)).toContain(
    id,
  )
  await w.call(owner, projects.archive, { id, on: false })
  expect((await w.call(member, taskTalk.say, { id: task.id, body })).status).toBe(200)
})

test('what a task has is returned, and its list is filtered by it: labels, list, sub-tasks, action items, files', async () => {
  const { id } = await project()
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'عاجل', colour: 'red' })).body
  const task = await make(id, { labelIds: [label.id] })
  const other = await make(id)
  const upload = async (who: TestPerson) =>
    (
      await w.call(
        who,
        files.upload,
        { name: 'عقد.pdf', purpose: 'attachment10' },
        { bytes: Uint8Array.from(pdf({ says: 'x' })) },
      )
    ).body.id
  const file = await upload(member)
  const attach = (who: TestPerson, fileId: string) => w.call(who, taskFiles.attach, { id: task.id, fileIds: [fileId] })
  expect((await attach(reader, await upload(reader))).status).toBe(403)
  expect((await attach(owner, file)).body.code).toBe('files.not_available')
  expect((await attach(member, file)).body.attachments).toMatchObject([{ id: file, name: 'عقد.pdf' }])
  expect((await attach(member, file)).body.attachments).toHaveLength(1)
  const read = async (who: TestPerson) =>
    (await fetch(`${w.base}/files/${file}`, { headers: { cookie: `${SESSION_COOKIE}=${who.cookie}` } })).status
  expect([await read(reader), await read(stranger)]).toEqual([200, 404])

  const listed = async (asked: object) => (await w.call(member, tasks.list, asked)).body.items.map((one) => one.id)
  expect(await listed({ projectId: id, labelId: label.id })).toEqual([task.id])
  expect(await listed({ projectId: id })).toEqual([other.id, task.id])
  const gone = await w.call(member, taskFiles.detach, { id: task.id, fileId: file })
  expect([gone.body.attachments, await read(member)]).toEqual([[], 404])
  expect((await w.call(member, taskFiles.detach, { id: other.id, fileId: file })).status).toBe(404)
})

test('a comment is changed and deleted by its author alone', async () => {
  const { id } = (await make((await project()).id)) as { id: string }
  const said = (await w.call(reader, taskTalk.say, { id, body: documentFromText('وصلت', 'rtl') })).body
  const other = documentFromText('وصلت المفاتيح', 'rtl')
  const of = { id, messageId: said.id }
  expect((await w.call(member, taskTalk.edit, { ...of, body: other, seen: null })).status).toBe(403)
  expect((await w.call(member, taskTalk.delete, of)).status).toBe(403)
  expect((await w.call(reader, taskTalk.edit, { ...of, body: other, seen: null })).status).toBe(200)
  expect((await w.call(reader, taskTalk.delete, of)).status).toBe(200)
  const [left] = (await w.call(member, taskTalk.page, { id })).body.items
  expect(JSON.stringify(left)).not.toContain('المفاتيح')
})

test('with a workspace go its projects and tasks', async () => {
  const { id: place } = (await w.call(owner, workspaces.create, { name: 'مؤقتة' })).body
  const { id } = (await w.call(owner, projects.create, { id: place, title: 'مشروع' })).body
  const task = (await w.call(owner, tasks.create, { id, title: 'مهمة' })).body
  await w.call(owner, workspaces.delete, { id: place })
  expect((await w.call(owner, tasks.open, { id: task.id })).status).toBe(404)
  expect((await w.call(owner, projects.open, { id })).status).toBe(404)
})
