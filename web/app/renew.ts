import { isReached } from '../kit/reached.ts'

const MARK = 'diwan-renewed'
const PAUSE = 60_000

/**
 * After a new version was installed the files of the old page are gone: reload it, but never in a circle. Files are also missing
 * where the portal is away; then the page stays, and what it waits for is asked for again.
 */
export function renewAfterDeployment(): void {
  addEventListener('vite:preloadError', () => void renew())
}

async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(MARK) ?? 0)
  if (!navigator.onLine || Date.now() - last < PAUSE || !(await isReached())) return
  sessionStorage.setItem(MARK, String(Date.now()))
  location.reload()
}
