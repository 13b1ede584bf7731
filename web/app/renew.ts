const MARK = 'diwan-renewed'
const PAUSE = 60_000

/** After a new version was installed the old page's chunks are gone: reload it, but never in a circle. */
export function renewAfterDeployment(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (!navigator.onLine || Date.now() - last < PAUSE) return
    event.preventDefault()
    sessionStorage.setItem(MARK, String(Date.now()))
    location.reload()
  })
}
