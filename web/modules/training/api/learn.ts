import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { courses } from '@diwan/contract/training/endpoints/courses'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { learning } from '@diwan/contract/training/endpoints/learning'
import type { LessonProgress } from '@diwan/contract/training/schemas/enrolment'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

export type Progress = z.infer<typeof LessonProgress>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

const asked = {
  assigned: { view: 'assigned', sort: 'due', direction: 'rising' },
  completed: { view: 'completed', sort: 'created' },
} as const

export const learnQueries = {
  all: () => ['training'] as const,
  lists: () => [...learnQueries.all(), 'list'] as const,
  catalogue: () =>
    infiniteQueryOptions({
      queryKey: [...learnQueries.lists(), 'catalogue'],
      ...pages(courses.list, { view: 'catalogue', sort: 'published' }),
      ...again,
    }),
  mine: (view: keyof typeof asked) =>
    infiniteQueryOptions({
      queryKey: [...learnQueries.lists(), 'mine', view],
      ...pages(enrolments.list, asked[view]),
      ...again,
    }),
  certificates: () =>
    infiniteQueryOptions({ queryKey: [...learnQueries.lists(), 'certificates'], ...pages(certificates.list, {}), ...again }),
  /** The one that was given for an enrolment. */
  certificate: (id: string) =>
    queryOptions({ queryKey: [...learnQueries.all(), 'certificate', id], ...query(certificates.open, { id }), ...again }),
  /** By the course: there is one before anybody is enrolled. */
  course: (id: string) =>
    queryOptions({
      queryKey: [...learnQueries.all(), 'learning', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(learning.course, { id }, { signal })),
      ...again,
    }),
  lesson: (id: string, lesson: string, courseVersion: number) =>
    queryOptions({
      queryKey: [...learnQueries.all(), 'lesson', id, lesson, courseVersion],
      ...query(learning.lesson, { id, lesson }),
      ...again,
    }),
}

export const learnLists: LiveLists = { topics: ['training'], lists: () => [learnQueries.lists()] }

/** What the portal answers to all of these is the course as it is now. */
const learnt = (client: QueryClient, now: Learning): void => {
  client.setQueryData(learnQueries.course(now.course.id).queryKey, now)
}
const renewed = [...learnLists.lists(), [...learnQueries.all(), 'learning']]

registerWrite(learning.join, { renews: learnLists.lists(), done: learnt, says: ['training', 'didEnrol'] })
registerWrite(learning.begin, { renews: learnLists.lists(), done: learnt })
registerWrite(learning.move, { renews: learnLists.lists(), done: learnt, says: ['training', 'didTakeNewest'] })
registerWrite(learning.done, {
  renews: learnLists.lists(),
  done: learnt,
  refused: (client) => renewed.forEach((queryKey) => void client.invalidateQueries({ queryKey })),
})

/** What the portal answers to a beacon; once it says that the lesson is done, what is open then is fetched. */
export function keepProgress(client: QueryClient, courseId: string, now: Progress): void {
  const { queryKey } = learnQueries.course(courseId)
  const before = client.getQueryData<Learning>(queryKey)
  if (!before) return
  const known = before.progress.find(({ lesson }) => lesson === now.lesson)
  const others = before.progress.filter(({ lesson }) => lesson !== now.lesson)
  client.setQueryData<Learning>(queryKey, { ...before, progress: [...others, now] })
  if (now.doneDate !== null && (known?.doneDate ?? null) === null)
    for (const key of [queryKey, ...learnLists.lists()]) void client.invalidateQueries({ queryKey: key })
}
