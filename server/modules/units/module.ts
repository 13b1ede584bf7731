import type { Module } from '../../kit/module.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { routes } from './routes.ts'

export const unitsModule: Module = {
  name: 'units',
  routes,
  topics: (actor) => (holdsFlag(actor, 'departments', 'view') ? ['units'] : []),
}
