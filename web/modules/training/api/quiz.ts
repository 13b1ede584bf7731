import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'
import { flushAnswers } from '../model/answer-queue.ts'
import { learnLists, learnQueries } from './learn.ts'

/** A quiz as one enrolment takes it. */
export interface QuizAt {
  readonly id: string
  readonly lesson: string
}
const again = { refetchOnMount: 'always' } as const

export const quizQueries = {
  all: () => [...learnQueries.all(), 'quiz'] as const,
  standing: ({ id, lesson }: QuizAt) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'standing', id, lesson],
      ...query(quizzes.standing, { id, lesson }),
      ...again,
    }),
  attempt: ({ id, lesson }: QuizAt, number: number) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'attempt', id, lesson, number],
      ...query(quizzes.attempt, { id, lesson, number }),
      ...again,
    }),
}

registerWrite(quizzes.begin, {
  renews: ({ input }) => [quizQueries.standing(input).queryKey],
  done: (client, begun, { input }) => client.setQueryData(quizQueries.attempt(input, begun.number).queryKey, begun),
})
/** What is answered last has to be there before it is handed in. */
registerWrite(quizzes.submit, {
  prepare: async ({ input }) => {
    await flushAnswers({ ...input, number: Number(input.number) })
    return input
  },
  renews: [quizQueries.all(), [...learnQueries.all(), 'learning'], ...learnLists.lists()],
  done: (client, now, { input }) => client.setQueryData(quizQueries.attempt(input, now.number).queryKey, now),
})
