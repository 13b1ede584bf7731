import { createFileRoute } from '@tanstack/react-router'
import { TicketListPage } from '../../../modules/tickets/ticket-list-page.tsx'

export const Route = createFileRoute('/_portal/user/tickets')({ component: TicketListPage })
