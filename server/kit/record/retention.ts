import { RETENTION_DAYS } from '@diwan/contract/kit/live'
import type { Portal } from '../portal.ts'

const DAY_MS = 86_400_000

/** Forgets what nobody can ask for any more: channel entries past retention and the receipts of writes as old. */
export async function forgetOldEntries({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
  await db.deleteFrom('channel_entries').where('at', '<', before).execute()
  await db.deleteFrom('receipts').where('created_at', '<', before).execute()
}
