import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { forms } from '@diwan/contract/forms/endpoints'
import { modules } from '@diwan/contract/releases/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { personToken } from '@diwan/contract/kit/tokens'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { manifests } from '../gathered.gen.ts'
import { settleDue, tendDue } from '../modules/approvals/public.ts'
import { CONTENT } from '../modules/forms/proof/planted.ts'
import { publishedFor } from '../modules/forms/proof/published.ts'
import { addMember } from '../modules/units/public.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { openTrips, readTrip, sendTrip, tripModule, trips } from './trips.ts'
import { world, type World } from './world.ts'

let w: World
let admin: TestPerson
let group: TestUnit
let sara: TestPerson
let head: TestPerson

beforeAll(async () => {
  w = await world({ newcomers: [tripModule] })
  await openTrips(w)
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  group = await w.group()
  sara = await w.person('USER', group)
  head = await w.person('USER', group)
  await addMember(w.db, group.id, head.id, 'head')
})

const kinds = () => allModules('http://diwan.test', [...manifests, tripModule]).flatMap(({ approved = [] }) => approved)
const settle = () => {
  w.clock.advance(UNDO_SECONDS * 1000)
  return settleDue(w.portal, kinds())
}
const waiting = async (who: TestPerson, query: SentInputOf<typeof decisionInbox.waiting> = {}) =>
  (await w.call(who, decisionInbox.waiting, query)).body
const idsOf = async (...asked: Parameters<typeof waiting>) => (await waiting(...asked)).items.map(({ id }) => id)
const counted = async (who: TestPerson, query: SentInputOf<typeof decisionInbox.count> = {}) =>
  (await w.call(who, decisionInbox.count, query)).body.count
const decided = async (who: TestPerson) => (await w.call(who, decisionInbox.decided, {})).body.items
const entry = async (hours: number, by = sara) => {
  const steps = [ApprovalStep.parse({ who: 'person', userId: head.id, hours })]
  const { id } = await publishedFor(w, admin, personToken(by.id), { ...CONTENT, steps })
  return (await w.call(by, forms.send, { id, fieldsVersion: 1, answers: {} })).body.id
}

test('requests of all kinds wait in one list, the nearest deadline first, each as its kind reads', async () => {
  const trip = (await sendTrip(w, sara)).id // 16 working hours
  const [soon, later] = [await entry(2), await entry(80)]
  const { items, next } = await waiting(head)
  expect([items.map(({ id }) => id), next]).toEqual([[soon, trip, later], null])
  expect(items[1]).toMatchObject({
    kind: 'trip',
    requester: { id: sara.id },
    title: { nameEn: 'Trip' },
    line: 'عمّان',
    period: { wholeDays: true },
    version: 1,
    pending: null,
  })
  expect([await counted(head), await idsOf(sara), await idsOf(await w.person('USER'))]).toEqual([3, [], []])
  const first = await waiting(head, { limit: 2 })
  expect(await idsOf(head, { limit: 2, after: first.next! })).toEqual([later])
})

test('the list is narrowed to kinds, a requester, late ones and one record; a closed module leaves it', async () => {
  const other = await w.person('USER', group)
  const [trip, soon, foreign] = [(await sendTrip(w, sara)).id, await entry(2), await entry(80, other)]
  expect(await idsOf(head, { kinds: 'trip' })).toEqual([trip])
  expect(await idsOf(head, { requester: other.id })).toEqual([foreign])
  expect((await idsOf(head, { requester: `${other.id},${sara.id}` })).length).toBeGreaterThan(1)
  expect(await idsOf(head, { id: soon })).toEqual([soon])
  const { due_at } = await w.db
    .selectFrom('approval_runs')
    .select('due_at')
    .where('object_id', '=', soon)
    .executeTakeFirstOrThrow()
  w.clock.advance(due_at!.getTime() - w.clock.now().getTime() + 60_000)
  await tendDue(w.portal, kinds()) // the next one up is asked as well, and the deadline stays
  expect([await idsOf(head, { late: 'true' }), await counted(head, { late: 'true' })]).toEqual([[soon], 1])
  expect(await idsOf(head, { late: 'false' })).toEqual([trip, foreign])
  const operator = await w.person('SYSTEM_ADMIN')
  const { revision, status } = (await w.call(operator, modules.registry, {})).body.items.find(({ key }) => key === 'forms')!
  const set = (enabled: boolean, at: number) =>
    w.call(operator, modules.changeStatus, { key: 'forms', revision: at, status, enabled })
  await set(false, revision)
  expect(await idsOf(head)).toEqual([])
  await set(true, revision + 1)
  expect(await idsOf(head)).toHaveLength(3)
})

