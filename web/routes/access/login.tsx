import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../modules/identity/login-page.tsx'
import { ContactSupport, GuestSupport } from '../../modules/support/guest-support.tsx'

const Screen = () => (
  <GuestSupport>
    <LoginPage>
      <ContactSupport />
    </LoginPage>
  </GuestSupport>
)

export const Route = createFileRoute('/access/login')({ component: Screen })
