import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { MAX_OFFERED } from '@diwan/contract/publishing/limits'
import { demand } from '../../kit/access/demand.ts'
import { route, type Route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import { demandWithin, lookThrough, offered, reachedPage } from '../audience/public.ts'
import { readPublication } from './queries.ts'
import { publishCommands } from './service/commands.ts'
import { presentPublication } from './service/present.ts'
import type { Content, Publishing } from './service/publishing.ts'

const tokensOf = (text: string): AudienceToken[] => (text === '' ? [] : (text.split(',') as AudienceToken[])) // checked by its schema

/** The endpoints of `publishEndpoints`, kept for one kind. */
export function publishRoutes<Row extends Content>(endpoints: PublishEndpoints, content: Publishing<Row>): Route[] {
  const { of } = content
  const commands = publishCommands(content)
  const opened = async ({ db, actor }: Ctx, id: string): Promise<Row> => {
    const row = await of.read(db, actor, id)
    demand(of.can, 'publish', actor, row)
    return row
  }
  const within = ({ db, actor }: Ctx, tokens: string) => demandWithin(db, actor, of.flag, tokensOf(tokens))
  return [
    route(endpoints.publication, async (ctx, { id }) =>
      presentPublication(ctx, ctx.db, of, await opened(ctx, id), await readPublication(ctx.db, id)),
    ),
    route(endpoints.addressees, async (ctx, { id, q }) => {
      await opened(ctx, id)
      return { items: await offered(ctx, of.flag, q, MAX_OFFERED) }
    }),
    route(endpoints.reached, async (ctx, { id, tokens, ...page }) => {
      await opened(ctx, id)
      return reachedPage(ctx, await within(ctx, tokens), page)
    }),
    route(endpoints.lookAs, async (ctx, { id, userId, tokens }) => {
      const row = await opened(ctx, id)
      const sees = (person: Parameters<typeof of.sees>[1]) => of.sees(row, person)
      return lookThrough(ctx, { userId, tokens: await within(ctx, tokens), sees })
    }),
    route(endpoints.arrange, commands.arrange),
    route(endpoints.publish, commands.publish),
    route(endpoints.renew, commands.renew),
    route(endpoints.pause, commands.pause),
    route(endpoints.close, commands.close),
    route(endpoints.reopen, commands.reopen),
    route(endpoints.archive, commands.archive),
  ]
}
