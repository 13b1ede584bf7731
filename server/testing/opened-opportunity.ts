import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'
import { approvedKind, settleDue } from '../modules/approvals/public.ts'
import { opportunityApproval } from '../modules/opportunities/service/approving.ts'
import { TYPE } from '../modules/opportunities/proof/planted.ts'

interface Opened {
  readonly creator: TestPerson
  /** Another person who may approve it. */
  readonly approver: TestPerson
  readonly content?: object
}

export const AT_ONCE = { schedule: false, scheduleDate: '', scheduleTime: '', push: false }
const approved = [approvedKind(opportunityApproval)]

/** The seconds pass in which a decision can be undone, and it takes effect. */
export async function settleDecisions(w: World): Promise<void> {
  w.clock.advance(UNDO_SECONDS * 1000)
  await settleDue(w.portal, approved)
}

/** Submits a draft and approves it, through the front door. */
export async function approveOpportunity(w: World, id: string, { creator, approver }: Opened): Promise<number> {
  const { version } = (await w.call(creator, opportunity.open, { id })).body.opportunity
  const sent = await w.call(creator, opportunity.submit, { id, version })
  if (sent.status !== 200) throw new Error(`It was not submitted: ${JSON.stringify(sent.body)}`)
  const decided = await w.call(approver, opportunityDecisions.approve, { id, version: sent.body.version, reason: 'مناسب' })
  if (decided.status !== 200) throw new Error(`It was not approved: ${JSON.stringify(decided.body)}`)
  await settleDecisions(w)
  return (await w.call(creator, opportunity.open, { id })).body.opportunity.version
}

/** One that is open for applications of everybody, with five seats unless `content` sets another number. */
export async function openOpportunityFor(w: World, opened: Opened): Promise<string> {
  const content = {
    position: 'محلل بيانات',
    typeId: TYPE,
    numberOfUsers: 5,
    dueDate: '2090-01-15',
    tokens: ['all' as const],
    ...opened.content,
  }
  const { id } = (await w.call(opened.creator, opportunity.create, content)).body
  const version = await approveOpportunity(w, id, opened)
  const { status, body } = await w.call(opened.creator, opportunity.publish, { id, version, ...AT_ONCE })
  if (status !== 200) throw new Error(`It was not published: ${JSON.stringify(body)}`)
  return id
}
