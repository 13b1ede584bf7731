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

/** The lock is held until this tab closes. */
export function liveAs(tab: string): void {
  void locks()?.request(tab, () => new Promise(() => undefined))
}

/** Runs `gone` when that tab has closed, for whatever reason. */
export function whenGone(tab: string, gone: () => void): void {
  void locks()?.request(tab, gone)
}

/** Answers how to let it go; nothing where another tab holds it, or where nobody could know. */
export function holdAlone(name: string): Promise<(() => void) | undefined> {
  const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>()
  const manager = locks()
  if (!manager) resolve(undefined)
  void manager?.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) return resolve(undefined)
    const leave = Promise.withResolvers<void>()
    resolve(leave.resolve)
    return leave.promise
  })
  return promise
}
