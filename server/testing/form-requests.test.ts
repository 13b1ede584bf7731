import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { forms } from '@diwan/contract/forms/endpoints'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { permissions, requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { expect, test } from 'vitest'
import { publishedFor } from '../modules/forms/proof/published.ts'
import { addMember } from '../modules/units/public.ts'
import { world } from './world.ts'

const field = (key: string, type: string) => ({ key, type, labelAr: key, labelEn: key, required: true })

test('an entry becomes a permission request of its sender in the same moment, and what a request refuses is refused by the field of the form', async () => {
  const w = await world() // it is 15-11-2026
  const group = await w.group()
  const [author, sara, head] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER', group)]
  await addMember(w.db, group.id, head.id, 'head')
  const [type] = (await w.call(sara, permissions.form, {})).body.types
  const content = FormContent.parse({
    nameAr: 'طلب إجازة',
    nameEn: 'Leave form',
    target: 'permission_request',
    request: { typeId: type!.id, reason: 'why', dateFrom: 'first', dateTo: 'last' },
    fields: [field('why', 'text'), field('first', 'date'), field('last', 'date')],
  })
  const { id } = await publishedFor(w, author, unitToken(group.id), content)
  const send = (answers: Record<string, string>) => w.call(sara, forms.send, { id, fieldsVersion: 1, answers })
  const { status, body } = await send({ why: 'سفر', first: '2026-11-22', last: '2026-11-24' })
  expect([status, body.made]).toMatchObject([200, { title: expect.stringContaining('Leave') }])
  const [request, ...others] = (await w.call(head, permissions.list, { view: 'decide' })).body.items
  expect([request, others]).toMatchObject([
    { reason: 'سفر', dateFrom: '2026-11-22', dateTo: '2026-11-24', wholeDays: true, createdBy: { id: sara.id }, status: 'SENT' },
    [],
  ])
  const [waiting] = (await w.call(head, decisionInbox.waiting, {})).body.items
  expect(waiting?.period).toEqual({
    from: Date.parse('2026-11-22T00:00+03:00') / 1000,
    until: Date.parse('2026-11-25T00:00+03:00') / 1000,
    wholeDays: true,
    zone: 'Asia/Riyadh',
  })
  const overlapping = await send({ why: 'سفر', first: '2026-11-24', last: '2026-11-25' })
  expect([overlapping.status, (overlapping.body as { code?: string }).code]).toEqual([409, 'permissions.overlaps_own_request'])
  const past = await send({ why: 'سفر', first: '2026-11-10', last: '2026-11-11' })
  expect([past.status, (past.body as { fields?: object[] }).fields]).toEqual([
    400,
    [{ path: 'answers.first', code: 'date_past' }],
  ])
  expect((await w.call(sara, permissions.list, { view: 'mine' })).body.items).toHaveLength(1)

  // the sender chose no type: what is wrong with it is no field of theirs
  const { items, version } = (await w.call(author, requestTypes.list, {})).body
  const kept = items.map(({ id: one, nameAr, nameEn }) => ({ id: one, nameAr, nameEn, active: one !== type!.id }))
  expect((await w.call(author, requestTypes.save, { items: kept, version })).status).toBe(200)
  const gone = await send({ why: 'سفر', first: '2026-12-01', last: '2026-12-02' })
  expect(gone.body).toMatchObject({ status: 409, code: 'forms.request_type_gone' })
  expect(gone.body).not.toHaveProperty('fields')
})
