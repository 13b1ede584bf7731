import type { Portal } from '../../../../kit/portal.ts'
import { forgetGuests } from '../../queries/guests.ts'

const KEPT_MS = 2 * 86_400_000

/** Links past their day, and attempts that no limit counts any more. */
export const forgetGuestTraces = ({ db, clock }: Portal): Promise<void> =>
  forgetGuests(db, clock.now(), new Date(clock.now().getTime() - KEPT_MS))
