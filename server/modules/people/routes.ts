import type { peopleEndpoints } from '@diwan/contract/people/endpoints'
import { demand } from '../../kit/access/demand.ts'
import { route, type Route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import { peopleCommands, sharers } from './service/commands.ts'
import type { People } from './service/people.ts'

type Guard<Row extends { readonly id: string }, Degree extends string, Flag extends string> = Parameters<
  typeof peopleCommands<Row, Degree, Flag>
>[1] & { readonly read: (ctx: Ctx, id: string) => Promise<Row | undefined> }

/** The endpoints of `peopleEndpoints`, kept for one kind. */
export function peopleRoutes<Row extends { readonly id: string }, Degree extends string, Flag extends string>(
  endpoints: ReturnType<typeof peopleEndpoints<Degree>>,
  people: People<Row, Degree>,
  guard: Guard<Row, Degree, Flag>,
): Route[] {
  const commands = peopleCommands(people, guard)
  return [
    route(endpoints.people, async (ctx, { id }) => {
      demand(guard.can, 'view', ctx.actor, await guard.read(ctx, id))
      return { items: await sharers<Degree>(ctx.db, id) }
    }),
    route(endpoints.addPeople, commands.add),
    route(endpoints.changePerson, commands.change),
    route(endpoints.removePerson, commands.remove),
    route(endpoints.handOver, commands.handOver),
    route(endpoints.leave, commands.leave),
  ]
}
