import type { ReactNode } from 'react'
import { AnswersBeside, type AnswersProps } from '../../ui/answers-beside.tsx'
import { TicketListPage } from './ticket-list-page.tsx'

/** The tickets, with answers beside the form of a request as the route gives them. */
export const TicketsWithAnswers = ({ answers }: { readonly answers: (asking: AnswersProps) => ReactNode }) => (
  <AnswersBeside value={answers}>
    <TicketListPage />
  </AnswersBeside>
)
