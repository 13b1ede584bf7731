import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { applications, opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishDue } from '../publishing/public.ts'
import { approveOpportunity, AT_ONCE, openOpportunityFor, settleDecisions } from '../../testing/opened-opportunity.ts'
import { TYPE } from './proof/planted.ts'
import { publishedOpportunity, tendOpportunities } from './service/tend.ts'

let w: World
let group: TestUnit
let creator: TestPerson
let approver: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[creator, approver] = [await w.person('ADMIN'), await w.person('ADMIN')]
  ;[sara, stranger] = [await w.person('USER', group), await w.person('USER')]
})

const DAY_MS = 86_400_000
/** So many days from now. */
const day = (days: number) => new Date(w.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const content = (more: object = {}) => ({
  position: 'محلل بيانات',
  typeId: TYPE,
  partner: 'أكاديمية الخليج',
  description: 'سطر أول\nسطر ثان',
  numberOfUsers: 3,
  dueDate: '2090-01-15',
  tokens: [unitToken(group.id)],
  ...more,
})
const create = async (more: object = {}) => (await w.call(creator, opportunity.create, content(more))).body
const opened = (more: object = {}) => openOpportunityFor(w, { creator, approver, content: content(more) })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`)
const available = async (who: TestPerson) => (await w.call(who, opportunity.list, {})).body.items.map(({ id }) => id)
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'opportunity', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))
const now = async (id: string) => (await w.call(creator, opportunity.open, { id })).body.opportunity

test('what is written is kept, approved by somebody else, published, and then found by those whom it addresses', async () => {
  const { id } = await create({ position: 'مدقق الزنجبيل' })
  const { typeId, tokens: _tokens, ...written } = content({ position: 'مدقق الزنجبيل' })
  expect(await now(id)).toMatchObject({ ...written, type: { id: typeId } })
  expect([await available(sara), await found(sara, 'زنجبيل')]).toEqual([expect.not.arrayContaining([id]), []])
  expect((await w.call(sara, opportunity.open, { id })).status).toBe(404)
  const version = await approveOpportunity(w, id, { creator, approver })
  expect((await now(id)).status).toBe('APPROVED')
  expect((await w.call(creator, opportunity.publish, { id, version, ...AT_ONCE, push: true })).body.status).toBe('OPEN')
  expect([await available(sara), await found(sara, 'زنجبيل')]).toEqual([expect.arrayContaining([id]), [id]])
  expect([await available(stranger), await found(stranger, 'زنجبيل')]).toEqual([expect.not.arrayContaining([id]), []])
  expect((await w.call(stranger, opportunity.open, { id })).status).toBe(404)
  expect((await w.call(stranger, applications.apply, { id })).status).toBe(404)
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/user/schedule/opportunity?id=${id}`).length).toBe(1)
  }, 20_000)
})

test('the creator does not approve it, a second decision is refused, and a rejected one is revised', async () => {
  const { id } = await create()
  const sent = (await w.call(creator, opportunity.submit, { id, version: 1 })).body
  expect(sent.status).toBe('SENT')
  const decide = (who: TestPerson) => w.call(who, opportunityDecisions.reject, { id, version: sent.version, reason: 'لا حاجة' })
  expect(codeOf(await decide(creator))).toEqual([403, 'forbidden'])
  expect((await decide(approver)).status).toBe(200)
  const other = await w.person('ADMIN')
  expect(codeOf(await decide(other))).toEqual([409, 'approvals.claimed'])
  await settleDecisions(w)
  const rejected = await now(id)
  expect(rejected.status).toBe('REJECTED')
  expect(codeOf(await w.call(creator, opportunity.submit, { id, version: rejected.version }))).toEqual([409, 'wrong_state'])
  expect((await w.call(creator, opportunity.revise, { id, version: rejected.version })).body.status).toBe('DRAFT')
})

test('who submits the draft of somebody else does not approve it, in a batch or with the right over all either', async () => {
  const { id } = await create()
  const sender = await w.person('SUPER_ADMIN')
  const { version } = (await w.call(sender, opportunity.submit, { id, version: 1 })).body
  for (const who of [sender, creator]) {
    const { body } = await w.call(who, opportunityDecisions.decideMany, {
      items: [{ id, version }],
      outcome: 'approve',
      reason: 'x',
    })
    expect(body.items).toEqual([{ id, code: 'forbidden' }])
    expect(codeOf(await w.call(who, opportunityDecisions.approve, { id, version, reason: 'x' }))).toEqual([403, 'forbidden'])
    expect((await w.call(who, opportunity.open, { id })).body.opportunity.can.approve).toBe(false)
  }
  expect((await w.call(approver, opportunityDecisions.approve, { id, version, reason: 'x' })).status).toBe(200)
  await settleDecisions(w)
  expect((await now(id)).status).toBe('APPROVED')
})

