import { deviceOf } from '@diwan/core/user-agent'
import type { SignedInDevice } from '@diwan/contract/identity/schemas'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { OwnSessionRow } from '../queries/sessions.ts'

/** What the browser said of itself is never shown as it was sent: anybody can send anything. */
export const presentDevice = (row: OwnSessionRow, currentId: string | undefined): SignedInDevice => ({
  id: row.id,
  ...deviceOf(row.device),
  address: row.address,
  createdDate: toSeconds(row.created_at),
  seenDate: toSeconds(row.seen_at),
  current: row.id === currentId,
})
