import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { SurveyQuery } from '@diwan/contract/surveys/schemas'
import { dayIn } from '@diwan/core/working-calendar'
import type { WaitingList } from '../../../kit/module.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { survey } from '../kind.ts'
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
