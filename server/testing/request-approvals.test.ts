import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { delegations } from '@diwan/contract/approvals/endpoints'
import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { manifests } from '../gathered.gen.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { openTrips, readTrip, sendTrip, tripEvents, tripModule, trips } from './trips.ts'
import { world, type World } from './world.ts'
import { writeSpans } from '../modules/calendar/public.ts'
import { addMember } from '../modules/units/public.ts'
import { approvalOf, saveChain, settleDue, tendDue } from '../modules/approvals/public.ts'

let w: World
let admin: TestPerson
let department: TestUnit
let group: TestUnit
let sara: TestPerson
let head: TestPerson
let above: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  w = await world({ newcomers: [tripModule] })
  await openTrips(w)
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  department = await w.department()
  group = await w.group(department)
  sara = await w.person('USER', group)
  head = await w.person('USER', group)
  above = await w.person('USER', department)
  colleague = await w.person('USER')
  await addMember(w.db, group.id, head.id, 'head')
  await addMember(w.db, department.id, above.id, 'head')
})

const kinds = () => allModules('http://diwan.test', [...manifests, tripModule]).flatMap(({ approved = [] }) => approved)
const settle = () => {
  w.clock.advance(UNDO_SECONDS * 1000)
  return settleDue(w.portal, kinds())
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const row = async (id: string) => (await readTrip(w.db, id))!
const person = ({ id: userId }: TestPerson, more: object = {}) => ApprovalStep.parse({ who: 'person', userId, ...more })
const chain = (unitId: string | null, ...steps: ApprovalStep[]) =>
  saveChain(w.db, { kind: 'trip', unitId, steps, at: w.clock.now() })
const shown = async (who: TestPerson, id: string) => (await approvalOf({ db: w.db, actor: await w.actor(who) }, id))!
const runOf = (id: string) =>
  w.db.selectFrom('approval_runs').selectAll().where('object_id', '=', id).orderBy('started_at', 'desc').executeTakeFirstOrThrow()
const decide = async (who: TestPerson, command: 'approve' | 'reject' | 'askForChange', id: string, reason = '') => {
  const answer = await w.call(who, trips[command], { id, version: (await row(id)).version, reason })
  await settle()
  return answer
}
const cancel = async (who: TestPerson, id: string, reason = 'تغيّرت الخطة') =>
  w.call(who, trips.cancelApproval, { id, version: (await row(id)).version, reason })

test('without a chain the nearest head decides, and the run keeps the version it began on', async () => {
  const { id } = await sendTrip(w, sara)
  expect((await row(id)).asked).toEqual([head.id])
  const { chain_id, chain_version } = await runOf(id)
  await chain(null, person(colleague))
  expect((await row((await sendTrip(w, sara)).id)).asked).toEqual([colleague.id])
  const run = await runOf(id)
  expect([run.chain_id, run.chain_version]).toEqual([chain_id, chain_version])
  expect((await shown(sara, id)).steps.map(({ who, scope }) => [who, scope])).toEqual([['heads', 'nearest']])
  await chain(null)
  expect((await row((await sendTrip(w, sara)).id)).asked).toEqual([head.id]) // removed, the default is back
})

test('the chain of the nearest unit up the tree holds; removed, the next one up does', async () => {
  await chain(department.id, person(above))
  expect((await row((await sendTrip(w, sara)).id)).asked).toEqual([above.id])
  await chain(group.id, person(colleague))
  expect((await row((await sendTrip(w, sara)).id)).asked).toEqual([colleague.id])
  await chain(group.id)
  expect((await row((await sendTrip(w, sara)).id)).asked).toEqual([above.id])
  const elsewhere = await w.group()
  expect((await row((await sendTrip(w, await w.person('USER', elsewhere))).id)).asked).toEqual([admin.id])
})

test('a request for another unit of its sender goes to the chain and the heads of that unit', async () => {
  const other = await w.group(department)
  await addMember(w.db, other.id, colleague.id, 'head')
  expect((await row((await sendTrip(w, sara, { unitId: other.id })).id)).asked).toEqual([colleague.id])
})

test('a step for longer requests is left out of shorter ones; a change of that alone is a new version', async () => {
  const first = await chain(group.id, person(head), person(above, { overDays: 5 }))
  const short = (await sendTrip(w, sara, { days: 5 })).id
  const long = (await sendTrip(w, sara, { days: 5.5 })).id
  for (const id of [short, long]) expect((await decide(head, 'approve', id)).status).toBe(200)
  expect([(await row(short)).status, (await row(long)).status]).toEqual(['APPROVED', 'SENT'])
  const version = (await runOf(long)).chain_version
  expect(await chain(group.id, person(head), person(above, { overDays: 4 }))).toBe(first)
  expect((await runOf((await sendTrip(w, sara)).id)).chain_version).toBe(version + 1)
  expect(await chain(group.id, person(head), person(above, { overDays: 4 }))).toBe(first)
  expect((await runOf((await sendTrip(w, sara)).id)).chain_version).toBe(version + 1)
})

test('asking for a change needs a comment, can be undone for ten seconds, and ends the run; sent again it begins another', async () => {
  const { id } = await sendTrip(w, sara)
  expect(codeOf(await w.call(head, trips.askForChange, { id, version: 1, reason: ' ' }))).toEqual([400, 'invalid_input'])
  await w.call(head, trips.askForChange, { id, version: 1, reason: 'اذكر التاريخ' })
  expect((await shown(head, id)).pending?.outcome).toBe('returned')
  expect((await shown(sara, id)).pending).toBeNull()
  const undone = await w.call(head, trips.undoDecisions, { ids: [id] })
  expect(undone.body.items).toEqual([{ id, code: null, reason: 'اذكر التاريخ' }])
  await settle()
  expect((await row(id)).status).toBe('SENT')
  await decide(head, 'askForChange', id, 'اذكر التاريخ')
  expect([(await row(id)).status, (await row(id)).asked, (await runOf(id)).state]).toEqual(['DRAFT', [], 'returned'])
  expect((await shown(sara, id)).steps[0]).toMatchObject({ state: 'returned', decisions: [{ reason: 'اذكر التاريخ' }] })
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.map(({ path }) => path)).toContain(`/trips?trip=${id}`)
  }, 20_000)
  w.clock.advance(1_000)
  await sendTrip(w, sara, { again: id })
  expect((await shown(sara, id)).earlier).toMatchObject([{ by: { id: head.id }, outcome: 'returned', reason: 'اذكر التاريخ' }])
  await decide(head, 'approve', id)
  expect((await row(id)).status).toBe('APPROVED')
})

