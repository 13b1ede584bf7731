import type { AuditPreview } from '@diwan/contract/audit/schemas'
import { isDeepStrictEqual } from 'node:util'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Revert, Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { answeredBefore } from '../../../kit/record/receipts.ts'
import { readingOf } from '../access.ts'
import { changeOf, idsIn, isValues, namesOf, presentPreview } from '../presenter.ts'
import { readEntry, readNames } from '../queries.ts'

interface Revertible {
  readonly revert: Revert
  readonly object: string
  readonly version: number
  readonly now: Record<string, unknown>
  readonly becomes: Record<string, unknown>
}

export async function previewRevert(ctx: Ctx, { id }: { id: string }, reverts: Reverts): Promise<AuditPreview> {
  const { now, becomes } = await revertible(ctx, id, reverts)
  return presentPreview(now, becomes, namesOf(await readNames(ctx.db, [...new Set(idsIn([now, becomes]))])))
}

/** The module's own command makes the change: its policy, its checks, its version and its own entry in this log. */
export async function revertEntry(ctx: Ctx, { id }: { id: string }, reverts: Reverts): Promise<{ done: true }> {
  if (await answeredBefore(ctx)) return { done: true }
  const { revert, object, version, becomes } = await revertible(ctx, id, reverts)
  await revert.change({ ...ctx, reverting: id }, object, version, becomes)
  return { done: true }
}

async function revertible(ctx: Ctx, id: string, reverts: Reverts): Promise<Revertible> {
  const row = await readEntry(ctx.db, readingOf(ctx.actor), id)
  if (!row) throw new Problem('not_found')
  const revert = reverts[row.event]
  const change = changeOf(row)
  if (!revert || !change) throw new Problem('audit.not_revertable')
  if (!holdsFlag(ctx.actor, ...revert.needs)) throw new Problem('forbidden')
  const standing = await revert.now(ctx, row.object_id)
  if (!standing) throw new Problem('changed_meanwhile')
  const fields = Object.keys(change.after)
  const now = Object.fromEntries(fields.map((field) => [field, plain(standing.values[field])]))
  if (!fields.every((field) => isSame(now[field], change.after[field]))) throw new Problem('changed_meanwhile')
  const refused = await revert.refuses?.(ctx, change.before)
  if (refused) throw new Problem(refused)
  return { revert, object: row.object_id, version: standing.version, now, becomes: { ...change.before } }
}

/** What carries an id is the same whatever it is called by now. */
const isSame = (now: unknown, left: unknown): boolean => isDeepStrictEqual(identityOf(now), identityOf(left))

function identityOf(value: unknown): unknown {
  const kept = plain(value)
  return isValues(kept) && typeof kept['id'] === 'string' ? kept['id'] : kept
}

/** As history keeps it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
