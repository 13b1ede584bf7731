import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../modules/identity/login-page.tsx'
import { GuestSupport } from '../../modules/support/guest-support.tsx'

export const Route = createFileRoute('/access/login')({
  component: () => <GuestSupport>{(contact) => <LoginPage>{contact}</LoginPage>}</GuestSupport>,
})