test('who gave an approval cancels it with a reason: the last step asks again in the next round', async () => {
  await chain(group.id, person(head), person(above))
  const { id } = await sendTrip(w, sara)
  await decide(head, 'approve', id)
  expect(codeOf(await cancel(head, id))).toEqual([403, 'forbidden']) // nothing is approved yet
  await decide(above, 'approve', id, 'رحلة موفقة')
  expect([(await shown(above, id)).gave, (await shown(sara, id)).gave]).toEqual([true, false])
  expect(codeOf(await cancel(colleague, id))).toEqual([404, 'not_found'])
  expect(codeOf(await cancel(above, id, ' '))).toEqual([400, 'invalid_input'])
  expect((await cancel(above, id)).status).toBe(200)
  expect((await row(id)).status).toBe('SENT')
  expect([(await row(id)).asked, (await runOf(id)).round, (await runOf(id)).step]).toEqual([[above.id], 2, 2])
  expect((await shown(sara, id)).earlier.map(({ by, outcome }) => [by.id, outcome])).toEqual([
    [above.id, 'approved'],
    [above.id, 'canceled'],
  ])
  expect((await shown(sara, id)).steps.map(({ state }) => state)).toEqual(['approved', 'waiting'])
  const { rows } = await sql<{ undone: number }>`select undone from trips where id = ${id}`.execute(w.db)
  expect(rows[0]?.undone).toBe(1)
  await w.eventually(async () => {
    for (const who of [sara, head])
      expect(JSON.stringify((await w.call(who, notifications.list, {})).body)).toContain(tripEvents.approvalCanceled.name)
  }, 20_000)
  expect(codeOf(await cancel(above, id))).toEqual([409, 'wrong_state'])
  await decide(above, 'approve', id)
  expect((await row(id)).status).toBe('APPROVED')
  expect((await cancel(admin, id)).status).toBe(200) // a holder of all, in place
  const last = await w.db.selectFrom('approval_cancellations').select('in_place').where('canceled_by', '=', admin.id).execute()
  expect(last).toEqual([{ in_place: true }])
})

