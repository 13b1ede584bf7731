import type { Portal } from '../../../../kit/portal.ts'
import { deleteOldResets } from '../../queries/reset-codes.ts'

const KEPT_DAYS = 3

/** Longer than the longest lock and the calm day after it. */
export const forgetOldResets = ({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> =>
  deleteOldResets(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000))
