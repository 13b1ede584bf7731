import './kit/plain-schemas.ts'
import './app/fonts.ts'
import './app/base-styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { renewAfterDeployment } from './app/renew.ts'
import { isNavigating, router } from './app/router.ts'
import { startWords } from './kit/i18n.ts'
import { clearInterface } from './kit/interface-state.ts'
import { linkOf } from './kit/link-of.ts'
import { onNotificationOpened } from './kit/service-worker.ts'
import { followOtherTabs, loadSession, onSession } from './kit/session.ts'

renewAfterDeployment(isNavigating)
onNotificationOpened((path) => void router.navigate(linkOf(path)))
followOtherTabs()
onSession((now, _before, reason) => {
  if (now) return
  clearInterface()
  if (reason === 'logout') void router.navigate({ to: '/access/login', replace: true })
  else void router.invalidate() // the guard finds nobody signed in and remembers the address
})

await Promise.all([startWords(), loadSession()])

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
