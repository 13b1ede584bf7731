import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'

export const notificationEvents = {
  /** Of all who are told together; each channel is told the id of the notification of its person beside it. */
  arrived: event(
    'notifications.arrived',
    z.object({ about: z.string(), params: z.record(z.string(), z.string()), actorName: z.string(), path: z.string() }),
    { kept: ({ about }) => ({ about }) },
  ),
  /** Fields are `role.event.channel`, with a slash for the dot in the name of the event. */
  rulesChanged: event('notifications.rules_changed', Difference),
}
