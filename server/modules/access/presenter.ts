import type { KnownPerson, PersonGrant } from '@diwan/contract/access/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { KnownRow, PersonGrantRow } from './queries/people.ts'

export const presentKnown = (row: KnownRow): KnownPerson => ({
  id: row.id,
  fullName: row.full_name,
  position: row.position,
  role: row.role,
})

export const presentPersonGrant =
  (now: Date) =>
  (row: PersonGrantRow): PersonGrant => ({
    id: row.id,
    name: row.name,
    effect: row.effect,
    relations: row.relations,
    fromDate: toSeconds(row.from_at),
    untilDate: row.until_at && toSeconds(row.until_at),
    inForce: row.from_at <= now && (row.until_at === null || row.until_at > now),
    reason: row.reason,
    by: row.by,
    createdDate: toSeconds(row.created_at),
  })
