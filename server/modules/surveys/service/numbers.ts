import { surveys } from '@diwan/contract/surveys/endpoints'
import { SurveyCountQuery } from '@diwan/contract/surveys/schemas'
import type { NumberedList } from '../../../kit/module.ts'
import { surveysPaged } from '../queries/list.ts'

/** What is addressed to somebody and not answered yet. */
export const numberedSurveys: NumberedList = {
  module: 'surveys',
  flag: 'view',
  list: surveys.list,
  queries: { 'surveys.answer': { view: 'answer' } },
  count: async (ctx, queries) =>
    surveysPaged.counts(
      ctx,
      await Promise.all(queries.map((query) => surveysPaged.resolved(ctx, SurveyCountQuery.parse(query)))),
    ),
}
