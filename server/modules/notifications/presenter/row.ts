import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import type { InboxEntry } from '../queries/inbox.ts'

/** That something happened stays; of an object that may no longer be seen neither words, nor who, nor where. */
export const presentRow = (row: InboxEntry, lost: boolean): InboxRow => ({
  objectId: row.object_id,
  kind: lost ? null : row.kind,
  event: lost ? 'notifications.hidden' : row.event,
  params: lost ? {} : (row.params as Record<string, string>),
  actor: !lost && row.actor_id && row.actor_name ? presentPerson(row.actor_id, row.actor_name, row.actor_photo) : null,
  others: lost ? 0 : row.others,
  events: lost ? 1 : row.events,
  path: lost ? null : row.path,
  lastDate: toSeconds(row.last_at),
  unread: row.unread > 0,
  snoozedUntil: row.snoozed_until && toSeconds(row.snoozed_until),
  muted: row.muted,
})
