import { createHash } from 'node:crypto'
import type { Ctx } from '../portal.ts'
import type { Received } from './receive.ts'

/** A repeated call has to bring the same bytes as well. */
export function withContent(ctx: Ctx, { sha256 }: Pick<Received, 'sha256'>): Ctx {
  if (!ctx.receipt) return ctx
  const bodyHash = createHash('sha256').update(ctx.receipt.bodyHash).update(sha256).digest()
  return { ...ctx, receipt: { ...ctx.receipt, bodyHash } }
}
