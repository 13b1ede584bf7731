import type { Module } from '../../kit/module.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { routesOf } from './routes.ts'
import type { Surroundings } from './service/sight.ts'

/** What lies in units and who people are is known above it: the application hands both in. */
export const unitsModule = (around: Surroundings): Module => ({
  name: 'units',
  routes: routesOf(around),
  topics: (actor) => (holdsFlag(actor, 'departments', 'view') ? ['units'] : []),
})
