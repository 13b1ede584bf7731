import { isOfUnaskedLoad } from '../kit/lazy-load.ts'
import { isReached } from '../kit/reached.ts'
import { offerNewVersion } from '../kit/service-worker.ts'

const MARK = 'diwan-renewed'
const PAUSE = 60_000

/**
 * After a new version was installed the files of the old page are gone: reload it, but never in a circle. Files are also missing
 * where the portal is away; then the page stays, and what it waits for is asked for again. A file that no person asked for never
 * reloads the page, because somebody may be typing: the new version is offered instead.
 */
export function renewAfterDeployment(): void {
  addEventListener('vite:preloadError', ({ payload }) => void renew(payload))
}

async function renew(error: Error): Promise<void> {
  const last = Number(sessionStorage.getItem(MARK) ?? 0)
  if (!navigator.onLine || Date.now() - last < PAUSE || !(await isReached())) return
  if (isOfUnaskedLoad(error)) return offerNewVersion()
  sessionStorage.setItem(MARK, String(Date.now()))
  location.reload()
}
