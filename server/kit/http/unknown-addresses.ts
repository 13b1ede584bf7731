import type { FastifyInstance } from 'fastify'
import type { Counting } from './count-calls.ts'
import { CALLS_A_MINUTE } from './limits.ts'
import type { Mounting } from './mount.ts'
import { placeOf } from './place.ts'
import { Problem } from './problem.ts'
import { demandSignedIn, whoAsks } from './who-asks.ts'

/** Answers addresses without an endpoint: below the API of a closed module it says so to people of the portal, anything else is not found. */
export function serveUnknown(
  app: FastifyInstance,
  moduleBelow: (path: string) => string | undefined,
  { closed, ...counting }: Counting & Pick<Mounting, 'closed'>,
): void {
  app.all('/api/*', {
    config: { countedAs: 'unknown', calls: 'counted by its route' },
    onRequest: async (request, reply) => {
      const caller = await whoAsks(request, reply, counting)
      await counting.limits.take('calls', caller?.actor.id ?? placeOf(request.ip), CALLS_A_MINUTE)
      const module = moduleBelow((request.params as { '*': string })['*'])
      const reason = module && (await closed(module))
      if (!reason) throw new Problem('not_found')
      demandSignedIn(caller)
      throw new Problem(reason)
    },
    handler: () => undefined,
  })
}
