import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

export const notificationEvents = {
  arrived: event(
    'notifications.arrived',
    z.object({ id: Uuid, about: z.string(), params: z.record(z.string(), z.string()), actorName: z.string(), path: z.string() }),
    { kept: ({ id, about }) => ({ id, about }) },
  ),
  /** Fields are `role.event.channel`, with a slash for the dot in the name of the event. */
  rulesChanged: event('notifications.rules_changed', Difference),
}
