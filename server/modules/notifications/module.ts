import { notifications } from '@diwan/contract/notifications/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { listNotifications, markSeen } from './service.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: [route(notifications.list, listNotifications), route(notifications.markSeen, markSeen)],
}
