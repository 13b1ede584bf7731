import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { delegations } from '@diwan/contract/approvals/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { permissions, requestDecisions, requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countDeadlocks } from '../../testing/deadlocks.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { deep } from '../../testing/seeded.ts'
import { world, type World } from '../../testing/world.ts'
import { approvedKind, settleDue } from '../approvals/public.ts'
import { readSpans } from '../calendar/public.ts'
import { addMember } from '../units/public.ts'
import { CONTENT } from './proof/appointments.ts'
import { requestSpans } from './queries/permissions/absence.ts'
import { requestApproval } from './service/permissions/approving.ts'
import { endPassed } from './service/permissions/cancel.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'

/** Requests that are sent at once; the deep run sends as many as the specification asks. */
const MANY = deep ? 1_000 : 40

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
const isNotified = (who: TestPerson, event: string) =>
  vi.waitFor(async () => expect((await w.call(who, notifications.list, {})).body.items.map((one) => one.event)).toContain(event))
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
  await isNotified(sara, 'schedule.request_approved')
})

test('an absence that is approved later names the bookings of that time to both sides, and drops none', async () => {
  const dates = { dateFrom: '2026-11-23', dateTo: '2026-11-26' }
  const offered = { ...CONTENT, ...dates, kind: 'bookable' as const, peopleIds: [sara.id] }
  const { id } = (await w.call(admin, appointments.create, offered)).body
  const book = async (time: string) =>
    (await w.call(stranger, bookings.book, { id, startsAt: Date.parse(`${time}:00+03:00`) / 1000 })).body
  const [during, after] = [await book('2026-11-23T10:00'), await book('2026-11-26T10:00')]
  await approved()
  for (const who of [sara, stranger]) await isNotified(who, 'schedule.booking_absent')
  const { items } = (await w.call(stranger, notifications.list, {})).body
  expect(items.filter((one) => one.event === 'schedule.booking_absent').map(({ path }) => path?.includes(during.id))).toEqual([
    true,
  ])
  const statuses = (await w.call(stranger, bookings.list, { view: 'mine', direction: 'rising' })).body.items
  expect(statuses.map((one) => [one.id, one.status])).toEqual([
    [during.id, 'APPROVED'],
    [after.id, 'APPROVED'],
  ])
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
  const answers = await Promise.all(Array.from({ length: MANY }, () => send(sara)))
  expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(
    Array.from({ length: MANY - 1 }, () => [409, 'permissions.overlaps_own_request']),
  )
  expect(await countDeadlocks(w)).toBe(0)
})

