import { workingSecondsBetween, type WorkingCalendar } from '@diwan/core/working-calendar'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { toSeconds } from '../../../../kit/clock/clock.ts'

/** The status that a ticket took at an instant. */
export interface Moment {
  readonly at: Date
  readonly status: TicketStatus
}

/** From the opening of a ticket until it is solved, closed or withdrawn. No two periods of a ticket begin at one instant. */
export interface Period {
  readonly openedAt: Date
  readonly endedAt: Date | null
}

export interface Measures {
  readonly periods: readonly Period[]
  /** Null while the ticket is open, and after it was withdrawn. */
  readonly solvedAt: Date | null
  readonly reopenedAt: Date | null
  /** Working seconds until the first answer and until the solution, without the time that the ticket waited. */
  readonly answerSeconds: number | null
  readonly solutionSeconds: number | null
}

const OPEN: readonly (TicketStatus | undefined)[] = ['NEW', 'OPEN', 'PENDING']

/** Measures a ticket by the statuses it went through, in their order, beginning with its creation. */
export function measure(calendar: WorkingCalendar, moments: readonly Moment[], answeredAt: Date | null): Measures {
  const periods: Period[] = []
  let [solvedAt, reopenedAt]: (Date | null)[] = [null, null]
  for (const [place, { at, status }] of moments.entries()) {
    const [was, is] = [OPEN.includes(moments[place - 1]?.status), OPEN.includes(status)]
    if (was === is) continue
    if (is) {
      if (periods.at(-1)?.openedAt.getTime() === at.getTime()) periods.pop()
      periods.push({ openedAt: at, endedAt: null })
      reopenedAt = place > 0 ? at : null
      solvedAt = null
    } else {
      periods.push({ openedAt: periods.pop()!.openedAt, endedAt: at })
      solvedAt = status === 'CANCELED' ? null : at
    }
  }
  const worked = (until: Date | null | undefined) => until && workedUntil(calendar, moments, until)
  return {
    periods,
    solvedAt: solvedAt ?? null,
    reopenedAt: reopenedAt ?? null,
    answerSeconds: worked(answeredAt) ?? null,
    solutionSeconds: worked(solvedAt) ?? null,
  }
}

/** A ticket that waits or is over costs no time. */
function workedUntil(calendar: WorkingCalendar, moments: readonly Moment[], until: Date): number {
  const running = moments.map(({ at, status }, place) => {
    if (status !== 'NEW' && status !== 'OPEN') return 0
    const end = Math.min((moments[place + 1]?.at ?? until).getTime(), until.getTime())
    return workingSecondsBetween(calendar, toSeconds(at), toSeconds(new Date(end)))
  })
  return running.reduce((sum, seconds) => sum + seconds, 0)
}
