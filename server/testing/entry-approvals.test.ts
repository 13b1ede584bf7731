import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { delegations } from '@diwan/contract/approvals/endpoints'
import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { entries, entryDecisions, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { entryApprovalEvents, entryChannel } from '@diwan/contract/forms/events'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { units } from '@diwan/contract/units/endpoints'
import { Field } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'
import { manifests } from '../gathered.gen.ts'
import { allModules } from '../app/modules.ts'
import { settleDue, tendDue } from '../modules/approvals/public.ts'
import { addMember } from '../modules/units/public.ts'
import { PLAN } from './content/published.ts'

const why = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
const HOUR_MS = 3_600_000

let w: World
let department: TestUnit
let group: TestUnit
let admin: TestPerson
let sara: TestPerson
let head: TestPerson
let deputy: TestPerson
let above: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  department = await w.department()
  group = await w.group(department)
  ;[sara, head, deputy, above] = [
    await w.person('USER', group),
    await w.person('USER', group),
    await w.person('USER', group),
    await w.person('USER', department),
  ]
  stranger = await w.person('USER')
  await addMember(w.db, group.id, head.id, 'head')
  await addMember(w.db, group.id, deputy.id, 'deputy')
  await addMember(w.db, department.id, above.id, 'head')
})

const step = (more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  who: 'heads',
  scope: 'nearest',
  unitId: null,
  userId: null,
  rule: 'any',
  hours: 16,
  overDays: null,
  ...more,
})
async function published(steps: readonly ApprovalStep[], more: object = {}): Promise<string> {
  const content = FormContent.parse({ nameAr: 'طلب سلفة', nameEn: 'Advance', target: 'answer', fields: [why], steps, ...more })
  const { id } = (await w.call(admin, forms.create, content)).body
  const plan = {
    ...PLAN,
    id,
    version: 0,
    schedule: false,
    scheduleDate: '',
    scheduleTime: '',
    tokens: [unitToken(department.id)],
  }
  const { status, body } = await w.call(admin, formPublishing.publish, plan)
  expect([status, body]).toMatchObject([200, { status: 'published' }])
  return id
}
const send = async (who: TestPerson, id: string) => {
  const answer = await w.call(who, forms.send, { id, fieldsVersion: 1, answers: { why: 'سفر' } })
  expect([answer.status, answer.body]).toMatchObject([200, { status: 'SENT' }])
  return answer
}
const sent = async (steps: readonly ApprovalStep[], more: object = {}) => (await send(sara, await published(steps, more))).body.id
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const opened = async (who: TestPerson, id: string) => (await w.call(who, entries.open, { id })).body
const waiting = async (who: TestPerson) => (await w.call(who, entries.list, { view: 'decide' })).body.items.map((one) => one.id)
/** The decision is stored; it takes effect with `settle`. */
const give = (who: TestPerson, command: 'approve' | 'reject', id: string, version: number, reason = '') =>
  command === 'approve'
    ? w.call(who, entryDecisions.approve, { id, version, reason })
    : w.call(who, entryDecisions.reject, { id, version, reason })
const kinds = () => allModules('http://diwan.test', manifests).flatMap(({ approved = [] }) => approved)
const tend = () => tendDue(w.portal, kinds())
const settle = () => {
  w.clock.advance(UNDO_SECONDS * 1000)
  return settleDue(w.portal, kinds())
}
const counted = async (who: TestPerson) => (await w.call(who, entries.count, { view: 'decide' })).body.count
const decide = async (...of: Parameters<typeof give>) => {
  const answer = await give(...of)
  await settle()
  return answer
}
const undo = (who: TestPerson, ...ids: string[]) => w.call(who, entryDecisions.undoDecisions, { ids })

