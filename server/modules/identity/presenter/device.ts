import { deviceOf } from '@diwan/core/user-agent'
import { identityEvents } from '@diwan/contract/identity/events'
import type { SignedInDevice, SignInRecord } from '@diwan/contract/identity/schemas/identity'
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

export function presentSignIn(row: { id: string; detail: unknown; at: Date }): SignInRecord {
  const { browser, system, address } = identityEvents.signedIn.detail.parse(row.detail)
  return { id: row.id, browser, system, address, createdDate: toSeconds(row.at) }
}
