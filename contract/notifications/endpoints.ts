import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { page, pageInput } from '../kit/page.ts'
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
    output: page(Notification).extend({ unseen: z.boolean() }),
  }),
  markSeen: endpoint({
    name: 'notifications.markSeen',
    summary: 'Marks everything that has arrived so far as seen.',
    method: 'POST',
    path: '/api/notifications/seen',
    access: flag('notifications', 'view'),
    module: 'notifications',
    input: z.strictObject({}),
    output: Done,
    repeatable: true,
  }),
}
