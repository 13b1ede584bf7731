import type { Notification } from '@diwan/contract/notifications/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import type { NotificationRow } from '../queries/notifications.ts'

/** That something happened stays; of an object that may no longer be seen neither words, nor who, nor where. */
export const presentNotification = (row: NotificationRow, lost: boolean): Notification => ({
  id: row.id,
  event: lost ? 'notifications.hidden' : row.event,
  params: lost ? {} : (row.params as Record<string, string>),
  actor: !lost && row.actor_id && row.actor_name ? presentPerson(row.actor_id, row.actor_name, row.actor_photo) : null,
  path: lost ? null : row.path,
  objectId: row.object_id,
  createdDate: toSeconds(row.created_at),
  seen: row.seen_at !== null,
})
