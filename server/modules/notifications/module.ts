import { notificationEvents } from '@diwan/contract/notifications/events'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { tellReaction } from './jobs.ts'
import { forgetNotifications } from './queries.ts'
import { listNotifications, markSeen, unreadOf } from './service.ts'
import { topicOf } from './topics.ts'

/** It tells people what all modules declare, and asks the kinds of objects again each time somebody reads what was told. */
export const manifest = (house: House): Module => ({
  name: 'notifications',
  events: Object.values(notificationEvents),
  routes: [
    route(notifications.list, (ctx, input) =>
      listNotifications(
        ctx,
        input,
        house.all(({ kinds }) => kinds),
      ),
    ),
    route(notifications.unread, unreadOf),
    route(notifications.markSeen, markSeen),
  ],
  reactions: (portal) => [
    tellReaction(
      portal,
      house.all((module) => [module]),
    ),
  ],
  forget: (_portal, { db }, ids) => forgetNotifications(db, ids),
  topics: (actor) => [topicOf(actor.id)],
})
