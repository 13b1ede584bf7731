import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Done, Uuid } from '../kit/ids.ts'
import { Counter, page, pageInput } from '../kit/page.ts'
import { Notification } from './schemas.ts'

export const notifications = {
  list: endpoint({
    name: 'notifications.list',
    summary: 'What concerned me, newest first.',
    method: 'GET',
    path: '/api/notifications',
    access: flag('notifications', 'view'),
    module: 'notifications',
    input: z.strictObject(pageInput),
    output: page(Notification).extend({ unread: Counter }),
  }),
  unread: endpoint({
    name: 'notifications.unread',
    summary: 'How many I have not read, for the bell.',
    method: 'GET',
    path: '/api/notifications/unread',
    access: flag('notifications', 'view'),
    module: 'notifications',
    input: z.strictObject({}),
    output: Counter,
  }),
  markSeen: endpoint({
    name: 'notifications.markSeen',
    summary: 'Marks what has arrived so far as read: of one object, or all of it.',
    method: 'POST',
    path: '/api/notifications/seen',
    access: flag('notifications', 'view'),
    module: 'notifications',
    input: z.strictObject({ objectId: Uuid.optional() }),
    output: Done,
    repeatable: true,
  }),
}
