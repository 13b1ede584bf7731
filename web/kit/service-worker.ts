import { create } from 'zustand'

/** Installed and waiting: what starts it, and loads the page again. */
export const useNewVersion = create<{ start: (() => void) | undefined }>(() => ({ start: undefined }))

/** For a page whose files are gone: it is loaded again once somebody agrees. A version that waits already keeps its own start. */
export const offerNewVersion = (): void => useNewVersion.setState(({ start }) => ({ start: start ?? (() => location.reload()) }))

let registered = false

/** Once a page. A new version waits until somebody agrees: a page may hold what is being typed. */
export async function registerServiceWorker(): Promise<void> {
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  registered = true
  const register = await import('virtual:pwa-register').catch(() => undefined)
  registered = register !== undefined // without the network it is registered by the next visit
  const start = register?.registerSW({
    immediate: true,
    onNeedRefresh: () => useNewVersion.setState({ start: () => void start?.() }),
  })
}

/** A notification that was clicked leads its window there. */
export function onNotificationOpened(go: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === 'open' && typeof data.path === 'string') go(data.path)
  })
  navigator.serviceWorker.startMessages()
}
