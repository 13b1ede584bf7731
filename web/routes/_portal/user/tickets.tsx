import { createFileRoute } from '@tanstack/react-router'
import { SuggestedArticles } from '../../../modules/knowledge/public.ts'
import { TicketListPage } from '../../../modules/tickets/ticket-list-page.tsx'
import { AnswersBeside, type AnswersProps } from '../../../ui/answers-beside.ts'

const suggestions = (asking: AnswersProps) => <SuggestedArticles {...asking} />

/** Who is about to ask is shown the articles that may answer it. */
const Tickets = () => (
  <AnswersBeside value={suggestions}>
    <TicketListPage />
  </AnswersBeside>
)

export const Route = createFileRoute('/_portal/user/tickets')({ component: Tickets })
