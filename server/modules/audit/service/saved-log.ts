import { auditList } from '@diwan/contract/audit/list'
import { savedQuery } from '@diwan/contract/kit/list-schemas'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { SavedList } from '../../../kit/module.ts'
import { readingOf } from '../access.ts'

/** The log of the others: the own sign-ins of somebody are no list that views are saved of. */
export const savedLog: SavedList = {
  name: 'audit.log',
  module: 'settings',
  query: savedQuery(auditList, 'view'),
  sees: (actor) => readingOf(actor).own === undefined,
  shares: (actor) => holdsFlag(actor, 'settings', 'organisation'),
}
