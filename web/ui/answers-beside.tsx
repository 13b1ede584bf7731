import { createContext, type ReactNode } from 'react'

export interface AnswersProps {
  /** The subject that a person is typing. */
  readonly subject: string
  /** One of them answered it: nothing needs to be asked any more. */
  readonly onAnswered: () => void
}

/** Draws answers beside a form of requests. The route gives it, because a form does not know who has answers. */
export const AnswersBeside = createContext<((asking: AnswersProps) => ReactNode) | null>(null)
