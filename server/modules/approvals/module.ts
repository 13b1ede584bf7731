import { delegationEvents } from '@diwan/contract/approvals/events'
import { ar } from '@diwan/contract/approvals/words.ar'
import { en } from '@diwan/contract/approvals/words.en'
import { unitEvents } from '@diwan/contract/units/events'
import { userEvents } from '@diwan/contract/users/events'
import type { House, Module } from '../../kit/module.ts'
import { forgetOldDelegations } from './queries/delegations.ts'
import { forgetApprovals, markStale } from './queries/runs.ts'
import { delegationRoutes } from './routes.ts'
import { delegated, today } from './service/delegations.ts'
import { tendDue } from './service/tend.ts'

/** Who leads, belongs or works here changes: others may have to be asked. */
const moving = [
  unitEvents.joined,
  unitEvents.left,
  unitEvents.moved,
  unitEvents.archived,
  unitEvents.restored,
  userEvents.created,
  userEvents.updated,
  userEvents.disabled,
  userEvents.enabled,
  userEvents.deleted,
  ...Object.values(delegationEvents),
]

/** It asks, reminds and goes on whatever is approved. */
export const manifest = (house: House): Module => {
  const tend = (portal: Parameters<typeof tendDue>[0]) =>
    tendDue(
      portal,
      house.all(({ approved }) => approved),
    )
  return {
    name: 'approvals',
    words: { ar, en },
    events: Object.values(delegationEvents),
    routes: delegationRoutes,
    tells: { [delegationEvents.delegated.name]: delegated },
    everyMinute: tend,
    everyNight: async (portal) => {
      await markStale(portal.db) // delegations begin and end with the day
      await forgetOldDelegations(portal.db, await today(portal, portal.db))
    },
    reactions: (portal) => [
      {
        name: 'approvals.ask_again',
        events: moving.map(({ name }) => name),
        run: async () => {
          await markStale(portal.db)
          await tend(portal)
        },
      },
    ],
    forget: (_portal, { db }, ids) => forgetApprovals(db, ids),
  }
}
