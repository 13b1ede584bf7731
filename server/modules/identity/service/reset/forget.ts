import { KNOWN_BROWSER_DAYS } from '@diwan/contract/identity/limits'
import type { Portal } from '../../../../kit/portal.ts'
import { forgetBrowsers } from '../../queries/known-browsers.ts'
import { deleteOldResets } from '../../queries/reset-codes.ts'

const DAY_MS = 86_400_000
/** Longer than the longest lock and the calm day after it. */
const KEPT_DAYS = 3

export async function forgetOldResets({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await deleteOldResets(db, daysAgo(KEPT_DAYS))
  await forgetBrowsers(db, daysAgo(KNOWN_BROWSER_DAYS))
}
