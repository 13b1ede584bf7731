import { accessEvents } from '@diwan/contract/access/events'
import { holdsFlag } from '../../kit/access/actor.ts'
import type { House, Module } from '../../kit/module.ts'
import { readActors, readGrants } from './queries/actors.ts'
import { routes } from './routes.ts'
import { seedGrants, seedRoles } from './seed.ts'
import { reverts } from './service/reverts.ts'

/** It asks for the kinds of record of all modules, to explain how a person stands to one. */
export const manifest = (house: House): Module => ({
  name: 'access',
  objects: ['role'],
  events: Object.values(accessEvents),
  routes: routes(() => house.all(({ kinds }) => kinds)),
  actors: { readActors, readGrants },
  prepare: async (db) => {
    await seedGrants(db)
    await seedRoles(db)
  },
  reverts,
  topics: (actor) => (holdsFlag(actor, 'settings', 'view') ? ['access'] : []),
})
