import { WIDGET_MS } from '@diwan/contract/dashboard/limits'
import { sql } from 'kysely'
import { pipelined } from '../../../kit/db/pipelined.ts'
import type { Ctx } from '../../../kit/portal.ts'

/** Reads in a transaction of its own, in which PostgreSQL ends a statement that takes too long. */
export function withinLimit<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db
    .transaction()
    .setAccessMode('read only')
    .execute(async (one) => {
      const db = await pipelined(one)
      const limit = sql`set local statement_timeout = ${sql.lit(ctx.portal.widgetMs ?? WIDGET_MS)}`.execute(db)
      const [answer] = await Promise.all([read({ ...ctx, db }), limit])
      return answer
    })
}
