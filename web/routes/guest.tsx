import { createFileRoute } from '@tanstack/react-router'
import { guestScreens } from '../app/guest-screens.ts'
import { GuestPage } from '../modules/guests/public.ts'

export const Route = createFileRoute('/guest')({ component: () => <GuestPage screens={guestScreens} /> })
