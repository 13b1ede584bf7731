import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { opportunity } from '@diwan/contract/opportunities/endpoints'
import { applicationEvents } from '@diwan/contract/opportunities/events'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import type { OpportunityStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Updateable } from 'kysely'
import { Problem } from '../../../kit/http/problem.ts'
import { moveCommand } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { withdrawRun } from '../../approvals/public.ts'
import { countAddressed, readTokens, setAudience } from '../../audience/public.ts'
import { keepPublication, lockPublication, planOf, zoneOf } from '../../publishing/public.ts'
import { opportunityRecord } from '../kind.ts'
import { presentOpportunity } from '../presenter/opportunity.ts'
import { endApplications } from '../queries/applications.ts'
import { readOpportunities, updateOpportunity, type OpportunityReach } from '../queries/opportunities.ts'
import { readSettings } from '../queries/settings.ts'
import type { Opportunities } from '../rows.gen.ts'
import { beginApproval, unplan } from './approving.ts'
import { endOfDay, todayOf } from './days.ts'
import { demandNumber, wrong } from './edit.ts'
import { recordApplication, recordOpportunity } from './recorded.ts'
import { offerSeats } from './seats.ts'

type Input<E extends keyof typeof opportunity> = InputOf<(typeof opportunity)[E]>
type Answer = Promise<OutputOf<typeof opportunity.submit>>
type Command = keyof typeof opportunityMoves
type What = Parameters<typeof recordOpportunity>[2]
interface Effect {
  readonly what: What
  readonly set?: Updateable<Opportunities>
  /** The status stays as it is. */
  readonly stays?: true
  readonly announced?: boolean
  readonly before?: readonly string[]
}

/** Lock, demand, move, change, record: what every command of an opportunity shares. */
const commanded = (
  ctx: Ctx,
  name: Command,
  { id, version }: { readonly id: string; readonly version: number },
  needs: 'edit' | 'publish' | 'cancel',
  change: (tx: Tx, row: OpportunityReach, status: OpportunityStatus) => Promise<Effect>,
): Answer =>
  moveCommand(opportunityRecord, ctx, { id, version, needs, moves: opportunityMoves, move: name }, async (tx, row, status) => {
    const { what, set, stays, ...more } = await change(tx, row, status)
    const next = { ...(!stays && { status }), version: version + 1, updated_at: ctx.clock.now(), ...set }
    await updateOpportunity(tx.db, id, next)
    if (what !== 'submitted') await listFor(tx, id)
    return presentOpportunity(ctx.actor, await recordOpportunity(ctx, tx, what, id, more))
  })

