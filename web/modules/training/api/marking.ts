import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'
import { courseLists, courseQueries } from './api.ts'
import { learnQueries } from './learn.ts'

export interface MarkedAt {
  readonly id: string
  readonly lesson: string
  readonly number: number
}
const again = { refetchOnMount: 'always' } as const

export const markingQueries = {
  all: () => [...courseQueries.all(), 'marking'] as const,
  owed: (id: string) =>
    queryOptions({ queryKey: [...markingQueries.all(), 'owed', id], ...query(quizzes.owed, { id }), ...again }),
  attempt: ({ id, lesson, number }: MarkedAt) =>
    queryOptions({
      queryKey: [...markingQueries.all(), 'attempt', id, lesson, number],
      ...query(quizzes.toMark, { id, lesson, number }),
      ...again,
    }),
  certificate: learnQueries.certificate,
}

registerWrite(quizzes.mark, {
  renews: ({ input }) => [
    markingQueries.owed(input.id).queryKey,
    courseQueries.enrolment(input.id).queryKey,
    ...courseLists.lists(),
  ],
  done: (client, now, { input }) =>
    client.setQueryData(markingQueries.attempt({ ...input, number: Number(input.number) }).queryKey, now),
  // what was marked since is shown beside what is typed
  refused: (client) => void client.invalidateQueries({ queryKey: markingQueries.all() }),
  says: ['training', 'didMark'],
})
registerWrite(certificates.revoke, {
  renews: ({ input: { id } }) => [courseQueries.enrolment(id).queryKey, ...courseLists.lists()],
  done: (client, now, { input: { id } }) => client.setQueryData(learnQueries.certificate(id).queryKey, now),
  says: ['training', 'didRevoke'],
})
