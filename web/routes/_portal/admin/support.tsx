import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '../../../modules/support/support-page.tsx'

export const Route = createFileRoute('/_portal/admin/support')({ component: SupportPage })
