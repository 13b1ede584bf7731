import type { labels } from '@diwan/contract/labels/endpoints'
import type { Label } from '@diwan/contract/labels/schemas'
import { COLOURS, type Colour } from '@diwan/contract/kit/colours'
import { MAX_LABELS } from '@diwan/contract/labels/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { fold } from '@diwan/core/arabic-fold'
import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { LabelScope } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { kindsOf } from '../../kit/record/objects.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import { countLabels, deleteLabel, insertLabel, lockLabel, readLabels, readNamed, updateLabel, type LabelRow } from './queries.ts'

type Input<E extends keyof typeof labels> = InputOf<(typeof labels)[E]>
type Answer<E extends keyof typeof labels> = Promise<OutputOf<(typeof labels)[E]>>
type Standing = 'change' | 'read' | undefined

/** The kinds of record that have labels of their own, by what their modules declare. */
export type Scopes = () => readonly LabelScope[]

export const ownTopic = (userId: string): string => `labels:${userId}`

const present = ({ id, name, colour }: LabelRow): Label => ({ id, name, colour: colour as Label['colour'] })

export async function listLabels(ctx: Ctx, { scopeId = ctx.actor.id }: Input<'list'>, scopes: Scopes): Answer<'list'> {
  const stands = await standing(ctx, ctx.db, scopeId, scopes)
  if (!stands) throw new Problem('not_found')
  const rows = await readLabels(ctx.db, scopeId)
  return { items: rows.map((row) => ({ ...present(row), version: row.version })), can: { change: stands === 'change' } }
}

export function createLabel(ctx: Ctx, { scopeId = ctx.actor.id, ...looks }: Input<'create'>, scopes: Scopes): Answer<'create'> {
  return write(ctx, async (tx) => {
    await demandChange(ctx, tx.db, scopeId, scopes)
    if ((await countLabels(tx.db, scopeId)) >= MAX_LABELS) throw new Problem('labels.too_many')
    return kept(ctx, tx, scopeId, scopes, await insertLabel(tx.db, scopeId, looks, ctx.clock.now()))
  })
}

export function changeLabel(ctx: Ctx, { id, version, ...looks }: Input<'change'>, scopes: Scopes): Answer<'change'> {
  return write(ctx, async (tx) => {
    const row = await lockChangeable(ctx, tx.db, id, scopes)
    await countLabels(tx.db, row.scope_id) // nobody else takes the name until the end of the transaction
    if (row.version !== version) throw new Problem('changed_meanwhile', { current: present(row) })
    return kept(ctx, tx, row.scope_id, scopes, await updateLabel(tx.db, row, looks))
  })
}

export function removeLabel(ctx: Ctx, { id }: Input<'remove'>, scopes: Scopes): Answer<'remove'> {
  return write(ctx, async (tx) => {
    const row = await lockChangeable(ctx, tx.db, id, scopes)
    await deleteLabel(tx.db, id)
    hint(ctx, tx, row.scope_id, scopes)
    return { done: true as const }
  })
}

interface Wanted {
  readonly name: string
  /** Where there is none of that name; the colours one after the other where it is not said. */
  readonly colour?: Colour
}

/** The labels of a scope by their folded names; what there is none of is made, and counted. The caller has asked the policy of the scope. */
export async function namedLabels(ctx: Ctx, { db }: Pick<Tx, 'db'>, scopeId: string, labels: readonly Wanted[]) {
  const wanted = new Map(labels.map((label) => [fold(label.name), label]))
  if (wanted.size === 0) return { ids: new Map<string, string>(), made: 0 }
  const named = async () => new Map((await readNamed(db, scopeId, [...wanted.keys()])).map(({ id, folded }) => [folded, id]))
  const there = await named()
  const missing = [...wanted].filter(([folded]) => !there.has(folded))
  if (missing.length === 0) return { ids: there, made: 0 }
  const count = await countLabels(db, scopeId)
  if (count + missing.length > MAX_LABELS) throw new Problem('labels.too_many')
  for (const [at, [, { name, colour = COLOURS[(count + at) % COLOURS.length]! }]] of missing.entries())
    await insertLabel(db, scopeId, { name, colour }, ctx.clock.now())
  return { ids: await named(), made: missing.length }
}

/** Of the caller, by name. */
export async function ownLabels(ctx: Ctx, tx: Tx, names: readonly string[]): Promise<string[]> {
  const { ids, made } = await namedLabels(
    ctx,
    tx,
    ctx.actor.id,
    names.map((name) => ({ name })),
  )
  if (made > 0) tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [ownTopic(ctx.actor.id)] })))
  return [...ids.values()]
}

function kept(ctx: Ctx, tx: Tx, scopeId: string, scopes: Scopes, row: LabelRow | undefined): Label {
  if (!row) throw new Problem('labels.taken')
  hint(ctx, tx, scopeId, scopes)
  return present(row)
}

/** How the caller stands to the labels of this scope: own ones, or those of a record whose module says so. */
async function standing({ portal, actor }: Ctx, db: Queryable, scopeId: string, scopes: Scopes): Promise<Standing> {
  if (scopeId === actor.id) return 'change'
  const [object] = await kindsOf(db, [scopeId])
  const scope = scopes().find(({ kind }) => kind === object?.kind)
  if (!scope || (await closedNow(db, scope.module))) return undefined
  return scope.accessTo(portal, actor, scopeId)
}

async function demandChange(ctx: Ctx, db: Queryable, scopeId: string, scopes: Scopes): Promise<void> {
  const stands = await standing(ctx, db, scopeId, scopes)
  if (!stands) throw new Problem('not_found')
  if (stands === 'read') throw new Problem('forbidden')
}

async function lockChangeable(ctx: Ctx, db: Queryable, id: string, scopes: Scopes): Promise<LabelRow> {
  const row = await lockLabel(db, id)
  if (!row) throw new Problem('not_found')
  await demandChange(ctx, db, row.scope_id, scopes)
  return row
}

/** Where the labels are shown they are read again: on the caller's devices, or by those who follow the lists of the scope. */
function hint(ctx: Ctx, tx: Tx, scopeId: string, scopes: Scopes): void {
  tx.afterwards(async () => {
    const [object] = await kindsOf(ctx.db, [scopeId])
    const scope = scopes().find(({ kind }) => kind === object?.kind)
    const topics = scopeId === ctx.actor.id ? [ownTopic(scopeId)] : ((await scope?.topics(ctx.portal, scopeId)) ?? [])
    ctx.portal.bus.publish({ topics })
  })
}
