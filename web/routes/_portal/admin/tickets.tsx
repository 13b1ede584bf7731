import { createFileRoute } from '@tanstack/react-router'
import { TicketsAdminPage } from '../../../modules/tickets/tickets-admin-page.tsx'

export const Route = createFileRoute('/_portal/admin/tickets')({ component: TicketsAdminPage })
