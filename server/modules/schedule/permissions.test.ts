import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { delegations } from '@diwan/contract/approvals/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { approvedKind, settleDue } from '../approvals/public.ts'
import { readSpans } from '../calendar/public.ts'
import { addMember } from '../units/public.ts'
import { requestApproval } from './service/permissions/approving.ts'
import { endPassed } from './service/permissions/cancel.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'

let w: World
let department: TestUnit
let group: TestUnit
let sara: TestPerson
let head: TestPerson
let admin: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world() // it is 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  department = await w.department()
  group = await w.group(department)
  ;[sara, head, stranger] = [await w.person('USER', group), await w.person('USER', group), await w.person('USER')]
  await addMember(w.db, group.id, head.id, 'head')
})

const asked = (more: object = {}) => ({
  typeId: LEAVE,
  reason: 'سفر عائلي',
  dateFrom: '2026-11-22',
  dateTo: '2026-11-24',
  wholeDays: true,
  departmentId: department.id,
  groupId: group.id,
  ...more,
})
const send = (who: TestPerson, more: object = {}) => w.call(who, permissions.send, asked(more))
const open = async (who: TestPerson, id: string) => (await w.call(who, permissions.open, { id })).body
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const fieldsOf = ({ body }: { body: unknown }) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`)
const listed = async (who: TestPerson, view: string) =>
  (await w.call(who, permissions.list, { view } as never)).body.items.map(({ id }) => id)
const settle = async () => {
  w.clock.advance(UNDO_SECONDS * 1000)
  await settleDue(w.portal, [approvedKind(requestApproval)])
}
async function approved(more: object = {}): Promise<string> {
  const { id, version } = (await send(sara, more)).body
  expect((await w.call(head, requestDecisions.approve, { id, version })).status).toBe(200)
  await settle()
  return id
}

test('a request is sent, waits for the head alone, and an approved one makes its requester away', async () => {
  const answer = await send(sara)
  expect([answer.status, answer.body]).toMatchObject([200, { status: 'SENT', working: { days: 3, seconds: 3 * 8 * 3_600 } }])
  const { id, version } = answer.body
  expect([await listed(sara, 'mine'), await listed(head, 'decide'), await listed(stranger, 'all')]).toEqual([[id], [id], []])
  expect((await w.call(stranger, permissions.open, { id })).status).toBe(404)
  expect((await w.call(head, requestDecisions.claim, { id, version })).status).toBe(200)
  expect((await w.call(head, requestDecisions.approve, { id, version: version + 1 })).status).toBe(200)
  await settle()
  const { request, approval } = await open(sara, id)
  expect([request.status, approval?.state, request.can]).toMatchObject(['APPROVED', 'approved', { cancel: true, edit: false }])
  const spans = await readSpans(w.db, { people: [sara.id], from: w.clock.now(), to: new Date('2027-01-01') })
  expect(spans).toMatchObject([
    { kind: 'away', starts: new Date('2026-11-21T21:00:00Z'), ends: new Date('2026-11-24T21:00:00Z') },
  ])
  const told = (await w.call(sara, notifications.list, {})).body.items.map(({ event }) => event)
  expect(told).toContain('permissions.request_approved')
})

test('each wrong field is named with the message of the specification', async () => {
  expect(fieldsOf(await send(sara, { dateFrom: '', dateTo: '' }))).toEqual([
    'dateFrom date_from_required',
    'dateTo date_to_required',
  ])
  expect(fieldsOf(await send(sara, { dateFrom: '2026-11-24', dateTo: '2026-11-22' }))).toEqual(['dateTo date_from_after_date_to'])
  expect(fieldsOf(await send(sara, { dateFrom: '2026-11-14' }))).toEqual(['dateFrom date_past'])
  const hours = { wholeDays: false, dateFrom: '2026-11-15', dateTo: '2026-11-15' }
  expect(fieldsOf(await send(sara, { ...hours, timeFrom: '09:00', timeTo: '12:00' }))).toEqual(['timeFrom time_past'])
  expect(fieldsOf(await send(sara, hours))).toEqual(['timeFrom start_required', 'timeTo end_required'])
  expect(fieldsOf(await send(sara, { ...hours, timeFrom: '13:00', timeTo: '12:00' }))).toEqual([
    'timeTo time_from_not_before_time_to',
  ])
  expect(fieldsOf(await send(sara, { reason: ' ' }))).toEqual(['reason too_small'])
  expect(fieldsOf(await send(sara, { departmentId: null, groupId: null }))).toEqual(['departmentId department'])
  expect(fieldsOf(await send(sara, { departmentId: (await w.department()).id, groupId: null }))).toEqual([
    'departmentId department',
  ])
  expect(fieldsOf(await send(sara, { dateTo: '2028-01-01' }))).toEqual(['dateTo date_outside_range'])
  expect(await listed(sara, 'mine')).toEqual([])
})

test('a draft is its writer’s alone, may be incomplete, and is sent once it is complete', async () => {
  const { id, version } = (await w.call(sara, permissions.create, asked({ dateFrom: '', dateTo: '', reason: '' }))).body
  expect([await listed(sara, 'mine'), await listed(admin, 'all').then((all) => all.includes(id))]).toEqual([[id], false])
  expect((await w.call(admin, permissions.open, { id })).status).toBe(404)
  const changed = await w.call(sara, permissions.change, { ...asked({ reason: 'موعد' }), id, version })
  expect([changed.status, changed.body.reason]).toEqual([200, 'موعد'])
  expect(codeOf(await w.call(sara, permissions.change, { ...asked(), id, version }))).toEqual([409, 'changed_meanwhile'])
  const sent = await w.call(sara, permissions.submit, { ...asked(), id, version: changed.body.version })
  expect([sent.status, sent.body.status]).toEqual([200, 'SENT'])
  expect(codeOf(await w.call(sara, permissions.discard, { id }))).toEqual([409, 'wrong_state'])
  const other = (await w.call(sara, permissions.create, asked())).body
  expect((await w.call(sara, permissions.discard, { id: other.id })).status).toBe(200)
  expect(await listed(sara, 'mine')).toEqual([id])
})

test('own requests never overlap; what is canceled or rejected frees its time', async () => {
  const { id, version } = (await send(sara)).body
  expect(codeOf(await send(sara, { dateFrom: '2026-11-24', dateTo: '2026-11-25' }))).toEqual([
    409,
    'permissions.overlaps_own_request',
  ])
  expect((await send(sara, { dateFrom: '2026-11-25', dateTo: '2026-11-25' })).status).toBe(200)
  expect((await send(head, {})).status).toBe(200)
  expect((await w.call(sara, permissions.cancel, { id, version })).body.status).toBe('CANCELED')
  expect((await send(sara)).status).toBe(200)
})

test('of many requests for one time that are sent at once exactly one is kept, and none waits for another for ever', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(sara)))
  expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(
    Array.from({ length: 39 }, () => [409, 'permissions.overlaps_own_request']),
  )
})

test('an approved request is canceled before it begins, by its requester or an administrator, and ends with its time', async () => {
  const first = await approved()
  const { version } = (await open(sara, first)).request
  expect(codeOf(await w.call(head, permissions.cancel, { id: first, version }))).toEqual([404, 'not_found'])
  expect((await w.call(admin, permissions.cancel, { id: first, version, reason: 'جرد' })).body.status).toBe('CANCELED')
  expect(await readSpans(w.db, { people: [sara.id], from: w.clock.now(), to: new Date('2027-01-01') })).toEqual([])
  const told = (await w.call(head, notifications.list, {})).body.items.map(({ event }) => event)
  expect(told).toContain('permissions.request_canceled')

  const second = await approved({
    wholeDays: false,
    dateFrom: '2026-11-15',
    dateTo: '2026-11-15',
    timeFrom: '13:00',
    timeTo: '15:00',
  })
  const again = (await open(sara, second)).request.version
  w.clock.advance(3 * 3_600_000)
  expect(codeOf(await w.call(sara, permissions.cancel, { id: second, version: again }))).toEqual([409, 'permissions.begun'])
  w.clock.advance(3_600_000 * 2)
  await endPassed(w.portal)
  expect((await open(sara, second)).request.status).toBe('DONE')
  w.clock.advance(-5 * 3_600_000)
})

test('nobody decides their own request: as head, as delegate, as administrator, in a batch or after a change of role', async () => {
  await addMember(w.db, group.id, sara.id, 'head')
  const { id, version } = (await send(sara)).body
  const attempts = async () => [
    codeOf(await w.call(sara, requestDecisions.approve, { id, version, reason: 'x' })),
    codeOf(await w.call(sara, requestDecisions.claim, { id, version })),
    codeOf(await w.call(sara, requestDecisions.reject, { id, version, reason: 'x' })),
    (await w.call(sara, requestDecisions.decideMany, { items: [{ id, version }], outcome: 'approve' })).body.items,
  ]
  const refused = [[403, 'forbidden'], [403, 'forbidden'], [403, 'forbidden'], [{ id, code: 'forbidden' }]]
  expect([await listed(sara, 'decide'), await attempts()]).toEqual([[], refused])
  await w.call(head, delegations.set, { toId: sara.id, fromDay: '2026-11-15', untilDay: '2026-11-20' })
  expect(await attempts()).toEqual(refused)
  await w.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', sara.id).execute()
  await settle()
  expect([await attempts(), await listed(sara, 'undecided').then((all) => all.includes(id))]).toEqual([refused, false])
  expect((await open(head, id)).request.status).toBe('SENT')
})

test('of several approvers who decide at once one decision counts', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => w.person('USER', group)))
  for (const one of others) await addMember(w.db, group.id, one.id, 'head')
  const { id, version } = (await send(sara)).body
  const answers = await Promise.all([head, ...others].map((one) => w.call(one, requestDecisions.approve, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await settle()
  expect((await open(sara, id)).approval?.steps[0]?.decisions).toHaveLength(1)
})
