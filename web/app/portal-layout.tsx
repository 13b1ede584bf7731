import './shell-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { queryClient } from '../kit/query-client.ts'
import { useSession } from '../kit/session.ts'
import { Toasts } from '../ui/toast-machine.tsx'
import { startPortal } from './start-portal.ts'
import { Shell } from './shell.tsx'

startPortal()

/** Few ever see it. */
const PasswordDue = lazy(() =>
  import('../modules/identity/public.ts').then(({ PasswordDuePage }) => ({ default: PasswordDuePage })),
)

/** Everything behind the login: records, live connections and the frame round every screen. */
export function PortalLayout() {
  const person = useSession()
  if (!person) return null // on the way to the login
  return (
    <QueryClientProvider client={queryClient}>
      {person.passwordDue ? <PasswordDue /> : <Shell person={person} />}
      <Toasts />
    </QueryClientProvider>
  )
}