test('once the kind says it is too late an approval stays, and of two who cancel one does', async () => {
  const late = (await sendTrip(w, sara)).id
  await decide(head, 'approve', late)
  await sql`update trips set begun = true where id = ${late}`.execute(w.db)
  expect(codeOf(await cancel(head, late))).toEqual([409, 'wrong_state'])
  const { id } = await sendTrip(w, sara)
  await decide(head, 'approve', id)
  const both = await Promise.all([cancel(head, id), cancel(admin, id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await runOf(id)).round).toBe(2)
})

test('an absent head is covered after a cancellation too, and silence asks the next one up', async () => {
  const { id } = await sendTrip(w, sara)
  await decide(head, 'approve', id)
  const day = w.clock.now().toISOString().slice(0, 10)
  await w.call(head, delegations.set, { toId: colleague.id, fromDay: day, untilDay: day })
  await cancel(admin, id)
  expect((await row(id)).asked.toSorted()).toEqual([head.id, colleague.id].toSorted())
  w.clock.advance((await runOf(id)).due_at!.getTime() - w.clock.now().getTime() + 60_000)
  await tendDue(w.portal, kinds())
  expect((await row(id)).asked).toContain(above.id)
  expect((await row(id)).status).toBe('SENT')
})

test('deputies hear of a request at once while every head is absent, else not yet', async () => {
  await addMember(w.db, group.id, colleague.id, 'deputy')
  const isNotified = async (who: TestPerson, id: string) =>
    (await w.call(who, notifications.list, { objectId: id })).body.items.some(({ path }) => path?.includes('view=decide'))
  const present = (await sendTrip(w, sara)).id
  await w.eventually(async () => expect(await isNotified(head, present)).toBe(true), 20_000)
  expect(await isNotified(colleague, present)).toBe(false)
  const day = Math.floor(w.clock.now().getTime() / 86_400_000) * 86_400_000
  const [starts, ends] = [new Date(day - 86_400_000), new Date(day + 2 * 86_400_000)]
  await writeSpans(w.db, present, [{ personId: head.id, kind: 'away', starts, ends }])
  const absent = (await sendTrip(w, sara)).id
  await w.eventually(
    async () => expect([await isNotified(head, absent), await isNotified(colleague, absent)]).toEqual([true, true]),
    20_000,
  )
})

test('nobody decides their own request: not by change, cancellation, another round, a new office or a delegation', async () => {
  sara = await w.person('ADMIN', group) // holds the right for all
  const { id } = await sendTrip(w, sara)
  const attempts = (version: number) =>
    Promise.all([
      w.call(sara, trips.approve, { id, version, reason: 'x' }),
      w.call(sara, trips.reject, { id, version, reason: 'x' }),
      w.call(sara, trips.askForChange, { id, version, reason: 'x' }),
      w.call(sara, trips.cancelApproval, { id, version, reason: 'x' }),
      w.call(sara, trips.claim, { id, version }),
    ])
  const refused = async () => (await attempts((await row(id)).version)).map(({ status }) => status)
  const all403 = [403, 403, 403, 403, 403]
  expect(await refused()).toEqual(all403)
  await decide(head, 'approve', id)
  expect(await refused()).toEqual(all403)
  await cancel(head, id)
  await addMember(w.db, group.id, sara.id, 'head')
  const day = w.clock.now().toISOString().slice(0, 10)
  await w.call(head, delegations.set, { toId: sara.id, fromDay: day, untilDay: day })
  await tendDue(w.portal, kinds())
  expect(await refused()).toEqual(all403)
  expect((await row(id)).asked).not.toContain(sara.id)
  const many = await w.call(sara, trips.decideMany, {
    items: [{ id, version: (await row(id)).version }],
    outcome: 'approve',
    reason: 'x',
  })
  expect(many.body.items).toEqual([{ id, code: 'forbidden' }])
  const run = await runOf(id)
  const [own, at] = [{ run_id: run.id, requester_id: sara.id, step: 1 }, w.clock.now()]
  const forged = { ...own, id: run.id, object_id: id, kind: 'trip', user_id: sara.id, decided_at: at, effect_at: at }
  await expect(
    w.db
      .insertInto('pending_decisions')
      .values({ ...forged, outcome: 'approved' })
      .execute(),
  ).rejects.toThrow('pending_decisions_not_own')
  await expect(
    w.db
      .insertInto('approval_cancellations')
      .values({ ...own, id: run.id, round: 2, canceled_by: sara.id, in_place: true, reason: 'x', canceled_at: at })
      .execute(),
  ).rejects.toThrow('approval_cancellations_not_own')
  await expect(
    w.db
      .insertInto('approval_decisions')
      .values({ ...own, id: run.id, round: 2, seat: run.id, outcome: 'approved', decided_by: sara.id, decided_at: at })
      .execute(),
  ).rejects.toThrow('approval_decisions_not_own')
})
