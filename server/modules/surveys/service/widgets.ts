import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { ResponseCountQuery, SurveyQuery } from '@diwan/contract/surveys/schemas'
import { dayIn } from '@diwan/core/working-calendar'
import type { WaitingList, Widget } from '../../../kit/module.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { plannedContent, receivedBars, RECEIVED_BARS, shownNames } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { survey } from '../kind.ts'
import { responsesPaged } from '../queries/list.ts'
import { readSurveys } from '../queries/surveys.ts'
import { surveyContent } from './publish.ts'
import { listSurveys } from './read.ts'

export const waitingSurveys: WaitingList = {
  key: 'surveys.answer',
  module: 'surveys',
  flag: 'answer',
  number: 'surveys.answer',
  path: '/user/surveys',
  topics: ['surveys'],
  read: async (ctx) => {
    const { items } = await listSurveys(ctx, SurveyQuery.parse({ view: 'answer', limit: WIDGET_ROWS }))
    return items.map((one) => ({
      id: one.id,
      title: localName(ctx, one),
      icon: 'surveys',
      ...(one.untilDate !== null && { day: dayIn(ctx.actor.reading.zone, one.untilDate) }),
      action: 'begin' as const,
      path: survey.name.path(one.id),
    }))
  },
}

/** Surveys that are published or closed soon. */
export const plannedSurveys = plannedContent(surveyContent, {
  path: '/admin/survey',
  read: (db, _actor, ids) => readSurveys(db, ids),
  title: (ctx, row) => localName(ctx, shownNames(row)),
  open: (id) => `${survey.name.editPath(id)}&part=publishing`,
})

/** The surveys that most people answered by name in these days. Each bar opens the responses that it counts. */
export const answeredSurveys: Widget = {
  key: 'surveys.received',
  module: 'surveys',
  flag: 'results_identified',
  area: 'admin',
  tab: 'learning',
  size: 'middle',
  column: 1,
  order: 26,
  figures: true,
  path: '/admin/survey',
  topics: ['surveys'],
  read: async (ctx, { from, to }) => {
    const asked = await responsesPaged.resolved(
      ctx,
      ResponseCountQuery.parse({ view: 'received', createdFrom: from, createdTo: to }),
    )
    const ids = await responsesPaged.frequent(ctx, asked, { column: 'survey_id', most: RECEIVED_BARS })
    const rows = (await readSurveys(ctx.db, ids)).filter((row) => can.edit(ctx.actor, row) && can.identified(ctx.actor, row))
    return receivedBars(ctx, {
      series: 'responses',
      rows,
      count: (some) =>
        responsesPaged.counts(
          ctx,
          some.map((id) => ({ ...asked, surveyId: [id] })),
        ),
      path: (id) => `${survey.name.editPath(id)}&part=responses&createdFrom=${from}&createdTo=${to}`,
    })
  },
}