test('an entry waits for the nearest head, then the next step, and is approved; each sees it while it waits for them', async () => {
  const id = await sent([step(), step({ scope: 'department' })])
  expect([await waiting(head), await waiting(deputy), await waiting(above), await waiting(sara)]).toEqual([[id], [id], [], []])
  expect((await w.call(above, entries.open, { id })).status).toBe(404)
  expect(codeOf(await decide(above, 'approve', id, 1))).toEqual([404, 'not_found'])
  expect((await decide(head, 'approve', id, 1)).status).toBe(200)
  expect([await waiting(head), await waiting(above)]).toEqual([[], [id]])
  expect((await w.call(head, entries.open, { id })).status).toBe(404)
  expect((await decide(above, 'approve', id, 2)).status).toBe(200)
  const { entry, approval } = await opened(sara, id)
  expect([entry.status, approval?.state, approval?.steps.map((one) => [one.state, one.decisions[0]?.by.id])]).toEqual([
    'APPROVED',
    'approved',
    [
      ['approved', head.id],
      ['approved', above.id],
    ],
  ])
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.some(({ path }) => path === `/user/forms?entry=${id}`)).toBe(true)
  }, 20_000)
})

test('nobody decides what they sent: a head goes to the next one up, and a delegate of theirs is not asked', async () => {
  const id = (await send(head, await published([step()]))).body.id
  expect([await waiting(head), await waiting(deputy), await waiting(above)]).toEqual([[], [id], []])
  expect(codeOf(await decide(head, 'approve', id, 1))).toEqual([403, 'forbidden'])
  const mine = await sent([step({ who: 'person', userId: head.id })])
  await w.call(head, delegations.set, { toId: sara.id, fromDay: day(0), untilDay: day(3) })
  await tend()
  expect(codeOf(await decide(sara, 'approve', mine, 1))).toEqual([403, 'forbidden'])
  const run = await w.db.selectFrom('approval_runs').selectAll().where('object_id', '=', mine).executeTakeFirstOrThrow()
  const forged = (by: string, forUser: string | null) =>
    sql`insert into approval_decisions
    (id, run_id, requester_id, step, round, seat, outcome, decided_by, for_user_id, decided_at)
    values (gen_random_uuid(), ${run.id}, ${run.requester_id}, 1, 1, ${run.id}, 'approved', ${by}, ${forUser}, now())`.execute(
      w.db,
    )
  await expect(forged(sara.id, head.id)).rejects.toThrow('approval_decisions_not_own')
  await expect(forged(head.id, sara.id)).rejects.toThrow('approval_decisions_not_own')
})

test('a delegate decides for who is away, one hop and no further', async () => {
  const id = await sent([step({ who: 'person', userId: head.id })])
  const late = await w.call(head, delegations.set, { toId: stranger.id, fromDay: day(400), untilDay: day(401) })
  expect(late).toMatchObject({ status: 400, body: { fields: [{ path: 'fromDay', code: 'date_outside_range' }] } })
  await w.call(head, delegations.set, { toId: stranger.id, fromDay: day(0), untilDay: day(3) })
  await w.call(stranger, delegations.set, { toId: deputy.id, fromDay: day(0), untilDay: day(3) })
  expect(codeOf(await w.call(head, delegations.set, { toId: deputy.id, fromDay: day(3), untilDay: day(4) }))).toEqual([
    409,
    'approvals.delegated_already',
  ])
  await tend()
  expect([await waiting(head), await waiting(stranger), await waiting(deputy)]).toEqual([[id], [id], []])
  expect((await decide(stranger, 'approve', id, 1)).status).toBe(200)
  const [decision] = (await opened(sara, id)).approval!.steps[0]!.decisions
  expect([decision?.by.id, decision?.forPerson?.id]).toEqual([stranger.id, head.id])
})

test('of two who decide at once one wins; a claimed one names its holder to the other', async () => {
  const id = await sent([step()])
  const answers = await Promise.all([give(head, 'approve', id, 1), give(deputy, 'reject', id, 1, 'لا')])
  await settle()
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  const count = await w.db.selectFrom('approval_decisions').select('id').where('requester_id', '=', sara.id).execute()
  expect(count.length).toBe(1)
  const other = await sent([step()])
  expect((await w.call(head, entryDecisions.claim, { id: other, version: 1 })).status).toBe(200)
  const { status, body } = await decide(deputy, 'approve', other, 2)
  expect([status, body]).toMatchObject([409, { code: 'approvals.claimed', current: { holder: { id: head.id } } }])
  expect((await opened(sara, other)).entry.status).toBe('CHECKING')
  expect((await w.call(head, entryDecisions.release, { id: other, version: 2 })).status).toBe(200)
  expect((await decide(deputy, 'approve', other, 3)).status).toBe(200)
})

