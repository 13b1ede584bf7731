import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../modules/identity/forgot-password-page.tsx'

export const Route = createFileRoute('/access/forgot-password')({ component: ForgotPasswordPage })
