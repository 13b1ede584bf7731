import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { EnrolmentCountQuery } from '@diwan/contract/training/schemas/enrolment'
import type { NumberedList } from '../../../kit/module.ts'
import { pagedOf } from '../queries/enrolment-list.ts'
import { todayOf } from './enrolment-facts.ts'

/** All queries of one list are of views that one right opens. */
const count: NumberedList['count'] = async (ctx, queries) => {
  const today = await todayOf(ctx, ctx.db)
  const asked = queries.map((query) => EnrolmentCountQuery.parse(query))
  const paged = pagedOf(asked[0]?.view ?? 'assigned')
  return paged.counts(ctx, await Promise.all(asked.map(async (one) => ({ ...(await paged.resolved(ctx, one)), today }))))
}

/** What somebody has to learn. */
export const numberedLearning: NumberedList = {
  module: 'training',
  flag: 'learn',
  list: enrolments.list,
  queries: { 'training.assigned': { view: 'assigned' } },
  count,
}

/** Of those whom somebody follows: what waits to be marked, and what is late. */
export const numberedLearners: NumberedList = {
  module: 'training',
  flag: 'progress.view',
  list: enrolments.list,
  queries: { 'training.marking': { view: 'marking' }, 'training.overdue': { view: 'overdue' } },
  count,
}
