import { createFileRoute } from '@tanstack/react-router'
import { TicketThreadPage } from '../../../modules/tickets/ticket-thread-page.tsx'

export const Route = createFileRoute('/_portal/ticket-thread/$id')({ component: TicketThreadPage })
