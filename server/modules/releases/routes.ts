import { modules } from '@diwan/contract/releases/endpoints'
import { route } from '../../kit/http/route.ts'
import { presentModule, presentRegistered } from './presenter.ts'
import { markNewsSeen, readModules, readRegistry } from './queries.ts'
import { changeStatus, changeVersion } from './service/change.ts'
import { changeColours } from './service/colours.ts'
import { moduleHistory, moduleNews } from './service/read.ts'

export const routes = [
  route(modules.list, async ({ db }) => ({ items: (await readModules(db)).map(presentModule) })),
  route(modules.registry, async ({ db }) => ({ items: (await readRegistry(db)).map(presentRegistered) })),
  route(modules.changeStatus, changeStatus),
  route(modules.changeVersion, changeVersion),
  route(modules.changeColours, changeColours),
  route(modules.history, moduleHistory),
  route(modules.news, moduleNews),
  route(modules.newsSeen, async ({ db, actor, clock }) => {
    await markNewsSeen(db, actor.id, clock.now())
    return { done: true } as const
  }),
]
