import { delegationEvents } from '@diwan/contract/approvals/events'
import { ar } from '@diwan/contract/approvals/words.ar'
import { en } from '@diwan/contract/approvals/words.en'
import { unitEvents } from '@diwan/contract/units/events'
import { userEvents } from '@diwan/contract/users/events'
import type { House, Module } from '../../kit/module.ts'
import { inTurn } from '../../kit/platform/in-turn.ts'
import type { Portal } from '../../kit/portal.ts'
import { forgetOldDelegations } from './queries/delegations.ts'
import { forgetApprovals, markStale } from './queries/runs.ts'
import { delegationRoutes, inboxRoutes } from './routes.ts'
import { delegated, today } from './service/delegations.ts'
import { SETTLE, settleDue, settleOne } from './service/pending.ts'
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

/** Runs of every kind of record that people approve. */
export const manifest = (house: House): Module => {
  const kinds = () => house.all(({ approved }) => approved)
  const tend = (portal: Portal) => tendDue(portal, kinds())
  return {
    name: 'approvals',
    words: { ar, en },
    events: Object.values(delegationEvents),
    routes: [...delegationRoutes, ...inboxRoutes(kinds)],
    notifications: { [delegationEvents.delegated.name]: delegated },
    backgroundJobs: [{ name: SETTLE, run: (portal, { id = '' }) => settleOne(portal, kinds(), id) }],
    everyMinute: (portal) => inTurn([() => settleDue(portal, kinds()), () => tend(portal)]),
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