test('an approved request is canceled before it begins, by its requester or an administrator, and ends with its time', async () => {
  const first = await approved()
  const { version } = (await open(sara, first)).request
  expect(codeOf(await w.call(head, permissions.cancel, { id: first, version }))).toEqual([403, 'forbidden'])
  expect((await w.call(admin, permissions.revoke, { id: first, version, reason: 'جرد' })).body.status).toBe('CANCELED')
  expect(await readSpans(w.db, { people: [sara.id], from: w.clock.now(), to: new Date('2027-01-01') })).toEqual([])
  await isNotified(head, 'schedule.request_canceled')

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

test('nobody decides their own request: as head, as delegate, with the right over all, or in a batch', async () => {
  const boss = await w.person('ADMIN', group)
  await addMember(w.db, group.id, sara.id, 'head')
  for (const who of [sara, boss]) {
    const { id, version } = (await send(who)).body
    const attempts = async () => [
      codeOf(await w.call(who, requestDecisions.approve, { id, version, reason: 'x' })),
      codeOf(await w.call(who, requestDecisions.claim, { id, version })),
      codeOf(await w.call(who, requestDecisions.reject, { id, version, reason: 'x' })),
      codeOf(await w.call(who, requestDecisions.askForChange, { id, version, reason: 'x' })),
      (await w.call(who, requestDecisions.decideMany, { items: [{ id, version }], outcome: 'approve', reason: 'x' })).body.items,
    ]
    const no = [403, 'forbidden']
    const refused = [no, no, no, no, [{ id, code: 'forbidden' }]]
    expect([(await listed(who, 'decide')).includes(id), await attempts()]).toEqual([false, refused])
    await w.call(head, delegations.set, { toId: who.id, fromDay: '2026-11-15', untilDay: '2026-11-20' })
    expect([await attempts(), (await listed(who, 'undecided')).includes(id)]).toEqual([refused, false])
    await settle()
    expect((await open(head, id)).request.status).toBe('SENT')
  }
})

test('of several approvers who decide at once one decision counts', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => w.person('USER', group)))
  for (const one of others) await addMember(w.db, group.id, one.id, 'head')
  const { id, version } = (await send(sara)).body
  const deciders = [head, ...others]
  const tries = Array.from({ length: Math.max(deciders.length, MANY) }, (_, n) => deciders[n % deciders.length]!)
  const answers = await Promise.all(tries.map((one) => w.call(one, requestDecisions.approve, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await settle()
  expect((await open(sara, id)).approval?.steps[0]?.decisions).toHaveLength(1)
  expect(await countDeadlocks(w)).toBe(0)
})

test('an approver asks for a change: the request is a draft again that its requester changes and sends, and others do not see', async () => {
  const { id, version } = (await send(sara)).body
  const comment = { id, version, reason: 'أرفق جدول المناوبة' }
  expect((await w.call(head, requestDecisions.askForChange, comment)).status).toBe(200)
  await settle()
  const draft = (await open(sara, id)).request
  expect([draft.status, draft.can]).toMatchObject(['DRAFT', { edit: true, cancel: false }])
  expect((await open(head, id)).request.status).toBe('DRAFT')
  expect((await w.call(admin, permissions.open, { id })).status).toBe(404)
  await isNotified(sara, 'schedule.request_change_asked')
  const again = await w.call(sara, permissions.submit, { ...asked({ dateTo: '2026-11-23' }), id, version: draft.version })
  expect([again.status, again.body.status, await listed(head, 'decide')]).toEqual([200, 'SENT', [id]])
})

test('an approval is canceled with a reason before it begins: the same step asks again, and the absence is gone', async () => {
  const id = await approved()
  const { version } = (await open(head, id)).request
  expect(codeOf(await w.call(sara, requestDecisions.cancelApproval, { id, version, reason: 'x' }))).toEqual([403, 'forbidden'])
  expect((await w.call(head, requestDecisions.cancelApproval, { id, version, reason: 'تغيّر الجدول' })).status).toBe(200)
  expect((await open(sara, id)).request.status).toBe('SENT')
  expect([
    await listed(head, 'decide'),
    await readSpans(w.db, { people: [sara.id], from: w.clock.now(), to: new Date('2027-01-01') }),
  ]).toEqual([[id], []])
  await isNotified(sara, 'schedule.request_approval_canceled')
  // Submitting another request for the same time is refused as long as this one stands.
  expect(codeOf(await send(sara))).toEqual([409, 'permissions.overlaps_own_request'])
})

test('spans equal those that follow from the requests alone', async () => {
  await approved()
  const rebuilt = (await requestSpans.rebuilt(w.db)).map(({ objectId, starts, ends }) => [objectId, starts, ends])
  const people = (await w.db.selectFrom('permission_requests').select('created_by').execute()).map(({ created_by }) => created_by)
  const stored = await readSpans(w.db, { people, from: new Date('2026-01-01'), to: new Date('2028-01-01') })
  const absences = stored.filter(({ kind }) => kind === 'away') // they have bookings as well
  expect(new Set(absences.map(({ object_id, starts, ends }) => [object_id, starts, ends]))).toEqual(new Set(rebuilt))
})

test('an administrator names the types; one that is switched off stays readable and cannot be chosen', async () => {
  const { items, version } = (await w.call(admin, requestTypes.list, {})).body
  expect(items.map(({ nameEn }) => nameEn)).toEqual(['Leave', 'Exit permission'])
  expect((await w.call(sara, requestTypes.list, {})).status).toBe(403)
  const { id } = (await send(sara)).body
  const [leave, exit] = items
  const saved = await w.call(admin, requestTypes.save, {
    version,
    items: [{ nameAr: 'انتداب', nameEn: 'Business trip', active: true }, exit!, { ...leave!, active: false }],
  })
  expect([saved.status, saved.body.items.map(({ nameEn, active }) => [nameEn, active])]).toEqual([
    200,
    [
      ['Business trip', true],
      ['Exit permission', true],
      ['Leave', false],
    ],
  ])
  expect(codeOf(await w.call(admin, requestTypes.save, { version, items: [exit!] }))).toEqual([409, 'changed_meanwhile'])
  expect((await open(sara, id)).request.type).toMatchObject({ nameEn: 'Leave', active: false })
  expect(fieldsOf(await send(sara, { dateFrom: '2026-11-25', dateTo: '2026-11-25' }))).toEqual(['typeId not_found'])
  const form = (await w.call(sara, permissions.form, {})).body
  expect(form.types.map(({ nameEn }) => nameEn)).toEqual(['Business trip', 'Exit permission'])
  await w.call(admin, requestTypes.save, { version: version + 1, items: [leave!, exit!] })
})

test('a preview says the working time, who else is away, and which own request takes the time already', async () => {
  const id = await approved()
  const period = { dateFrom: '2026-11-19', dateTo: '2026-11-22', wholeDays: 'true', unitId: group.id } as const
  const { body } = await w.call(head, permissions.preview, period)
  // Friday and Saturday are days off.
  expect(body).toMatchObject({ working: { days: 2, seconds: 57_600 }, awayThen: { away: 1, people: 2 }, overlaps: null })
  expect((await w.call(sara, permissions.preview, period)).body).toMatchObject({ awayThen: { away: 0 }, overlaps: { id } })
  expect((await w.call(stranger, permissions.preview, period)).body.awayThen).toBeNull()
})
