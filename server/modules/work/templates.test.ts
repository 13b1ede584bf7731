import { documents } from '@diwan/contract/documents/endpoints'
import { labels } from '@diwan/contract/labels/endpoints'
import { actionItems, tasks } from '@diwan/contract/work/endpoints/tasks'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { documentFromText } from '@diwan/core/document'
import { pageText } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let reader: TestPerson
let stranger: TestPerson
let workspaceId: string

beforeAll(async () => {
  w = await world() // on Sunday, 15 November 2026
  ;[owner, member, reader, stranger] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER'),
  ]
  workspaceId = await workspace(owner)
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [reader.id], degree: 'reader' })
})

const workspace = async (who: TestPerson) => (await w.call(who, workspaces.create, { name: 'الصيانة' })).body.id
const make = async (id: string, title: string, more: object = {}) =>
  (await w.call(owner, tasks.create, { id, title, ...more })).body
const save = (who: TestPerson, id: string, more: object = {}) =>
  w.call(who, projectTemplates.save, { id, title: 'قالب الصيانة', ...more })
const begin = (who: TestPerson, id: string, templateId: string, more: object = {}) =>
  w.call(who, projectTemplates.begin, { id, templateId, title: 'صيانة المبنى الثاني', startDate: '2026-12-06', ...more })
const offered = async (who: TestPerson, id: string) => {
  const { body } = await w.call(who, projectTemplates.list, { id })
  return { own: body.own.map((one) => one.id), others: body.others.map((one) => one.id) }
}
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

/** Two tasks one after the other, the first with all that a task has, done already; and one that was given up. */
async function project() {
  const { id } = (
    await w.call(owner, projects.create, {
      id: workspaceId,
      title: 'صيانة المبنى',
      startDate: '2026-11-15',
      dueDate: '2026-12-03',
    })
  ).body
  const { lists } = (await w.call(owner, projects.open, { id })).body
  const milestone = (await w.call(owner, milestones.create, { id, title: 'التسليم', dueDate: '2026-11-30' })).body
  const known = (await w.call(owner, labels.list, { scopeId: workspaceId })).body.items[0]
  const label = known ?? (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'كهرباء', colour: 'red' })).body
  const first = await make(id, 'فحص المصاعد', {
    listId: lists[1]!.id,
    description: documentFromText('نبدأ بالمصعد الشمالي', 'rtl'),
    priority: 'HIGH',
    startDate: '2026-11-16',
    dueDate: '2026-11-19',
    assigneeIds: [member.id],
    labelIds: [label.id],
    milestoneId: milestone.id,
    estimate: 90,
  })
  const { actionItems: items } = (await w.call(owner, actionItems.add, { id: first.id, title: 'قياس الحمل' })).body
  await w.call(owner, actionItems.change, { id: first.id, itemId: items[0]!.id, checked: true })
  const below = await make(id, 'حجز الفني', { parentId: first.id, dueDate: '2026-11-17' })
  const second = await make(id, 'تقرير الفحص', { startDate: '2026-11-22', dueDate: '2026-11-23' })
  await w.call(owner, dependencies.set, { id: second.id, beforeId: first.id, kind: 'FS', lag: 1 })
  const gone = await make(id, 'ملغاة')
  await w.call(owner, tasks.cancel, { id: gone.id })
  await w.call(owner, tasks.done, { id: first.id })
  return { id, first, below, second }
}

test('a project begins with a template: everything is to do, its days as far from its beginning in working days, and nobody’s', async () => {
  const { id } = await project()
  const template = (await save(owner, id, { description: 'للمباني كلها' })).body
  expect(template).toMatchObject({
    lists: ['To do', 'In progress', 'Done'],
    tasks: 2,
    subtasks: 1,
    milestones: 1,
    days: 15,
    people: false,
    everywhere: false,
  })
  const made = await begin(member, workspaceId, template.id, { people: true })
  expect(made.body).toMatchObject({
    title: 'صيانة المبنى الثاني',
    description: 'للمباني كلها',
    status: 'DRAFT',
    startDate: '2026-12-06',
    dueDate: '2026-12-24', // three weeks of five days, as before
    lead: null,
  })
  const { id: copy } = made.body
  const found = (await w.call(reader, tasks.list, { projectId: copy, view: 'all' })).body.items
  expect(new Set(found.map(({ title }) => title))).toEqual(new Set(['فحص المصاعد', 'تقرير الفحص']))
  const open = async (title: string) =>
    (await w.call(reader, tasks.open, { id: found.find((one) => one.title === title)!.id })).body.task
  const [first, second] = [await open('فحص المصاعد'), await open('تقرير الفحص')]
  const { lists, milestones: led } = (await w.call(reader, projects.open, { id: copy })).body
  expect(first).toMatchObject({
    status: 'NEW',
    progress: 0,
    listId: lists[0]!.id,
    priority: 'HIGH',
    startDate: '2026-12-07',
    dueDate: '2026-12-10',
    duration: 4,
    estimate: 90,
    assignees: [],
    labels: [{ name: 'كهرباء', colour: 'red' }],
    milestone: { title: 'التسليم' },
    actionItems: [{ title: 'قياس الحمل', checked: false }],
    children: [{ title: 'حجز الفني', dueDate: '2026-12-08', status: 'NEW' }],
    followedBy: [{ task: { id: second.id }, kind: 'FS', lag: 1 }],
  })
  expect([second.startDate, second.dueDate, led.map(({ dueDate }) => dueDate)]).toEqual([
    '2026-12-13',
    '2026-12-14',
    ['2026-12-21'],
  ])
  const { doc } = (await w.call(reader, documents.open, { id: first.documentId! })).body.document
  expect(pageText(doc)).toBe('نبدأ بالمصعد الشمالي')
})

