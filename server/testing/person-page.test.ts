import { chat } from '@diwan/contract/chat/endpoints'
import { personPage } from '@diwan/contract/person/endpoints'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { users } from '@diwan/contract/users/endpoints/users'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { units } from '@diwan/contract/units/endpoints'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let admin: TestPerson
let sara: TestPerson
let omar: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[admin, sara, omar] = [await w.person('ADMIN'), await w.person('TECH', group), await w.person('USER', group)]
})

const page = (who: TestPerson, id: string) => w.call(who, personPage.open, { id })
const sharedWith = async (who: TestPerson, id: string, kind: string) =>
  (await page(who, id)).body.shared.find((one) => one.kind === kind)

test('a person is shown as the reader may know them, and somebody who is not there is not found', async () => {
  const { status, body } = await page(omar, sara.id)
  expect([status, body]).toMatchObject([200, { person: { id: sara.id, mobile: null }, zone: 'Asia/Riyadh' }])
  expect((await page(omar, randomUUID())).status).toBe(404)
  const gone = await w.person('USER')
  const { version } = (await w.call(admin, users.open, { id: gone.id })).body
  expect((await w.call(admin, users.delete, { id: gone.id, version })).status).toBe(200)
  expect((await page(omar, gone.id)).status).toBe(404)
})

test('the manager is the head of the nearest unit, and nobody is their own', async () => {
  const head = await w.person('TECH', group)
  await w.call(admin, units.join, { id: group.id, userId: head.id, relation: 'head' })
  expect((await page(omar, sara.id)).body.managers).toMatchObject([{ id: head.id }])
  expect((await page(omar, head.id)).body.managers).toEqual([])
})

test('what both take part in is shown with its count, and what only one of them may see is not', async () => {
  const ticket = await w.ticket({ by: omar, group, subject: 'طابعة الدور الثاني' })
  expect(await sharedWith(sara, omar.id, 'ticket')).toMatchObject({
    count: { count: 1, more: false },
    items: [{ id: ticket.id }],
  })
  const stranger = await w.person('USER')
  expect(await sharedWith(stranger, omar.id, 'ticket')).toBeUndefined()
  expect(await sharedWith(omar, stranger.id, 'ticket')).toBeUndefined()
})

test('groups, projects and meetings of both are shared', async () => {
  const { id } = (await w.call(omar, chat.create, { name: 'مناوبة', userIds: [sara.id] })).body
  await w.call(omar, chat.create, { name: 'بلا سارة', userIds: [] })
  const { body: workspace } = await w.call(omar, workspaces.create, { name: 'فرع جدة' })
  const project = (await w.call(omar, projects.create, { id: workspace.id, title: 'توسعة الشبكة' })).body
  expect(await sharedWith(omar, sara.id, 'project')).toBeUndefined()
  await w.call(omar, workspacePeople.addPeople, { id: workspace.id, userIds: [sara.id], degree: 'reader' })
  const planned = { meetingTitle: 'متابعة', meetingStart: '2026-11-26T14:00', attendees: [{ id: sara.id }] }
  const meeting = (await w.call(omar, meetings.plan, planned)).body
  for (const [who, other] of [
    [omar, sara],
    [sara, omar],
  ] as const) {
    expect((await sharedWith(who, other.id, 'chat'))?.items).toMatchObject([{ id, title: 'مناوبة' }])
    expect((await sharedWith(who, other.id, 'project'))?.items).toMatchObject([{ id: project.id, progress: 0 }])
    expect((await sharedWith(who, other.id, 'meeting'))?.items).toMatchObject([{ id: meeting.id }])
  }
  expect((await page(admin, sara.id)).body.shared).toEqual([])
})

test('a closed module shares nothing, and nobody shares with themselves', async () => {
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', 'chat').execute()
  const closed = await sharedWith(omar, sara.id, 'chat')
  await w.db.updateTable('modules').set({ status: 'STABLE' }).where('key', '=', 'chat').execute()
  expect([closed, (await page(omar, omar.id)).body.shared]).toEqual([undefined, []])
})
