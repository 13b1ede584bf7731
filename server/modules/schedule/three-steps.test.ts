import { delegations } from '@diwan/contract/approvals/endpoints'
import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { expect, test } from 'vitest'
import { makeUnit, type TestPerson } from '../../testing/people.ts'
import { world } from '../../testing/world.ts'
import { approvedKind, settleDue, tendDue } from '../approvals/public.ts'
import { addMember } from '../units/public.ts'
import { LEAVE } from './proof/planted.ts'
import { requestApproval } from './service/permissions/approving.ts'

const MINUTE_MS = 60_000
const kinds = [approvedKind(requestApproval)]

test('a request passes its head, the delegate of somebody who is away, and after the deadline the next head up', async () => {
  const w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
  const top = await w.department()
  const department = await makeUnit(w.db, 'department', top.id, w.clock.now())
  const group = await w.group(department)
  const [admin, sara, head] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER', group)]
  const [finance, delegate, chief, president] = [
    await w.person('USER'),
    await w.person('USER'),
    await w.person('USER', department),
    await w.person('USER', top),
  ]
  for (const [unit, person] of [
    [group, head],
    [department, chief],
    [top, president],
  ] as const)
    await addMember(w.db, unit.id, person.id, 'head')
  const steps = [{ who: 'heads' }, { who: 'person', userId: finance.id }, { who: 'heads', scope: 'department', hours: 8 }].map(
    (step) => ApprovalStep.parse(step),
  )
  await w.call(admin, chains.save, { kind: 'permission', unitId: group.id, version: 0, steps })
  await w.call(finance, delegations.set, { toId: delegate.id, fromDay: '2026-11-15', untilDay: '2026-11-30' })

  const asked = { typeId: LEAVE, reason: 'سفر', dateFrom: '2026-12-20', dateTo: '2026-12-22', wholeDays: true }
  const { id } = (await w.call(sara, permissions.send, { ...asked, departmentId: department.id, groupId: group.id })).body
  const waitsFor = async (...people: TestPerson[]) => {
    for (const one of [head, finance, delegate, chief, president, sara]) {
      const { items } = (await w.call(one, permissions.list, { view: 'decide' })).body
      expect(items.map((item) => item.id)).toEqual(people.includes(one) ? [id] : [])
    }
  }
  const approve = async (who: TestPerson) => {
    const { version } = (await w.call(sara, permissions.open, { id })).body.request
    expect((await w.call(who, requestDecisions.approve, { id, version })).status).toBe(200)
    w.clock.advance(UNDO_SECONDS * 1000)
    await settleDue(w.portal, kinds)
  }

  await waitsFor(head)
  await approve(head)
  await waitsFor(finance, delegate)
  await approve(delegate)
  await waitsFor(chief)
  const { dueDate } = (await w.call(sara, permissions.open, { id })).body.approval!
  w.clock.set(new Date(dueDate! * 1000 - MINUTE_MS))
  await tendDue(w.portal, kinds)
  await waitsFor(chief)
  w.clock.advance(2 * MINUTE_MS)
  await tendDue(w.portal, kinds)
  await waitsFor(chief, president)
  await approve(president)

  const { request, approval } = (await w.call(sara, permissions.open, { id })).body
  expect(request.status).toBe('APPROVED')
  const decided = approval!.steps.flatMap((step) => step.decisions.map(({ by, forPerson }) => [by.id, forPerson?.id ?? null]))
  expect(decided).toEqual([
    [head.id, null],
    [delegate.id, finance.id],
    [president.id, null],
  ])
})