const LISTED = new Set(['OPEN', 'CLOSED', 'DONE', 'CANCELED'])
/** Those whom it addresses find it from when it opens on, and read what became of it. */
export async function listFor(tx: Tx, id: string): Promise<void> {
  const row = await tx.db
    .selectFrom('opportunities')
    .select(['status', 'due_at', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const listed = row.published_at !== null && LISTED.has(row.status)
  await setAudience(tx.db, { id, kind: 'opportunity', listedAt: listed ? row.due_at : null }, await readTokens(tx.db, id))
}

export const submitOpportunity = (ctx: Ctx, input: Input<'submit'>): Answer =>
  commanded(ctx, 'submit', input, 'edit', async (tx, row) => {
    await demandComplete(ctx, tx, row)
    await updateOpportunity(tx.db, row.id, { status: 'SENT' })
    const reached = await beginApproval(ctx, tx, row)
    return { what: 'submitted', set: { reason: '', status: reached === 'passed' ? 'APPROVED' : 'SENT' } }
  })

/** Refuses a draft that lacks something its approver needs. */
async function demandComplete(ctx: Ctx, tx: Tx, row: OpportunityReach): Promise<void> {
  const tokens = await readTokens(tx.db, row.id)
  const [shown] = await readOpportunities(tx.db, ctx.actor, [row.id])
  const due_day = shown?.due_day ?? null
  const wrongs = [
    ...(row.position === '' ? [{ path: 'position', code: 'empty' }] : []),
    ...(row.type_id === null ? [{ path: 'typeId', code: 'required' }] : []),
    ...(due_day === null ? [{ path: 'dueDate', code: 'date_required' }] : []),
    ...(due_day !== null && due_day < (await todayOf(ctx, tx.db)) ? [{ path: 'dueDate', code: 'date_past' }] : []),
    ...(tokens.length === 0 ? [{ path: 'tokens', code: 'audience' }] : []),
    ...(tokens.length > 0 && (await countAddressed(tx.db, tokens)) === 0 ? [{ path: 'tokens', code: 'nobody' }] : []),
  ]
  if (wrongs.length > 0) throw new Problem('invalid_input', { fields: wrongs })
  if (row.unit_id === null && !ctx.actor.grants.get('opportunity.create')?.has('all'))
    throw new Problem('opportunity.unit_missing')
}

export const reviseOpportunity = (ctx: Ctx, input: Input<'revise'>): Answer =>
  commanded(ctx, 'revise', input, 'edit', () => Promise.resolve({ what: 'revised' }))

/** Its applications end with it, and its applicants are notified. */
export const cancelOpportunity = (ctx: Ctx, { reason, ...input }: Input<'cancel'>): Answer =>
  commanded(ctx, 'cancel', input, 'cancel', async (tx, row) => {
    const asked = row.status === 'SENT' || row.status === 'CHECKING' ? await withdrawRun(ctx, tx, row.id) : []
    await unplan(tx, row.id)
    const ended = await endApplications(tx.db, row.id)
    for (const one of ended) recordApplication(ctx, tx, applicationEvents.ended, one)
    return { what: 'canceled', set: { reason }, before: asked }
  })

export const publishOpportunity = (ctx: Ctx, { schedule, push, ...input }: Input<'publish'>): Answer =>
  commanded(ctx, 'publish', input, 'publish', async (tx, row) => {
    if (row.due_at <= ctx.clock.now()) throw new Problem('opportunity.due')
    const kept = await lockPublication(tx.db, row.id)
    const now = ctx.clock.now()
    if (!schedule) {
      await keepPublication(tx.db, { ...kept, publish_at: null, push, published_at: now })
      return { what: 'published', set: { published_at: now }, announced: push }
    }
    const off = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
    const plan = planOf(
      { ...input, ...off, schedule, push, tokens: [] },
      { ...kept, publish_at: null },
      { now, zone: await zoneOf(tx.db) },
    )
    if (plan.publish_at! >= row.due_at) throw wrong('scheduleDate', 'date_outside_range')
    await keepPublication(tx.db, { ...kept, ...plan, push, published_at: null })
    return { what: 'scheduled', stays: true }
  })

const dueOn = async (ctx: Ctx, tx: Tx, dueDate: string): Promise<Updateable<Opportunities>> => {
  if (dueDate < (await todayOf(ctx, tx.db))) throw wrong('dueDate', 'date_past')
  return { due_date: dueDate, due_at: await endOfDay(tx.db, dueDate) }
}

/** More seats are offered to those who wait; there are never fewer than are taken. */
export const extendOpportunity = (ctx: Ctx, { dueDate, numberOfUsers, ...input }: Input<'extend'>): Answer =>
  commanded(ctx, 'extend', input, 'publish', async (tx, row) => {
    const { maxUsers } = await readSettings(tx.db)
    demandNumber(numberOfUsers, maxUsers, Math.max(1, row.taken))
    const set = { ...(await dueOn(ctx, tx, dueDate)), number_of_users: numberOfUsers }
    await updateOpportunity(tx.db, row.id, set)
    await offerSeats(ctx, tx, row.id)
    return { what: 'extended' }
  })

export const closeOpportunity = (ctx: Ctx, input: Input<'close'>): Answer =>
  commanded(ctx, 'close', input, 'publish', () => Promise.resolve({ what: 'closed' }))

export const reopenOpportunity = (ctx: Ctx, { dueDate, ...input }: Input<'reopen'>): Answer =>
  commanded(ctx, 'reopen', input, 'publish', async (tx) => ({ what: 'reopened', set: await dueOn(ctx, tx, dueDate) }))