test('a decision after the office ended is refused, whatever was told before', async () => {
  const id = await sent([step()])
  await w.db.deleteFrom('unit_members').where('user_id', '=', head.id).where('relation', '=', 'head').execute()
  expect(codeOf(await decide(head, 'approve', id, 1))).toEqual([404, 'not_found'])
  expect((await decide(deputy, 'approve', id, 1)).status).toBe(200)
  const next = await sent([step()])
  expect(await waiting(deputy)).toEqual([next])
  await w.call(admin, units.leave, { id: group.id, userId: deputy.id, relation: 'deputy' })
  await w.eventually(async () => expect([await waiting(deputy), await waiting(above)]).toEqual([[], [next]]), 20_000)
})

test('all of them: each decides once, and rejecting needs a reason', async () => {
  const id = await sent([step({ who: 'members', unitId: group.id, rule: 'all' })])
  expect((await decide(head, 'approve', id, 1)).status).toBe(200)
  expect([await waiting(head), await waiting(deputy)]).toEqual([[], [id]])
  expect(codeOf(await decide(deputy, 'reject', id, 2))).toEqual([400, 'invalid_input'])
  expect((await decide(deputy, 'reject', id, 2, 'الميزانية')).status).toBe(200)
  expect((await opened(sara, id)).entry.status).toBe('REJECTED')
})

test('who approved an earlier step is not asked twice', async () => {
  const id = await sent([step(), step({ who: 'person', userId: head.id })])
  await decide(head, 'approve', id, 1)
  const { entry, approval } = await opened(sara, id)
  expect([entry.status, approval?.steps[1]?.decisions[0]?.carried]).toEqual(['APPROVED', true])
})

test('in place: who manages the form decides with a reason, and it is marked', async () => {
  const id = await sent([step()])
  expect(codeOf(await decide(admin, 'approve', id, 1))).toEqual([400, 'invalid_input'])
  expect((await decide(admin, 'approve', id, 1, 'الرئيس مسافر')).status).toBe(200)
  expect((await opened(sara, id)).approval?.steps[0]?.decisions[0]).toMatchObject({ inPlace: true, reason: 'الرئيس مسافر' })
  const { form } = (await opened(sara, id)).entry
  const { text } = await w.call(admin, forms.exportEntries, { id: form.id, format: 'csv' })
  const cells = text.split('\r\n')[1]
  expect(cells).toContain(`"${admin.fullName}","الرئيس مسافر"`)
  const many = [await sent([step()]), await sent([step()])]
  const items = many.map((one, index) => ({ id: one, version: index + 1 }))
  const { body } = await w.call(head, entryDecisions.decideMany, { items, outcome: 'approve', reason: '' })
  expect(body.items.map(({ code }) => code)).toEqual([null, 'changed_meanwhile'])
})

test('for ten seconds a decision is known to no requester and can be undone; then it takes effect once', async () => {
  const id = await sent([step(), step({ scope: 'department' })])
  const { status, body } = await give(head, 'approve', id, 1)
  expect([status, body]).toMatchObject([200, { requester: { id: sara.id, fullName: sara.fullName } }])
  const heard = async () => (await w.changes(entryChannel(id))).map(({ event }) => event)
  const before = await opened(sara, id)
  expect([before.entry.status, before.entry.version, before.approval?.pending, before.approval?.steps[0]?.decisions]).toEqual([
    'SENT',
    1,
    null,
    [],
  ])
  expect(JSON.stringify(await heard())).not.toContain('decision')
  expect([await waiting(head), await waiting(deputy), await waiting(above)]).toEqual([[], [id], []])
  expect(await counted(head)).toBe(0)
  expect((await opened(deputy, id)).approval?.pending).toMatchObject({ by: { id: head.id }, outcome: 'approved' })
  expect(codeOf(await give(deputy, 'reject', id, 1, 'لا'))).toEqual([409, 'approvals.claimed'])
  expect(codeOf(await give(head, 'approve', id, 1))).toEqual([409, 'wrong_state'])
  await settleDue(w.portal, kinds()) // too early
  expect(codeOf(await undo(deputy, id))).toEqual([409, 'approvals.too_late'])
  expect((await undo(head, id)).body).toEqual({ items: [{ id, code: null, reason: '' }] })
  expect([await waiting(head), await counted(head)]).toEqual([[id], 1])
  await settle()
  expect([(await opened(sara, id)).entry.status, await heard()]).toEqual([
    'SENT',
    expect.not.arrayContaining([entryApprovalEvents.passed.name]),
  ])

  await give(head, 'approve', id, 1)
  await Promise.all([settle(), settle()])
  expect(codeOf(await undo(head, id))).toEqual([409, 'approvals.too_late'])
  expect((await heard()).filter((event) => event === entryApprovalEvents.passed.name)).toHaveLength(1)
  expect(await waiting(above)).toEqual([id])
})

