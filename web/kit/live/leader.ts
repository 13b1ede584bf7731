/** Web Locks are missing on plain http outside localhost: there every tab leads itself. */
const locks = (): LockManager | undefined => navigator.locks

/** Runs `lead` while this tab is the one of the browser that holds the connections; `lead` answers how to stop. */
export function campaign(name: string, lead: () => () => void): () => void {
  const manager = locks()
  if (!manager) return lead()
  const stop = new AbortController()
  const leave = Promise.withResolvers<void>()
  void manager
    .request(name, { signal: stop.signal }, async () => {
      const resign = lead()
      await leave.promise
      resign()
    })
    .catch(() => undefined) // withdrawn while waiting
  return () => {
    stop.abort()
    leave.resolve()
  }
}

export const tabsShare = (): boolean => locks() !== undefined && typeof BroadcastChannel === 'function'

/** Held as long as this tab lives. */
export function liveAs(tab: string): void {
  void locks()?.request(tab, () => new Promise(() => undefined))
}

/** Told when that tab is gone, however it went. */
export function whenGone(tab: string, gone: () => void): void {
  void locks()?.request(tab, gone)
}
