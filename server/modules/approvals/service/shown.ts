import type { Approval, Decision, ShownStep } from '@diwan/contract/approvals/schemas'
import type { DecisionOutcome, RunState, StepState } from '@diwan/contract/approvals/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readCancellations } from '../queries/cancellations.ts'
import { readSteps, type StepRow } from '../queries/chains.ts'
import { readPeople, readUnitNames } from '../queries/named.ts'
import { readAsked, type AskedRow } from '../queries/people.ts'
import { readPending, type PendingRow } from '../queries/pending.ts'
import { readAllDecisions, readRun, type DecisionRow, type RunRow } from '../queries/runs.ts'
import { gaveApproval } from './cancel-approval.ts'
import { earlierOf, holds } from './earlier.ts'

/** How far a record is approved, for those who may see it; nothing where it has no steps. */
export async function approvalOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>, objectId: string): Promise<Approval | null> {
  const run = await readRun(db, objectId)
  if (!run) return null
  const [steps, asked, all, canceled, pending] = await Promise.all([
    readSteps(db, run.chain_id, run.chain_version),
    readAsked(db, run),
    readAllDecisions(db, objectId),
    readCancellations(db, objectId),
    run.requester_id === actor.id ? undefined : readPending(db, run.id),
  ])
  const decisions = all.filter(holds(run, all))
  const ids = [
    ...asked.flatMap((one) => [one.user_id, one.for_user_id]),
    ...all.flatMap((one) => [one.decided_by, one.for_user_id]),
    ...canceled.map(({ canceled_by }) => canceled_by),
    ...steps.map(({ user_id }) => user_id),
    run.claimed_by,
    pending?.user_id ?? null,
  ].filter((id) => id !== null)
  const [people, units] = await Promise.all([
    readPeople(db, ids),
    readUnitNames(
      db,
      steps.flatMap(({ unit_id }) => unit_id ?? []),
    ),
  ])
  const byId = new Map(people.map((one) => [one.id, one]))
  const named = (id: string | null): Person | null => (id === null ? null : (byId.get(id) ?? null))
  return {
    state: run.state as RunState,
    claimedBy: named(run.claimed_by),
    dueDate: run.due_at && toSeconds(run.due_at),
    pending: pending ? shownPending(pending, named(pending.user_id)!) : null,
    asked: asked.some(({ user_id }) => user_id === actor.id),
    gave: gaveApproval(actor.id, run, decisions),
    earlier: earlierOf(
      all.filter((one) => !decisions.includes(one)),
      canceled,
      named,
    ),
    steps: steps.map((step) =>
      shownStep(run, step, {
        asked: step.place === run.step ? asked : [],
        decisions: decisions.filter(({ step: place }) => place === step.place),
        unit: step.unit_id === null ? null : (units.get(step.unit_id) ?? null),
        named,
      }),
    ),
  }
}

const shownPending = ({ outcome, effect_at }: PendingRow, by: Person): Approval['pending'] => ({
  by,
  outcome: outcome as DecisionOutcome,
  effectDate: toSeconds(effect_at),
})

interface Around {
  readonly asked: readonly AskedRow[]
  readonly decisions: readonly DecisionRow[]
  readonly unit: ShownStep['unit']
  readonly named: (id: string | null) => Person | null
}

function shownStep(run: RunRow, step: StepRow, { asked, decisions, unit, named }: Around): ShownStep {
  const seen = new Set<string>()
  const people = asked.flatMap(({ user_id, for_user_id, via }) => {
    const person = named(user_id)
    if (!person || seen.has(user_id)) return []
    seen.add(user_id)
    return [{ person, via: via as ShownStep['people'][number]['via'], forPerson: named(for_user_id) }]
  })
  return {
    place: step.place,
    state: stateOf(run, step.place, decisions),
    who: step.who as ShownStep['who'],
    scope: step.scope as ShownStep['scope'],
    rule: step.rule as ShownStep['rule'],
    unit,
    person: named(step.user_id),
    people,
    decisions: decisions.flatMap((one) => shownDecision(one, named)),
  }
}

function stateOf(run: RunRow, place: number, decisions: readonly DecisionRow[]): StepState {
  if (decisions.some(({ outcome }) => outcome === 'rejected')) return 'rejected'
  if (decisions.some(({ outcome }) => outcome === 'returned')) return 'returned'
  if (place < run.step || run.state === 'approved') return 'approved'
  if (place > run.step) return 'later'
  return run.state === 'claimed' || run.state === 'waiting' ? run.state : 'withdrawn'
}

/** One decision may have counted for several seats. */
function shownDecision(row: DecisionRow, named: Around['named']): Decision[] {
  const by = named(row.decided_by)
  if (!by) return []
  const { outcome, in_place: inPlace, carried, reason, decided_at } = row
  const forPerson = named(row.for_user_id)
  return [{ by, forPerson, outcome: outcome as Decision['outcome'], inPlace, carried, reason, date: toSeconds(decided_at) }]
}