test('what happens within the ten seconds counts: withdrawn, nothing is decided; without the office the decision is dropped', async () => {
  const gone = await sent([step()], { withdrawable: true })
  await give(head, 'approve', gone, 1)
  expect((await w.call(sara, entries.withdraw, { id: gone, version: 1 })).body.status).toBe('CANCELED')
  await settle()
  expect((await opened(sara, gone)).entry.status).toBe('CANCELED')

  const id = await sent([step()])
  await give(head, 'approve', id, 1)
  await w.db.deleteFrom('unit_members').where('user_id', '=', head.id).where('relation', '=', 'head').execute()
  await settle()
  expect([(await opened(sara, id)).entry.status, await waiting(deputy)]).toEqual(['SENT', [id]])
  const facts = await w.db.selectFrom('history').selectAll().where('object_id', '=', id).execute()
  const dropped = facts.find(({ event }) => event === entryApprovalEvents.decisionDropped.name)
  expect(dropped?.detail).toMatchObject({ userId: head.id, code: 'not_found' })
})

test('a decision that nothing could follow is refused while its reason is on the screen, and is not stored', async () => {
  const id = await sent([step()], { target: 'ticket', departmentId: department.id, groupId: group.id, subject: 'سلفة' })
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', sara.id).execute()
  expect(codeOf(await give(head, 'approve', id, 1, 'موافق'))).toEqual([409, 'approvals.requester_gone'])
  expect(await w.db.selectFrom('pending_decisions').selectAll().where('object_id', '=', id).execute()).toEqual([])
  expect(await waiting(head)).toEqual([id])
  expect((await give(head, 'reject', id, 1, 'غادر')).status).toBe(200)
})

test('while a decision is pending, undone or dropped, its requester gets no hint and the others do', async () => {
  const id = await sent([step()])
  const publish = vi.spyOn(w.portal.bus, 'publish')
  const hinted = async (change: () => Promise<unknown>) => {
    publish.mockClear()
    await change()
    const topics = publish.mock.calls.flatMap(([hint]) => hint.topics ?? [])
    return [head, deputy, sara].map((who) => topics.some((topic) => topic.endsWith(`:${who.id}`)))
  }
  try {
    expect(await hinted(() => give(head, 'approve', id, 1))).toEqual([true, true, false])
    expect(await hinted(() => undo(head, id))).toEqual([true, true, false])
    await give(head, 'approve', id, 1)
    await w.db.deleteFrom('unit_members').where('user_id', '=', head.id).where('relation', '=', 'head').execute()
    expect(await hinted(settle)).toEqual([true, true, false])
    expect(await hinted(() => decide(deputy, 'approve', id, 1))).toEqual([expect.any(Boolean), true, true]) // it took effect
  } finally {
    publish.mockRestore()
  }
})

test('an unexpected error in the middle of a bulk decision is the answer of that record alone', async () => {
  const ids = [await sent([step()]), await sent([step()]), await sent([step()])]
  const post = vi.spyOn(w.portal.jobs, 'post')
  try {
    post.mockImplementationOnce(() => Promise.resolve()).mockImplementationOnce(() => Promise.reject(new Error('broken')))
    const items = ids.map((id) => ({ id, version: 1 }))
    const { status, body } = await w.call(head, entryDecisions.decideMany, { items, outcome: 'approve', reason: '' })
    expect([status, body.items.map(({ code }) => code)]).toEqual([200, [null, 'failed', null]])
  } finally {
    post.mockRestore()
  }
  expect((await undo(head, ids[0]!, ids[2]!)).body.items.map(({ code }) => code)).toEqual([null, null])
})