test('people come along only where they were asked for, and only members of the workspace are assigned', async () => {
  const { id, first } = await project()
  const elsewhere = await workspace(owner)
  const template = (await save(owner, id, { people: true, everywhere: true })).body
  expect(template.people).toBe(true)
  const assignees = async (workspaceOf: string, more: object) => {
    const copy = (await begin(owner, workspaceOf, template.id, more)).body.id
    const { items } = (await w.call(owner, tasks.list, { projectId: copy })).body
    return items.find(({ title }) => title === first.title)!.assignees.map((one) => one.id)
  }
  expect(await assignees(workspaceId, { people: true })).toEqual([member.id])
  expect(await assignees(workspaceId, {})).toEqual([])
  expect(await assignees(elsewhere, { people: true })).toEqual([])
  expect((await w.call(owner, labels.list, { scopeId: elsewhere })).body.items.map(({ name }) => name)).toEqual(['كهرباء'])
})

test('a template is read and used as projects of its workspace are; elsewhere only where it is offered everywhere', async () => {
  const { id } = await project()
  const [inside, everywhere] = [(await save(member, id)).body, (await save(member, id, { everywhere: true })).body]
  expect([code(await save(reader, id)), code(await save(stranger, id))]).toEqual([
    [403, 'forbidden'],
    [404, 'not_found'],
  ])
  const elsewhere = await workspace(reader)
  const own = (await offered(reader, workspaceId)).own
  expect(own).toEqual(expect.arrayContaining([inside.id, everywhere.id]))
  const others = (await offered(reader, elsewhere)).others
  expect([others.includes(everywhere.id), others.includes(inside.id)]).toEqual([true, false])
  expect((await w.call(stranger, projectTemplates.list, { id: workspaceId })).status).toBe(404)
  const foreign = await workspace(stranger)
  expect((await offered(stranger, foreign)).others).toEqual([])

  const missing = [400, 'workspace.template_missing']
  expect(code(await begin(stranger, foreign, everywhere.id))).toEqual(missing)
  expect(code(await begin(reader, elsewhere, inside.id))).toEqual(missing)
  expect(code(await begin(reader, workspaceId, inside.id))).toEqual([403, 'forbidden'])
  expect((await begin(reader, elsewhere, everywhere.id)).status).toBe(200)
  for (const startDate of ['2026-11-01', '2199-12-31'])
    expect(code(await begin(member, workspaceId, inside.id, { startDate }))).toEqual([400, 'invalid_input'])

  const said = { id: inside.id, version: 1, title: 'آخر', description: '', everywhere: true }
  expect((await w.call(reader, projectTemplates.change, said)).status).toBe(403)
  expect((await w.call(stranger, projectTemplates.change, said)).status).toBe(404)
  expect((await w.call(member, projectTemplates.change, said)).body).toMatchObject({ title: 'آخر', version: 2, everywhere: true })
  expect(code(await w.call(member, projectTemplates.change, said))).toEqual([409, 'changed_meanwhile'])
  expect((await w.call(reader, projectTemplates.delete, { id: inside.id })).status).toBe(403)
  expect((await w.call(member, projectTemplates.delete, { id: inside.id })).status).toBe(200)
  expect((await offered(reader, workspaceId)).own).not.toContain(inside.id)
})

test('who leaves the workspace no longer sees its templates, and they go with it', async () => {
  const aside = await workspace(owner)
  await w.call(owner, workspacePeople.addPeople, { id: aside, userIds: [reader.id], degree: 'reader' })
  const { id } = (await w.call(owner, projects.create, { id: aside, title: 'مؤقت' })).body
  const template = (await save(owner, id, { everywhere: true })).body
  const home = await workspace(reader)
  expect((await offered(reader, home)).others).toContain(template.id)
  await w.call(reader, workspacePeople.leave, { id: aside })
  expect((await offered(reader, home)).others).not.toContain(template.id)
  await w.call(owner, workspaces.delete, { id: aside })
  const own = await workspace(owner)
  expect((await offered(owner, own)).others).not.toContain(template.id)
  expect(code(await begin(owner, own, template.id))).toEqual([400, 'workspace.template_missing'])
})
