import { Problem } from '../kit/problem.ts'

/** What loads a screen, until it is loaded. */
type Loading = { preload?: (() => Promise<void> | undefined) | undefined }

/**
 * A screen that was not opened before is some eighty files. Without the network none of them is asked for, neither when a link is
 * pointed at nor when it is followed: the screen says that it waits.
 */
export function holdScreens(routes: Iterable<{ readonly options: { readonly component?: unknown } }>): void {
  for (const { options } of routes) {
    const screen = options.component as Loading | undefined
    const load = screen?.preload
    if (screen && load) screen.preload = () => (navigator.onLine ? load() : Promise.reject(new Problem('unavailable')))
  }
}
