import { createFileRoute } from '@tanstack/react-router'
import { SuggestedArticles } from '../../../modules/knowledge/public.ts'
import { TicketListPage } from '../../../modules/tickets/ticket-list-page.tsx'
import { AnswersBeside } from '../../../ui/answers-beside.ts'

/** Who is about to ask is shown the articles that may answer it. */
const Tickets = () => (
  <AnswersBeside value={SuggestedArticles}>
    <TicketListPage />
  </AnswersBeside>
)

export const Route = createFileRoute('/_portal/user/tickets')({ component: Tickets })