test('an approval is cancelled with a reason before it opens, and asks the same step again', async () => {
  const { id } = await create()
  const version = await approveOpportunity(w, id, { creator, approver })
  const cancel = (who: TestPerson, at: number) =>
    w.call(who, opportunityDecisions.cancelApproval, { id, version: at, reason: 'تغيّر العدد' })
  expect(codeOf(await cancel(creator, version))).toEqual([403, 'forbidden'])
  expect((await cancel(approver, version)).status).toBe(200)
  const again = await now(id)
  expect(again.status).toBe('SENT')
  expect((await w.call(approver, opportunityDecisions.approve, { id, version: again.version, reason: 'x' })).status).toBe(200)
  await settleDecisions(w)
  const open = await w.call(creator, opportunity.publish, { id, version: (await now(id)).version, ...AT_ONCE })
  expect(codeOf(await cancel(approver, open.body.version))).toEqual([409, 'wrong_state'])
})

test('the number of users lies between 1 and the setting, and what is missing is named when it is submitted', async () => {
  for (const numberOfUsers of [0, 1_001])
    expect(fieldsOf(await w.call(creator, opportunity.create, content({ numberOfUsers })))).toEqual([
      'numberOfUsers number_of_users',
    ])
  const { id } = (await w.call(creator, opportunity.create, {})).body
  expect(fieldsOf(await w.call(creator, opportunity.submit, { id, version: 1 }))).toEqual([
    'position empty',
    'typeId required',
    'dueDate date_required',
    'tokens audience',
  ])
  const past = await create({ dueDate: day(-2) })
  expect(fieldsOf(await w.call(creator, opportunity.submit, { id: past.id, version: 1 }))).toEqual(['dueDate date_past'])
})

test('settings hold the types and the largest number; a type that is used stays', async () => {
  await create()
  const { body: before } = await w.call(creator, opportunity.settings, {})
  const extra = { id: '01935a00-0000-7000-8000-0000000000aa', nameAr: 'زيارة', nameEn: 'Visit' }
  const { body: changed } = await w.call(creator, opportunity.changeSettings, {
    version: before.version,
    maxUsers: 2,
    types: [...before.types, extra],
  })
  expect([changed.maxUsers, changed.types.at(-1)]).toEqual([2, extra])
  const refused = await w.call(creator, opportunity.create, content())
  expect((refused.body as unknown as { fields: unknown }).fields).toEqual([
    { path: 'numberOfUsers', code: 'number_of_users', params: { minimum: 1, maximum: 2 } },
  ])
  const without = { version: changed.version, maxUsers: 1_000, types: [extra] }
  expect(codeOf(await w.call(creator, opportunity.changeSettings, without))).toEqual([409, 'opportunity.type_used'])
  expect(codeOf(await w.call(sara, opportunity.changeSettings, without))).toEqual([403, 'forbidden'])
  expect(
    (
      await w.call(creator, opportunity.changeSettings, {
        version: changed.version,
        maxUsers: before.maxUsers,
        types: before.types,
      })
    ).status,
  ).toBe(200)
})

test('without the property of the account nobody creates one; with it a user creates own ones for those around', async () => {
  const own = content({ unitId: group.id })
  expect(codeOf(await w.call(sara, opportunity.create, own))).toEqual([403, 'forbidden'])
  const allowed = await w.person('USER', group)
  await w.db.updateTable('users').set({ can_create_opportinity: true }).where('id', '=', allowed.id).execute()
  const made = await w.call(allowed, opportunity.create, own)
  expect([made.status, made.body.can]).toMatchObject([200, { view: true, edit: true, decide: false }])
  const foreign = await w.group()
  expect(codeOf(await w.call(allowed, opportunity.create, { ...own, unitId: foreign.id }))).toEqual([
    400,
    'opportunity.unit_missing',
  ])
  expect(fieldsOf(await w.call(allowed, opportunity.create, { ...own, tokens: [unitToken(foreign.id)] }))).toEqual([
    'tokens not_allowed',
  ])
  const { id } = await create()
  expect((await w.call(allowed, opportunity.change, { ...content(), id, version: 1 })).status).toBe(404)
  await w.db.updateTable('users').set({ can_create_opportinity: false }).where('id', '=', allowed.id).execute()
  expect(codeOf(await w.call(allowed, opportunity.create, own))).toEqual([403, 'forbidden'])
})

