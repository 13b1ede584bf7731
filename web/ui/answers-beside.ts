import { createContext, type ReactNode } from 'react'

export interface AnswersProps {
  /** What a person is about to ask. */
  readonly subject: string
  /** One of them answered it: nothing needs to be asked any more. */
  readonly onAnswered: () => void
}

/** What is offered to a person who is about to ask, given by the route: a form does not know who has answers. */
export const AnswersBeside = createContext<((asking: AnswersProps) => ReactNode) | null>(null)
