import i18next from 'i18next'
import type { Withdrawal } from '../kit/under-way.ts'
import { showToast } from './toasts.ts'

/** What "Cancel" does beside closing: what waits for the network is withdrawn, and what was sent is said to be on its way. */
export function leaveWrite(write: { withdraw: () => Withdrawal }): void {
  const outcome = write.withdraw()
  if (outcome !== 'settled') showToast({ kind: 'info', text: i18next.t(`cancel_${outcome}`, { ns: 'kit' }) })
}
