import i18next from 'i18next'
import { showToast } from '../../ui/toasts.ts'

/** A command that succeeded, also when its screen is gone or it waited for the network since an earlier visit. */
export async function announce(done: 'opened' | 'closed', { shortId }: { shortId: string }): Promise<void> {
  await i18next.loadNamespaces('tickets')
  showToast({ kind: 'success', text: i18next.t(done, { ns: 'tickets', shortId }) })
}
