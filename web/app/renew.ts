import { isOfAskedLoad } from '../kit/lazy-load.ts'
import { isReached } from '../kit/reached.ts'
import { offerNewVersion } from '../kit/service-worker.ts'

const MARK = 'diwan-renewed'
const PAUSE = 60_000

/**
 * After a new version was installed the files of the old page are gone. The page is reloaded when a person opens something that needs
 * one of them: a screen (`isNavigating`), or a part of it. Any other load, such as that of a link that is pointed at, only offers the new
 * version, because somebody may be typing. Where the portal is away the page stays too, and there is no reload in a circle.
 */
export function renewAfterDeployment(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => void renew(payload, isNavigating()))
}

async function renew(error: Error, navigating: boolean): Promise<void> {
  const last = Number(sessionStorage.getItem(MARK) ?? 0)
  if (!navigator.onLine || Date.now() - last < PAUSE || !(await isReached())) return
  if (!navigating && !isOfAskedLoad(error)) return offerNewVersion()
  sessionStorage.setItem(MARK, String(Date.now()))
  location.reload()
}
