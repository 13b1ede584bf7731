import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../modules/identity/login-page.tsx'

export const Route = createFileRoute('/access/login')({ component: LoginPage })
