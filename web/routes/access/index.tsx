import { createFileRoute } from '@tanstack/react-router'
import { SetUpPage } from '../../modules/identity/set-up-page.tsx'

export const Route = createFileRoute('/access/')({ component: SetUpPage })