test('it opens at its hour, takes nothing after its day, and is done once all is decided', async () => {
  const { id } = await create({ dueDate: day(3) })
  const version = await approveOpportunity(w, id, { creator, approver })
  const later = { id, version, push: false, schedule: true }
  expect(fieldsOf(await w.call(creator, opportunity.publish, { ...later, scheduleDate: '', scheduleTime: '' }))).toEqual([
    'scheduleDate schedule_date',
    'scheduleTime schedule_time',
  ])
  expect(fieldsOf(await w.call(creator, opportunity.publish, { ...later, scheduleDate: day(4), scheduleTime: '09:00' }))).toEqual(
    ['scheduleDate date_outside_range'],
  )
  const planned = await w.call(creator, opportunity.publish, { ...later, scheduleDate: day(1), scheduleTime: '09:00' })
  expect([planned.status, planned.body.status, planned.body.publishAt !== null]).toEqual([200, 'APPROVED', true])
  w.clock.advance(2 * DAY_MS)
  await publishDue(w.portal, [publishedOpportunity])
  expect((await now(id)).status).toBe('OPEN')
  const applied = (await w.call(sara, applications.apply, { id })).body
  w.clock.advance(2 * DAY_MS)
  const late = await w.person('USER', group)
  expect(codeOf(await w.call(late, applications.apply, { id }))).toEqual([409, 'opportunity.due'])
  await tendOpportunities(w.portal)
  expect((await now(id)).status).toBe('CLOSED')
  expect(codeOf(await w.call(late, applications.apply, { id }))).toEqual([409, 'wrong_state'])
  await tendOpportunities(w.portal)
  expect((await now(id)).status).toBe('CLOSED')
  await w.call(creator, applications.decline, { id: applied.id, version: applied.version })
  await tendOpportunities(w.portal)
  expect((await now(id)).status).toBe('DONE')
})

test('an open one is extended and closed and reopened; seats never fall below those that are taken', async () => {
  const id = await opened()
  const applied = (await w.call(sara, applications.apply, { id })).body
  await w.call(creator, applications.accept, { id: applied.id, version: 1 })
  const more = { id, version: (await now(id)).version, dueDate: '2090-02-01' }
  expect(fieldsOf(await w.call(creator, opportunity.extend, { ...more, numberOfUsers: 0 }))).toEqual([
    'numberOfUsers number_of_users',
  ])
  const extended = (await w.call(creator, opportunity.extend, { ...more, numberOfUsers: 1 })).body
  expect(extended).toMatchObject({ dueDate: '2090-02-01', numberOfUsers: 1, taken: 1 })
  const closed = (await w.call(creator, opportunity.close, { id, version: extended.version })).body
  expect(closed.status).toBe('CLOSED')
  expect(await available(sara)).not.toContain(id)
  const again = await w.call(creator, opportunity.reopen, { id, version: closed.version, dueDate: '2090-03-01' })
  expect([again.body.status, (await available(sara)).includes(id)]).toEqual(['OPEN', true])
})

test('a cancelled one tells its applicants, ends what they sent, and keeps its reason', async () => {
  const id = await opened()
  const applied = (await w.call(sara, applications.apply, { id })).body
  const { version } = await now(id)
  expect(codeOf(await w.call(sara, opportunity.cancel, { id, version, reason: 'x' }))).toEqual([403, 'forbidden'])
  expect(fieldsOf(await w.call(creator, opportunity.cancel, { id, version, reason: ' ' }))).toEqual(['reason too_small'])
  const { body } = await w.call(creator, opportunity.cancel, { id, version, reason: 'تأجل المشروع' })
  expect([body.status, body.reason]).toEqual(['CANCELED', 'تأجل المشروع'])
  expect((await w.call(sara, applications.open, { id: applied.id })).body.application.status).toBe('CANCELED')
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/user/schedule/opportunity?id=${id}`).length).toBe(1)
  }, 20_000)
})
