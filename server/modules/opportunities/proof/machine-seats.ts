import { reachedBy } from '@diwan/contract/kit/moves'
import { applications } from '@diwan/contract/opportunities/endpoints'
import { applicationMoves } from '@diwan/contract/opportunities/moves'
import type { ApplicationStatus, OpportunityStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Player } from '../../../testing/cast.ts'
import { demandSame, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'

const endpoints = {
  withdraw: applications.withdraw,
  giveUp: applications.giveUp,
  review: applications.review,
  putBack: applications.release,
  accept: applications.accept,
  decline: applications.decline,
  acceptSeat: applications.acceptSeat,
  declineSeat: applications.declineSeat,
}
type Move = keyof typeof endpoints
export type Command = 'apply' | Move
export const COMMANDS: readonly Command[] = ['apply', ...(Object.keys(endpoints) as Move[])]
const BY_APPLICANT = new Set<Command>(['withdraw', 'giveUp', 'acceptSeat', 'declineSeat'])
const moveOf = (command: Move) => applicationMoves[command === 'putBack' ? 'release' : command]

interface Application {
  readonly id: string
  readonly by: string
  status: ApplicationStatus
  version: number
  waitingNo: number
  offered: boolean
}

/** The seats of an opportunity as they must be. */
export interface Seats {
  readonly id: string
  status: OpportunityStatus
  number: number
  /** The last number of the waiting list. */
  last: number
  readonly applications: Application[]
}

export const taken = ({ applications: all }: Seats): number =>
  all.filter(({ status, offered }) => status === 'APPROVED' || offered).length
export const waiting = ({ applications: all }: Seats): number =>
  all.filter(({ status, offered }) => status === 'PENDING' && !offered).length
export const isUndecided = ({ status }: Application): boolean => ['SENT', 'CHECKING', 'PENDING'].includes(status)

/** The number of seats that a try to extend asks for. */
export const wanted = ({ pick }: Pick<Try<string>, 'pick'>): number => pick % 3

/** Without an application everybody tries to apply; a person tries the own application three times of four. */
function aimed(
  { applications: all }: Seats,
  { command, by, pick }: Try<Command>,
): { command: 'apply' } | { command: Move; on: Application } {
  const own = all.filter((one) => one.by === by.id)
  const among = own.length > 0 && pick % 4 > 0 ? own.slice(-1) : all
  const on = among[pick % among.length]
  return command === 'apply' || !on ? { command: 'apply' } : { command, on }
}

/** The refusal that must come, or nothing. */
export function refusalOf(seats: Seats, tried: Try<Command>, reads: { sees: boolean; addressed: boolean }): string | null {
  const { by, stale } = tried
  const aim = aimed(seats, tried)
  const isAdmin = by.role !== 'USER'
  if (aim.command === 'apply') {
    if (!reads.sees) return '404 not_found'
    if (isAdmin || !reads.addressed) return '403 forbidden'
    if (seats.status !== 'OPEN') return '409 wrong_state'
    const against = seats.applications.filter((one) => one.by === by.id && one.status !== 'CANCELED')
    if (against.some(({ status }) => status !== 'REJECTED')) return '409 opportunity.applied_already'
    return against.length > 0 ? '409 opportunity.rejected_before' : null
  }
  const { command, on } = aim
  const isOwn = on.by === by.id
  if (BY_APPLICANT.has(command) && !isOwn) return isAdmin ? '403 forbidden' : '404 not_found'
  if (!BY_APPLICANT.has(command) && !isAdmin) return '403 forbidden'
  if (stale) return '409 changed_meanwhile'
  if (!moveOf(command).from.includes(on.status) || !['OPEN', 'CLOSED'].includes(seats.status)) return '409 wrong_state'
  return (command === 'acceptSeat' || command === 'declineSeat') && !on.offered ? '409 wrong_state' : null
}

/** Offers free seats in the order of the waiting list. */
export function offer(seats: Seats): void {
  const queue = seats.applications.filter(({ status, offered }) => status === 'PENDING' && !offered)
  for (const first of queue.toSorted((one, other) => one.waitingNo - other.waitingNo)) {
    if (taken(seats) >= seats.number) return
    first.offered = true
    first.version += 1
  }
}

export function endAll({ applications: all }: Seats): void {
  for (const one of all.filter((each) => isUndecided(each) || each.status === 'APPROVED')) {
    one.status = 'CANCELED'
    one.offered = false
    one.version += 1
  }
}

export function advance(seats: Seats, tried: Try<Command>): void {
  const aim = aimed(seats, tried)
  if (aim.command === 'apply') {
    seats.applications.push({ id: '', by: tried.by.id, status: 'SENT', version: 1, waitingNo: 0, offered: false })
    return
  }
  const { command, on } = aim
  on.version += 1
  if (command === 'accept') {
    if (taken(seats) < seats.number) on.status = 'APPROVED'
    else {
      seats.last += 1
      on.waitingNo = seats.last
      on.status = 'PENDING'
    }
    return
  }
  on.status = reachedBy(moveOf(command), on.status)
  on.offered = false
  offer(seats)
}

export function callOf(seats: Seats, tried: Try<Command>) {
  const aim = aimed(seats, tried)
  if (aim.command === 'apply') return { endpoint: applications.apply, id: seats.id, input: {}, versionless: true }
  const { id, version } = aim.on
  return { endpoint: endpoints[aim.command], id, input: { version: tried.stale ? version + 1 : version }, versionless: true }
}

/** Newest first, as those who decide read them. */
export async function compare(seats: Seats, w: World, judge: Player): Promise<void> {
  const { items } = (await w.call(judge, applications.list, { view: 'received', opportunityId: seats.id })).body
  const shown = items.toReversed()
  for (const [n, { id }] of shown.entries()) {
    const one = seats.applications[n]
    if (one?.id === '') seats.applications[n] = { ...one, id }
  }
  demandSame(
    'the applications',
    shown.map((one) => [one.id, one.by.id, one.status, one.version, one.offeredUntil !== null]),
    seats.applications.map((one) => [one.id, one.by, one.status, one.version, one.offered]),
  )
}