test('decisions that cannot be carried out keep nobody from being reminded', async () => {
  const { everyMinute } = allModules('http://diwan.test', manifests).find(({ name }) => name === 'approvals')!
  const id = await sent([step({ hours: 8 })])
  await w.db.updateTable('approval_runs').set({ due_at: w.clock.now() }).where('object_id', '=', id).execute()
  const broken = await sent([step()])
  await give(head, 'approve', broken, 1)
  w.clock.advance(UNDO_SECONDS * 1000)
  const publish = (): never => {
    throw new Error('broken')
  }
  const portal = Object.create(w.portal, { bus: { value: { publish } } }) as typeof w.portal
  await expect(everyMinute!(portal)).rejects.toThrow('broken')
  expect(await waiting(above)).toContain(id)
})

test('a bulk decision is undone at once, and in place of those asked it leaves the list of its maker', async () => {
  const ids = [await sent([step()]), await sent([step()])]
  const items = ids.map((id) => ({ id, version: 1 }))
  const undecided = async () =>
    (await w.call(admin, entries.list, { view: 'undecided' })).body.items.filter(({ id }) => ids.includes(id)).length
  expect(await undecided()).toBe(2)
  await w.call(admin, entryDecisions.decideMany, { items, outcome: 'reject', reason: 'الميزانية' })
  expect([await undecided(), (await waiting(head)).length]).toEqual([0, 2])
  const undone = (await undo(admin, ...ids)).body.items
  expect(undone.map(({ code, reason }) => [code, reason])).toEqual(ids.map(() => [null, 'الميزانية'])) // to be written on
  await settle()
  expect([await undecided(), (await opened(sara, ids[0]!)).entry.status]).toEqual([2, 'SENT'])
})

test('late: a reminder at half of the time, then the next head up, then ADMIN; silence decides nothing', async () => {
  const id = await sent([step({ hours: 8 })])
  const dueIn = async () => {
    const { half_at, due_at } = await w.db
      .selectFrom('approval_runs')
      .select(['half_at', 'due_at'])
      .where('object_id', '=', id)
      .executeTakeFirstOrThrow()
    return { half: half_at!, due: due_at }
  }
  const until = async (at: Date) => {
    w.clock.advance(at.getTime() - w.clock.now().getTime() + HOUR_MS / 60)
    await tend()
  }
  await until((await dueIn()).half)
  expect(await waiting(above)).toEqual([])
  await until((await dueIn()).due!)
  expect(await waiting(above)).toEqual([id])
  await until((await dueIn()).due!)
  expect(await waiting(admin)).toContain(id)
  expect((await opened(sara, id)).entry.status).toBe('SENT')
})

test('an approved one becomes a ticket of its sender, and is complete when that has ended; withdrawn, nobody is asked', async () => {
  const more = { target: 'ticket', departmentId: department.id, groupId: group.id, subject: 'سلفة' }
  const id = await sent([step()], more)
  expect((await opened(sara, id)).entry.made).toBeNull()
  const answer = await decide(head, 'approve', id, 1)
  expect([answer.status, answer.body]).toMatchObject([200, { done: true, requester: { id: sara.id } }])
  const { entry } = await opened(sara, id)
  expect([entry.status, entry.made?.title]).toEqual(['APPROVED', 'سلفة'])
  const [ticket] = (await w.call(sara, tickets.list, {})).body.items.filter(({ subject }) => subject === 'سلفة')
  expect(ticket?.requester.id).toBe(sara.id)
  await w.call(sara, ticketCommands.close, { id: ticket!.id, version: ticket!.version, reason: 'not_needed' })
  await w.eventually(async () => expect((await opened(sara, id)).entry.status).toBe('completed'), 20_000)
  const taken = await sent([step()])
  expect((await w.call(sara, entries.withdraw, { id: taken, version: 1 })).body.status).toBe('CANCELED')
  expect(await waiting(head)).toEqual([])
  expect(codeOf(await decide(admin, 'approve', taken, 2, 'x'))).toEqual([409, 'wrong_state'])
})

const day = (days: number): string => new Date(w.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
