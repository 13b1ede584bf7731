import { labels } from '@diwan/contract/labels/endpoints'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { BoardGroup } from '@diwan/contract/work/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let owner: TestPerson
let member: TestPerson
let stranger: TestPerson
let workspaceId: string
let projectId: string

beforeAll(async () => {
  w = await world()
  ;[owner, member, stranger] = (await Promise.all([1, 2, 3].map(() => w.person('USER')))) as [TestPerson, TestPerson, TestPerson]
  workspaceId = (await w.call(owner, workspaces.create, { name: 'التحول الرقمي' })).body.id
  await w.call(owner, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  projectId = (await w.call(owner, projects.create, { id: workspaceId, title: 'بوابة الموردين' })).body.id
})

const make = async (more: object) => (await w.call(owner, tasks.create, { id: projectId, title: 'مهمة', ...more })).body.id
/** What each column holds, by its key. */
const columns = async (by: BoardGroup, more: object = {}) => {
  const { columns: all } = (await w.call(owner, tasks.groups, { id: projectId, by, ...more })).body
  return new Map(all.map(({ key, tasks: held }) => [key, held.map(({ id }) => id)]))
}

test('the cards of a board are grouped by assignee, label and priority; empty columns are there to be filled', async () => {
  const label = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'عاجل', colour: 'red' })).body
  const spare = (await w.call(owner, labels.create, { scopeId: workspaceId, name: 'لاحقًا', colour: 'blue' })).body
  const both = await make({ assigneeIds: [owner.id, member.id], labelIds: [label.id] })
  const high = await make({ priority: 'HIGH', assigneeIds: [member.id] })
  const bare = await make({})
  await w.call(owner, tasks.cancel, { id: await make({ priority: 'LOW' }) })

  expect(await columns('priority')).toEqual(
    new Map([
      ['HIGH', [high]],
      ['NORMAL', [both, bare]],
      ['LOW', []],
    ]),
  )
  const people = await columns('assignee')
  expect([people.get(null), people.get(owner.id), people.get(member.id)]).toEqual([[bare], [both], [both, high]])
  const labelled = await columns('label')
  expect([...labelled.keys()]).toEqual([null, label.id, spare.id])
  expect([labelled.get(null), labelled.get(label.id), labelled.get(spare.id)]).toEqual([[high, bare], [both], []])

  const [first] = (await w.call(owner, tasks.groups, { id: projectId, by: 'label', most: 1 })).body.columns
  expect([first!.count, first!.tasks.map(({ id }) => id)]).toEqual([{ count: 2, more: false }, [high]])
  expect((await columns('priority', { assigneeId: member.id })).get('NORMAL')).toEqual([both])
  expect((await w.call(stranger, tasks.groups, { id: projectId, by: 'label' })).status).toBe(404)
})
