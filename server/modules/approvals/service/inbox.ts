import type { decisionInbox } from '@diwan/contract/approvals/endpoints'
import type { DecisionOutcome, RunState } from '@diwan/contract/approvals/vocabulary'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import { paged } from '../../../kit/list/page.ts'
import type { ApprovedKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { countWaiting, kindsOfRuns, readOwnDecisions, readWaiting } from '../queries/inbox.ts'
import { readPeople } from '../queries/named.ts'
import { each, undoEach } from './each.ts'
import { openKinds } from './pending.ts'

type Input<E extends keyof typeof decisionInbox> = InputOf<(typeof decisionInbox)[E]>
type Answer<E extends keyof typeof decisionInbox> = Promise<OutputOf<(typeof decisionInbox)[E]>>
type Declared = () => readonly ApprovedKind[]

/** The kinds of open modules whose records the relation `step` opens to the caller, narrowed to those that were asked for. */
async function kindsFor({ portal, actor }: Ctx, declared: Declared, wanted: readonly string[] | undefined) {
  const open = [...(await openKinds(portal, declared())).values()]
  return open.filter(({ kind, inbox }) => inbox?.sees(actor) && (wanted?.includes(kind) ?? true))
}

/** The texts of records of several kinds, each kind asked once. */
async function textsOf(
  ctx: Ctx,
  kinds: readonly ApprovedKind[],
  rows: readonly { readonly id: string; readonly kind: string }[],
) {
  const found = await Promise.all(
    kinds.map(async ({ kind, inbox }) => {
      const ids = [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))]
      return ids.length === 0 ? new Map<string, never>() : inbox!.texts(ctx, ids)
    }),
  )
  return new Map(found.flatMap((texts) => [...texts]))
}

export const listWaiting =
  (declared: Declared) =>
  async (ctx: Ctx, { after, limit, kinds: wanted, ...filters }: Input<'waiting'>): Answer<'waiting'> => {
    const kinds = await kindsFor(ctx, declared, wanted)
    const asked = { ...filters, userId: ctx.actor.id, kinds: kinds.map(({ kind }) => kind), now: ctx.clock.now() }
    const { rows, next } = paged(await readWaiting(ctx.db, { ...asked, after: readCursor(after), limit: limit + 1 }), limit)
    const [texts, holders] = await Promise.all([
      textsOf(ctx, kinds, rows),
      readPeople(
        ctx.db,
        rows.flatMap(({ claimed_by }) => claimed_by ?? []),
      ),
    ])
    const items = rows.flatMap(({ id, kind, deadline_at, claimed_by, outcome, effect_at }) => {
      const text = texts.get(id)
      if (!text) return []
      const claimedBy = holders.find((one) => one.id === claimed_by) ?? null
      const pending = outcome && effect_at ? { outcome: outcome as DecisionOutcome, effectDate: toSeconds(effect_at) } : null
      return [{ ...text, id, kind, dueDate: toSeconds(deadline_at), claimedBy, pending }]
    })
    return { items, next }
  }

/** How many requests wait for the caller, without those decided a moment ago. */
export const countInbox =
  (declared: Declared) =>
  async (ctx: Ctx, { kinds: wanted, ...filters }: Input<'count'>): Answer<'count'> => {
    const kinds = (await kindsFor(ctx, declared, wanted)).map(({ kind }) => kind)
    return counterOf(await countWaiting(ctx.db, { ...filters, userId: ctx.actor.id, kinds, now: ctx.clock.now() }))
  }

/** A request that its decider may no longer see keeps its line without what it says. */
export const listDecided =
  (declared: Declared) =>
  async (ctx: Ctx, { after, limit, kinds: wanted, requester }: Input<'decided'>): Answer<'decided'> => {
    const kinds = await kindsFor(ctx, declared, wanted)
    const asked = { userId: ctx.actor.id, kinds: kinds.map(({ kind }) => kind), requester }
    const { rows, next } = paged(await readOwnDecisions(ctx.db, { ...asked, after: readCursor(after), limit: limit + 1 }), limit)
    const texts = await textsOf(
      ctx,
      kinds,
      rows.map(({ object_id: id, kind }) => ({ id, kind })),
    )
    const items = rows.map(({ id, object_id, kind, outcome, in_place, reason, decided_at, state }) => ({
      id,
      objectId: object_id,
      kind,
      outcome: outcome as DecisionOutcome,
      inPlace: in_place,
      reason,
      date: toSeconds(decided_at),
      state: state as RunState,
      request: texts.get(object_id) ?? null,
    }))
    return { items, next }
  }

/** Each record is decided as its own kind decides it. */
export const decideAny =
  (declared: Declared) =>
  async ({ receipt: _none, ...ctx }: Ctx, { items, outcome, reason }: Input<'decideMany'>): Answer<'decideMany'> => {
    if (outcome === 'reject' && reason === '') return { items: items.map(({ id }) => ({ id, code: 'invalid_input' })) }
    const kindOf = await kindsIn(
      ctx,
      declared,
      items.map(({ id }) => id),
    )
    return { items: await each(ctx, items, (item) => kindOf(item.id).give(ctx, outcome, { ...item, reason })) }
  }

export const undoAny =
  (declared: Declared) =>
  async ({ receipt: _none, ...ctx }: Ctx, { ids }: Input<'undoDecisions'>): Answer<'undoDecisions'> => {
    const kindOf = await kindsIn(ctx, declared, ids)
    return undoEach(ctx, ids, (id) => kindOf(id).undo(ctx, id))
  }

async function kindsIn({ portal, db }: Ctx, declared: Declared, ids: readonly string[]) {
  const [open, kinds] = await Promise.all([openKinds(portal, declared()), kindsOfRuns(db, ids)])
  return (id: string): ApprovedKind => {
    const kind = open.get(kinds.get(id) ?? '')
    if (!kind) throw new Problem('not_found')
    return kind
  }
}
