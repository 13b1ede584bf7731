import { holdsFlag } from '../../kit/access/actor.ts'
import type { Module, ObjectKind } from '../../kit/module.ts'
import { routes } from './routes.ts'
import { reverts } from './service/reverts.ts'

/** It is told the kinds of record of all modules, to explain how a person stands to one. */
export const accessModule = (kinds: () => readonly ObjectKind[]): Module => ({
  name: 'access',
  routes: routes(kinds),
  reverts,
  topics: (actor) => (holdsFlag(actor, 'settings', 'view') ? ['access'] : []),
})
