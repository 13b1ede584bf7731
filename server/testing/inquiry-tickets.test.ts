import { actions } from '@diwan/contract/actions/endpoints'
import { support } from '@diwan/contract/support/endpoints/support'
import { links } from '@diwan/contract/links/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import { world, type World } from './world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

test('making a ticket of an inquiry closes it, opens the ticket for its asker and shows it to both, once', async () => {
  const [noura, admin, group] = [await w.person('USER'), await w.person('ADMIN'), await w.group()]
  const body = documentFromText('لا تطبع منذ الصباح', 'rtl')
  const { body: asked } = await w.call(noura, support.create, { subject: 'الطابعة', category: 'content', body })
  const choices = { departmentId: group.parentId!, groupId: group.id, requesterId: noura.id }
  const make = (by: TestPerson) => w.call(by, actions.run, { id: asked.id, key: 'tickets.make', choices })
  expect((await make(noura)).status).toBe(404)
  const answers = await Promise.all([make(admin), make(admin)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])

  const seen = async (by: TestPerson) => (await w.call(by, support.open, { id: asked.id })).body.inquiry
  const { status, reason, ticket } = await seen(noura)
  expect([status, reason, (await seen(admin)).ticket]).toEqual(['CLOSED', 'converted', ticket])
  const opened = (await w.call(noura, tickets.open, { id: ticket!.id })).body.ticket
  expect([opened.subject, opened.requester.id]).toEqual([asked.subject, noura.id])
  const linked = async (by: TestPerson) =>
    (await w.call(by, links.list, { id: ticket!.id })).body.items.map(({ record }) => record.path)
  expect([await linked(noura), await linked(admin)]).toEqual([[`/user?inquiry=${asked.id}`], [`/admin/support?id=${asked.id}`]])
  const operator = await w.person('SYSTEM_ADMIN')
  expect((await w.call(operator, tickets.open, { id: ticket!.id })).status).toBe(404)
})
