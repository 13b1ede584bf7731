import type { ActivityLine } from '@diwan/contract/life/schemas'
import type { Activity } from '../../kit/module.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { presentPerson } from '../users/public.ts'
import type { ActivityRow } from './queries.ts'

/** Of the detail only what the kind names. */
export const presentActivity = (row: ActivityRow, { shown }: Activity): ActivityLine => ({
  id: row.id,
  event: row.event,
  by: row.actor_id && row.actor_name ? presentPerson(row.actor_id, row.actor_name, row.actor_photo) : null,
  createdDate: toSeconds(row.at),
  detail: shown.parse(row.detail),
})
