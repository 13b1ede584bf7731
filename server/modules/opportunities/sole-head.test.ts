import { decisionInbox, delegations } from '@diwan/contract/approvals/endpoints'
import { opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { expect, test } from 'vitest'
import { settleDecisions } from '../../testing/opened-opportunity.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { addMember } from '../units/public.ts'
import { TYPE } from './proof/planted.ts'

/** A draft that the only head of a group made and somebody else submits. */
async function submittedForItsHead(w: World, head: TestPerson, group: TestUnit) {
  await addMember(w.db, group.id, head.id, 'head')
  const due = { numberOfUsers: 1, dueDate: '2090-01-15' }
  const content = { position: 'أمين مكتبة', typeId: TYPE, ...due, tokens: [unitToken(group.id)], unitId: group.id }
  const { id } = (await w.call(head, opportunity.create, content)).body
  const { status, body } = await w.call(await w.person('SUPER_ADMIN'), opportunity.submit, { id, version: 1 })
  expect([status, body.status]).toEqual([200, 'SENT'])
  return { id, version: body.version }
}

const waitsFor = async (w: World, who: TestPerson) =>
  (await w.call(who, decisionInbox.waiting, { kinds: 'opportunity' })).body.items.map(({ id }) => id)

test('a draft of the only head, submitted by somebody else, asks the head of the unit above, who decides it', async () => {
  const w = await world()
  const department = await w.department()
  const group = await w.group(department)
  const [creator, chief] = [await w.person('ADMIN', group), await w.person('USER', department)]
  await addMember(w.db, department.id, chief.id, 'head')
  const { id, version } = await submittedForItsHead(w, creator, group)

  expect([await waitsFor(w, creator), await waitsFor(w, chief)]).toEqual([[], [id]])
  const refused = await w.call(creator, opportunityDecisions.approve, { id, version, reason: 'x' })
  expect(refused.status).toBe(403)
  expect((await w.call(chief, opportunityDecisions.approve, { id, version })).status).toBe(200)
  await settleDecisions(w)
  expect((await w.call(creator, opportunity.open, { id })).body.opportunity.status).toBe('APPROVED')
})

test('the creator of a draft is not asked as the delegate of its approver either; without a head above ADMIN is asked', async () => {
  const w = await world()
  const department = await w.department()
  const group = await w.group(department)
  const [creator, chief] = [await w.person('ADMIN', group), await w.person('USER', department)]
  await addMember(w.db, department.id, chief.id, 'head')
  await w.call(chief, delegations.set, { toId: creator.id, fromDay: '2026-11-15', untilDay: '2026-11-30' })
  const { id } = await submittedForItsHead(w, creator, group)
  expect([await waitsFor(w, creator), await waitsFor(w, chief)]).toEqual([[], [id]])

  const lonely = await w.group()
  const admin = await w.person('ADMIN')
  const { id: other } = await submittedForItsHead(w, creator, lonely)
  expect([await waitsFor(w, creator), await waitsFor(w, admin)]).toEqual([[], [other]])
})
