import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

export const notificationEvents = {
  arrived: event(
    'notifications.arrived',
    z.object({ id: Uuid, about: z.string(), params: z.record(z.string(), z.string()), actorName: z.string(), path: z.string() }),
    { kept: ({ id, about }) => ({ id, about }) },
  ),
}
