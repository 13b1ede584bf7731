import type { Module } from '../../kit/module.ts'
import { routes } from './routes.ts'
import { reverts } from './service/reverts.ts'

/** Everybody's menus follow the release of a module. */
export const modulesModule: Module = { name: 'modules', routes, reverts, topics: () => ['modules'] }
