import { forms } from '@diwan/contract/forms/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { FormContent } from '@diwan/contract/forms/schemas'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { expect, test } from 'vitest'
import { publishedFor } from '../modules/forms/proof/published.ts'
import { world } from './world.ts'

const reason = { key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason', required: true }

test('an entry becomes a ticket in the same moment, linked with it and showing the answers', async () => {
  const w = await world()
  const group = await w.group()
  const [author, sara] = [await w.person('ADMIN'), await w.person('USER', group)]
  const target = { target: 'ticket', departmentId: group.parentId, groupId: group.id, priority: 'HIGH' }
  const content = FormContent.parse({ nameAr: 'طلب جهاز', nameEn: 'Device request', ...target, fields: [reason] })
  const { id } = await publishedFor(w, author, unitToken(group.id), content)
  const send = (answers: Record<string, string>) => w.call(sara, forms.send, { id, fieldsVersion: 1, answers })
  const { body } = await send({ why: 'تعطل القديم' })
  expect(body.made).toMatchObject({ title: expect.any(String) })
  const [ticket, ...others] = (await w.call(sara, tickets.list, {})).body.items
  expect([ticket, others]).toMatchObject([{ priority: 'HIGH', group: { id: group.id } }, []])
  expect((await w.call(sara, tickets.thread, { id: ticket!.id })).text).toContain('تعطل القديم')
  expect((await send({})).status).toBe(400)
  expect((await w.call(sara, tickets.list, {})).body.items.length).toBe(1)
})
