import { createFileRoute } from '@tanstack/react-router'
import { UserHome } from '../../app/home-page.tsx'

export const Route = createFileRoute('/_portal/')({ component: UserHome })
