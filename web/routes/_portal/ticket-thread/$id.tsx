import { createFileRoute } from '@tanstack/react-router'
import { TicketThreadPage } from '../../../modules/tickets/thread/ticket-thread-page.tsx'

export const Route = createFileRoute('/_portal/ticket-thread/$id')({ component: TicketThreadPage })
