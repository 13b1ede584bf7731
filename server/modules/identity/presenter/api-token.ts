import type { ApiToken } from '@diwan/contract/users/schemas/api-token'
import { toSeconds } from '../../../kit/clock/clock.ts'

interface TokenRow {
  id: string
  name: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export const presentToken = (row: TokenRow, now: Date): ApiToken => ({
  id: row.id,
  name: row.name,
  createdDate: toSeconds(row.created_at),
  expiryDate: toSeconds(row.expires_at),
  usedDate: row.used_at && toSeconds(row.used_at),
  expired: row.expires_at <= now,
})
