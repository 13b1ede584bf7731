import { createFileRoute } from '@tanstack/react-router'
import { TicketQueuePage } from '../../../modules/tickets/ticket-list-page.tsx'

export const Route = createFileRoute('/_portal/admin/tickets')({ component: TicketQueuePage })
