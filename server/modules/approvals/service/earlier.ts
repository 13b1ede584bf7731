import { MAX_EARLIER } from '@diwan/contract/approvals/limits'
import type { EarlierDecision } from '@diwan/contract/approvals/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { CancellationRow } from '../queries/cancellations.ts'
import type { DecisionRow, RunRow } from '../queries/runs.ts'

/** Whether a decision counts in the newest run: the last round of a step that is passed, the current one of all others. */
export function holds(run: RunRow, all: readonly DecisionRow[]): (decision: DecisionRow) => boolean {
  const own = all.filter(({ run_id }) => run_id === run.id)
  const roundOf = (step: number): number =>
    step < run.step ? Math.max(...own.filter((one) => one.step === step).map(({ round }) => round)) : run.round
  return ({ run_id, step, round }) => run_id === run.id && round === roundOf(step)
}

/** Decisions that count no longer, with the approvals that were canceled, in order. */
export function earlierOf(
  decisions: readonly DecisionRow[],
  canceled: readonly CancellationRow[],
  named: (id: string) => Person | null,
): EarlierDecision[] {
  const seen = new Set<string>()
  const shown = (id: string, outcome: EarlierDecision['outcome'], reason: string, at: Date): EarlierDecision[] => {
    const [by, date] = [named(id), toSeconds(at)]
    const key = `${id} ${outcome} ${date}`
    if (!by || seen.has(key)) return [] // one decision may have counted for several seats
    seen.add(key)
    return [{ by, outcome, reason, date }]
  }
  return [
    ...decisions
      .filter(({ carried }) => !carried)
      .flatMap((one) => shown(one.decided_by, one.outcome as EarlierDecision['outcome'], one.reason, one.decided_at)),
    ...canceled.flatMap((one) => shown(one.canceled_by, 'canceled', one.reason, one.canceled_at)),
  ]
    .toSorted((one, other) => one.date - other.date)
    .slice(-MAX_EARLIER)
}
