import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../route-tree.gen.ts'
import { ErrorPage } from './error-page.tsx'
import { holdScreens } from './hold-screens.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const router = createRouter({
  routeTree,
  notFoundMode: 'root',
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingMinMs: 0,
})

holdScreens(Object.values(router.routesById))

/** Every new screen starts at its top, and a keyboard starts at its content (S2.60). */
router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (!pathChanged) return
  window.scrollTo(0, 0)
  if (fromLocation) document.getElementById('main')?.focus({ preventScroll: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
