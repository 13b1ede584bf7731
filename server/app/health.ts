import type { FastifyInstance } from 'fastify'
import { Problem } from '../kit/http/problem.ts'
import type { Readiness } from '../kit/observe/readiness.ts'

/** `live`: the process answers. `ready`: it can work, so a balancer may send people here. */
export function health(app: FastifyInstance, readiness: Readiness): void {
  const config = { countedAs: 'health', calls: 'free' } as const
  app.get('/health/live', { config }, () => ({ status: 'ok' }))
  app.get('/health/ready', { config }, async () => {
    if (!(await readiness.isReady())) throw new Problem('unavailable')
    return { status: 'ok' }
  })
}
