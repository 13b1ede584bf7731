import type { Notification } from '@diwan/contract/notifications/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import type { readNotifications } from '../queries.ts'

type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number]

export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  event: row.event,
  params: row.params as Record<string, string>,
  actor: row.actor_id && row.actor_name ? presentPerson(row.actor_id, row.actor_name, row.actor_photo) : null,
  path: row.path,
  createdDate: toSeconds(row.created_at),
  seen: row.seen_at !== null,
})
