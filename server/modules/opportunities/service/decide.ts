import type { Event } from '@diwan/contract/kit/event'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { applications } from '@diwan/contract/opportunities/endpoints'
import { applicationEvents } from '@diwan/contract/opportunities/events'
import { applicationMoves } from '@diwan/contract/opportunities/moves'
import type { ApplicationStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Updateable } from 'kysely'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { canApplication } from '../access.ts'
import {
  lockApplication,
  opportunityOf,
  readApplication,
  updateApplication,
  type ApplicationReach,
} from '../queries/applications.ts'
import { lockOpportunity, type OpportunityReach } from '../queries/opportunities.ts'
import type { OpportunityApplications } from '../rows.gen.ts'
import { presented } from './read-applications.ts'
import { recordApplication } from './recorded.ts'
import { offerSeats, seat } from './seats.ts'

type Command = keyof typeof applicationMoves
type At = InputOf<typeof applications.accept>
type Answer = Promise<OutputOf<typeof applications.accept>>

/** While seats are given: once an opportunity is over, nothing of its applications changes any more. */
const RUNNING = new Set(['OPEN', 'CLOSED'])

/** The opportunity is locked before its application, by everybody, so that seats are given one after the other. */
export async function commandOn(
  ctx: Ctx,
  name: Command,
  { id, version }: At,
  decide: (tx: Tx, row: ApplicationReach, status: ApplicationStatus, of: OpportunityReach) => Promise<void>,
): Promise<ApplicationStatus> {
  return write(ctx, async (tx) => {
    const opportunityId = await opportunityOf(tx.db, id)
    const of = opportunityId === undefined ? undefined : await lockOpportunity(tx.db, opportunityId)
    const row = await lockApplication(tx.db, id)
    const needs = (applicationMoves[name].needs ?? 'view') as 'own' | 'decide'
    demand(canApplication, needs, ctx.actor, row)
    const status = move(applicationMoves, name, { status: row.status as ApplicationStatus, version: row.version }, version)
    if (!of || !RUNNING.has(of.status)) throw new Problem('wrong_state')
    await decide(tx, row, status, of)
    return (await lockApplication(tx.db, id))!.status as ApplicationStatus
  })
}

async function change(
  ctx: Ctx,
  tx: Tx,
  row: ApplicationReach,
  event: Event,
  set: Updateable<OpportunityApplications>,
): Promise<void> {
  await updateApplication(tx.db, row.id, { reviewer_id: null, offered_until: null, version: row.version + 1, ...set })
  recordApplication(ctx, tx, event, (await lockApplication(tx.db, row.id))!)
}

/** A command that only moves the application; what becomes free by it is offered to the first who waits. */
const moving =
  (name: Command, event: Event, more: (ctx: Ctx, row: ApplicationReach) => Updateable<OpportunityApplications> = () => ({})) =>
  async (ctx: Ctx, input: At): Answer => {
    await commandOn(ctx, name, input, async (tx, row, status) => {
      await change(ctx, tx, row, event, { status, ...more(ctx, row) })
      await offerSeats(ctx, tx, row.opportunity_id)
    })
    return shown(ctx, input.id)
  }

export const shown = async (ctx: Ctx, id: string): Answer => (await presented(ctx, [(await readApplication(ctx.db, id))!]))[0]!

const demandOffer = (ctx: Ctx, { offered_until }: ApplicationReach): Updateable<OpportunityApplications> => {
  if (offered_until === null || offered_until <= ctx.clock.now()) throw new Problem('wrong_state')
  return {}
}

export const withdrawApplication = moving('withdraw', applicationEvents.withdrawn)
export const giveUpSeat = moving('giveUp', applicationEvents.givenUp)
export const acceptSeat = moving('acceptSeat', applicationEvents.seatAccepted, demandOffer)
export const declineSeat = moving('declineSeat', applicationEvents.seatDeclined, demandOffer)
export const reviewApplication = moving('review', applicationEvents.reviewed, ({ actor }) => ({ reviewer_id: actor.id }))
export const releaseApplication = moving('release', applicationEvents.released)

const accepting = (ctx: Ctx, input: At): Promise<ApplicationStatus> =>
  commandOn(ctx, 'accept', input, async (tx, row) => void (await seat(ctx, tx, row)))

const declining = (ctx: Ctx, { reason, ...input }: InputOf<typeof applications.decline>): Promise<ApplicationStatus> =>
  commandOn(ctx, 'decline', input, async (tx, row, status) => {
    await change(ctx, tx, row, applicationEvents.declined, { status, reason })
    await offerSeats(ctx, tx, row.opportunity_id)
  })

export async function acceptApplication(ctx: Ctx, input: At): Answer {
  await accepting(ctx, input)
  return shown(ctx, input.id)
}

export async function declineApplication(ctx: Ctx, input: InputOf<typeof applications.decline>): Answer {
  await declining(ctx, input)
  return shown(ctx, input.id)
}

/** In the order in which they are given, each in a transaction of its own. */
export async function decideMany(
  { receipt: _none, ...ctx }: Ctx,
  { items, outcome, reason }: InputOf<typeof applications.decideMany>,
): Promise<OutputOf<typeof applications.decideMany>> {
  const answers: OutputOf<typeof applications.decideMany>['items'] = []
  for (const item of items) {
    try {
      const status = await (outcome === 'accept' ? accepting(ctx, item) : declining(ctx, { ...item, reason }))
      answers.push({ id: item.id, status, code: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      answers.push({ id: item.id, status: null, code: error.code })
    }
  }
  return { items: answers }
}
