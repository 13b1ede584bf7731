import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { assignments, enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { results } from '@diwan/contract/training/endpoints/results'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'
import { contentQueries, registerPublishing } from '../../publishing/public.ts'

export type EnrolmentFilter = SentInputOf<typeof enrolments.count>
export type EnrolmentAsked = Omit<SentInputOf<typeof enrolments.list>, 'after' | 'limit'>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

const content = contentQueries('training', courses)

export const courseQueries = {
  ...content,
  enrolments: (asked: EnrolmentAsked) =>
    infiniteQueryOptions({
      queryKey: [...content.lists(), 'enrolments', asked],
      ...pages(enrolments.list, asked),
      ...again,
    }),
  enrolmentCount: (filter: EnrolmentFilter) =>
    queryOptions({
      queryKey: [...content.lists(), 'enrolments', 'count', filter],
      ...query(enrolments.count, filter),
      ...again,
    }),
  assignments: (id: string) =>
    queryOptions({ queryKey: [...content.lists(), 'assignments', id], ...query(assignments.list, { id }), ...again }),
  report: (id: string) =>
    queryOptions({ queryKey: [...content.lists(), 'report', id], ...query(courses.report, { id }), ...again }),
  items: (id: string) => queryOptions({ queryKey: [...content.lists(), 'items', id], ...query(results.items, { id }), ...again }),
  enrolment: (id: string) =>
    queryOptions({
      queryKey: [...content.all(), 'enrolment', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(enrolments.open, { id }, { signal })),
      ...again,
    }),
}

export const courseLists: LiveLists = { topics: ['training'], lists: () => [courseQueries.lists()] }

/** The course that was written, and the lists that may show it. */
const ofOne = (id: string) => [courseQueries.open(id).queryKey, ...courseLists.lists()]
const ofEnrolment = ({ input: { id } }: { input: { id: string } }) => [
  courseQueries.enrolment(id).queryKey,
  ...courseLists.lists(),
]
const ofAssigned = ({ input: { id } }: { input: { id: string } }) => [courseQueries.assignments(id).queryKey]

registerWrite(courses.create, { renews: courseLists.lists(), says: ['training', 'courseBegun'] })
// it is saved as it is typed: what is typed says so itself
registerWrite(courses.change, {
  renews: courseLists.lists(),
  done: (client, course, { input: { id } }) =>
    client.setQueryData(courseQueries.open(id).queryKey, (held) => held && { ...held, course }),
  refused: (client, _problem, { input: { id } }) => void client.invalidateQueries({ queryKey: courseQueries.open(id).queryKey }),
})
registerWrite(courses.copy, {
  renews: courseLists.lists(),
  says: ({ template }) => ['training', template ? 'didSaveTemplate' : 'didCopy'],
})
registerWrite(courses.delete, { renews: courseLists.lists(), says: ['training', 'didDelete'] })
registerWrite(assignments.assign, { renews: courseLists.lists(), says: ['training', 'didAssign'] })
registerWrite(assignments.unassign, { renews: ofAssigned, says: ['training', 'didUnassign'] })
registerWrite(imports.assignments, { renews: ({ input: { dryRun } }) => (dryRun ? [] : courseLists.lists()) })
registerWrite(imports.questions, { renews: ({ input: { id, dryRun } }) => (dryRun ? [] : ofOne(id)) })
registerWrite(enrolments.cancel, { renews: ofEnrolment, says: ['training', 'didCancelEnrolment'] })
registerWrite(enrolments.retry, { renews: ofEnrolment, says: ['training', 'didAllowRetry'] })
registerWrite(quizzes.regrade, { renews: ({ input: { dryRun } }) => (dryRun ? [] : courseLists.lists()) })
registerPublishing(coursePublishing, ofOne)
