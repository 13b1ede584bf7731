import { modules } from '@diwan/contract/modules/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { presentModule } from './presenter.ts'
import { readModules } from './queries.ts'

export const modulesModule: Module = {
  name: 'modules',
  routes: [route(modules.list, async ({ db }) => ({ items: (await readModules(db)).map(presentModule) }))],
}
