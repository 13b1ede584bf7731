import { notifications } from '@diwan/contract/notifications/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module, ObjectKind } from '../../kit/module.ts'
import { listNotifications, markSeen } from './service.ts'
import { topicOf } from './topics.ts'

/** The kinds of objects of all modules: what is told is asked of them again each time it is read. */
export const notificationsModule = (kinds: () => readonly ObjectKind[]): Module => ({
  name: 'notifications',
  routes: [
    route(notifications.list, (ctx, input) => listNotifications(ctx, input, kinds())),
    route(notifications.markSeen, markSeen),
  ],
  topics: (actor) => [topicOf(actor.id)],
})
