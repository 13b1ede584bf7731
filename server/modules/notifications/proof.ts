import { notifications } from '@diwan/contract/notifications/endpoints'
import { door } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const notificationsProof = proof({
  probes: [
    [notifications.list, door('notifications.view')],
    [notifications.unread, door('notifications.view')],
    [notifications.markSeen, door('notifications.view')],
  ],
})
