import { moduleEvents } from '@diwan/contract/releases/events'
import type { Module } from '../../kit/module.ts'
import { seedModules } from './queries.ts'
import { routes } from './routes.ts'
import { reverts } from './service/reverts.ts'

/** Everybody's menus follow the release of a module. */
export const manifest: Module = {
  name: 'modules',
  objects: ['module'],
  events: Object.values(moduleEvents),
  routes,
  reverts,
  prepare: seedModules,
  topics: () => ['modules'],
}