test('several of any kind are decided at once and undone at once; until then they stay with their seconds, uncounted', async () => {
  const ids = [(await sendTrip(w, sara)).id, await entry(16)]
  const items = [...ids, sara.id].map((id) => ({ id, version: 1 }))
  const many = await w.call(head, decisionInbox.decideMany, { items, outcome: 'approve' })
  expect(many.body.items).toEqual([...ids.map((id) => ({ id, code: null })), { id: sara.id, code: 'not_found' }])
  const pending = (await waiting(head)).items.map((one) => [
    one.pending?.outcome,
    one.pending!.effectDate * 1000 - w.clock.now().getTime(),
  ])
  expect(pending).toEqual([
    ['approved', UNDO_SECONDS * 1000],
    ['approved', UNDO_SECONDS * 1000],
  ])
  expect(await counted(head)).toBe(0)
  expect((await w.call(sara, decisionInbox.undoDecisions, { ids })).status).toBe(409)
  expect((await w.call(head, decisionInbox.undoDecisions, { ids })).body.items.map(({ code }) => code)).toEqual([null, null])
  expect(await counted(head)).toBe(2)
  const refused = await w.call(head, decisionInbox.decideMany, { items: items.slice(0, 2), outcome: 'reject' })
  expect(refused.body.items.map(({ code }) => code)).toEqual(['invalid_input', 'invalid_input'])
  await w.call(head, decisionInbox.decideMany, { items: items.slice(0, 2), outcome: 'reject', reason: 'الميزانية' })
  await settle()
  expect([(await readTrip(w.db, ids[0]!))?.status, await idsOf(head)]).toEqual(['REJECTED', []])
})

test('own decisions stay in a list of their own; what the record says only as long as its policy shows it', async () => {
  const trip = (await sendTrip(w, sara)).id
  const form = await entry(16)
  await w.call(head, trips.approve, { id: trip, version: 1 })
  await settle()
  w.clock.advance(1_000)
  await w.call(head, decisionInbox.decideMany, { items: [{ id: form, version: 1 }], outcome: 'reject', reason: 'لا' })
  await settle()
  const mine = await decided(head)
  expect(mine.map(({ objectId, outcome, reason, state }) => [objectId, outcome, reason, state])).toEqual([
    [form, 'rejected', 'لا', 'rejected'],
    [trip, 'approved', '', 'approved'],
  ])
  expect(mine.map(({ request }) => request?.title.nameEn ?? null)).toEqual([null, 'Trip']) // a head reads an entry while it waits, no longer
  expect([await decided(sara), (await decided(admin)).length]).toEqual([[], 0])
})

test('nobody decides their own request through the inbox, and a stranger decides nothing', async () => {
  const boss = await w.person('ADMIN', group)
  const { id } = await sendTrip(w, boss)
  const items = [{ id, version: 1 }]
  const codes = async (who: TestPerson) =>
    (await w.call(who, decisionInbox.decideMany, { items, outcome: 'approve', reason: 'x' })).body.items.map(({ code }) => code)
  expect([await codes(boss), await codes(sara), await codes(head)]).toEqual([['forbidden'], ['not_found'], [null]])
})
