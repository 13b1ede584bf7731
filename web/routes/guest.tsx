import { createFileRoute } from '@tanstack/react-router'
import { guestScreens } from '../app/guest-screens.ts'
import { GuestPage } from '../modules/guests/guest-page.tsx'

export const Route = createFileRoute('/guest')({ component: () => <GuestPage screens={guestScreens} /> })
