import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../route-tree.gen.ts'
import { ErrorPage } from './error-page.tsx'
import { holdScreens } from './hold-screens.ts'
import { noteLeft } from './palette/note-left.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Filters and tabs change a screen where it stands; only another path is another screen. */
let moved = true

export const router = createRouter({
  routeTree,
  notFoundMode: 'root',
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingMinMs: 0,
  // Going to a screen starts at its top, going back where it was left (S2.60).
  scrollRestoration: () => moved,
})

holdScreens(Object.values(router.routesById))

router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) noteLeft(fromLocation.pathname, document.title)
  moved = pathChanged || !fromLocation
})

/** A keyboard starts at the content of a new screen, unless the screen has said where: at the row that is come back to. */
router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  const main = document.getElementById('main')
  if (pathChanged && fromLocation && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
})

/** Whether a person is on the way to another screen. */
export function isNavigating(): boolean {
  const { isLoading, location, resolvedLocation } = router.state
  return isLoading && location.pathname !== resolvedLocation?.pathname
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
