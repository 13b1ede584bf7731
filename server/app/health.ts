import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Problem } from '../kit/http/problem.ts'
import type { Portal } from '../kit/portal.ts'

/** `live`: the process answers. `ready`: it can work, so a balancer may send people here. */
export function health(app: FastifyInstance, { db }: Portal): void {
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Problem('unavailable')
    })
    return { status: 'ok' }
  })
}
