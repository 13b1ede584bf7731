import { Problem } from '../kit/problem.ts'

/** What loads a screen, until it is loaded. */
type Loading = { preload?: (() => Promise<void> | undefined) | undefined }

/**
 * A screen that was not opened before is some eighty files. Without the network none of them is asked for, neither when a link is
 * pointed at nor when it is followed: the screen says that it waits. It does so too where the portal does not answer: the router
 * keeps such a failure to itself, and loads the whole page again from a portal that is away.
 */
export function holdScreens(routes: Iterable<{ readonly options: { readonly component?: unknown } }>): void {
  for (const { options } of routes) {
    const screen = options.component as Loading | undefined
    const load = screen?.preload
    if (!screen || !load) continue
    const held = async () => {
      if (!navigator.onLine) throw new Problem('unavailable')
      await load()
      if (screen.preload === held) throw new Problem('unavailable') // a loaded screen has nothing to load it by
    }
    screen.preload = held
  }
}
