import type { Transaction } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import type { DB } from '../db/types.gen.ts'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'

/** Claims the request id. A repeat waits for the first, then gets its answer; another body under the same id is refused. */
export async function firstAnswer(trx: Transaction<DB>, ctx: Ctx): Promise<{ answer: unknown } | null> {
  if (!ctx.receipt) return null
  const { requestId, endpoint, bodyHash } = ctx.receipt
  const claimed = await trx
    .insertInto('receipts')
    .values({ user_id: ctx.actor.id, request_id: requestId, endpoint, body_hash: bodyHash, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  if (claimed) return null

  const first = await trx
    .selectFrom('receipts')
    .select(['endpoint', 'body_hash', 'answer'])
    .where('user_id', '=', ctx.actor.id)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  if (first.endpoint !== endpoint || !first.body_hash.equals(bodyHash)) throw new Problem('request_id_reused')
  return { answer: revive(first.answer) }
}

/** Whether this very call was answered already, for a command that looks before it writes. */
export async function answeredBefore({ db, actor, receipt }: Ctx): Promise<boolean> {
  if (!receipt) return false
  const first = await db
    .selectFrom('receipts')
    .select(['endpoint', 'body_hash'])
    .where('user_id', '=', actor.id)
    .where('request_id', '=', receipt.requestId)
    .executeTakeFirst()
  if (first && (first.endpoint !== receipt.endpoint || !first.body_hash.equals(receipt.bodyHash)))
    throw new Problem('request_id_reused')
  return first !== undefined
}

/** For content that must go: a repeat of these requests gets this answer. */
export async function rewriteAnswers(
  db: Queryable,
  userId: string,
  requestIds: readonly string[],
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ answer: JSON.stringify(flatten(answer ?? null)) })
    .where('user_id', '=', userId)
    .where(anyOf('request_id', requestIds))
    .execute()
}

/** Part of the last statement of a write; without a receipt it finds no row. */
export function keptAnswer(trx: Transaction<DB>, ctx: Ctx, answer: unknown) {
  return trx
    .updateTable('receipts')
    .set({ answer: JSON.stringify(flatten(answer ?? null)) })
    .where('user_id', '=', ctx.actor.id)
    .where('request_id', '=', ctx.receipt?.requestId ?? null)
}

/** Rows hold instants; JSON does not. */
function flatten(value: unknown): unknown {
  if (value instanceof Date) return { $instant: value.toISOString() }
  if (Array.isArray(value)) return value.map(flatten)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flatten(inner)]))
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if ('$instant' in value && typeof value.$instant === 'string') return new Date(value.$instant)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
}
