import { createFileRoute } from '@tanstack/react-router'
import { SuggestedArticles } from '../../../modules/knowledge/suggestions.tsx'
import { TicketsWithAnswers } from '../../../modules/tickets/tickets-with-answers.tsx'

/** The tickets, with articles that may answer a request while it is written. */
const Tickets = () => <TicketsWithAnswers answers={(asking) => <SuggestedArticles {...asking} />} />

export const Route = createFileRoute('/_portal/user/tickets')({ component: Tickets })
