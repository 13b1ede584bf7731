import { accessEvents } from '@diwan/contract/access/events'
import { ar } from '@diwan/contract/access/words.ar'
import { en } from '@diwan/contract/access/words.en'
import { holdsFlag } from '../../kit/access/actor.ts'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { readActors, readGrants } from './queries/actors.ts'
import { readSuperAdmins } from './queries/roles.ts'
import { routes } from './routes.ts'
import { seedGrants, seedRoles } from './seed.ts'
import { followChangedDefaults } from './service/changed-defaults.ts'
import { reverts } from './service/reverts.ts'

const defaultsChanged: NotificationRule = {
  toSelf: true,
  recipients: ({ db }) => readSuperAdmins(db),
  params: (_portal, { detail }) => {
    const { since, taken, kept } = accessEvents.defaultsChanged.detail.parse(detail)
    return Promise.resolve({ version: since, taken: String(taken), kept: String(kept) })
  },
  path: () => '/admin/setting?tab=roles',
}

/** It asks for the kinds of record of all modules, to explain how a person stands to one. */
export const manifest = (house: House): Module => ({
  name: 'access',
  words: { ar, en },
  objects: ['role'],
  events: Object.values(accessEvents),
  routes: routes(() => house.all(({ kinds }) => kinds)),
  actors: { readActors, readGrants, readSuperAdmins },
  prepare: async (db) => {
    await seedGrants(db)
    await seedRoles(db)
  },
  started: (portal) => followChangedDefaults(portal),
  reverts,
  notifications: { [accessEvents.defaultsChanged.name]: defaultsChanged },
  topics: (actor) => (holdsFlag(actor, 'settings', 'view') ? ['access'] : []),
})
