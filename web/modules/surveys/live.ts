import { responseEvents, surveyEvents } from '@diwan/contract/surveys/events'
import type { OpenResponse, OpenSurvey } from '@diwan/contract/surveys/schemas'
import { detailOf } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { surveyQueries } from './api.ts'

/** Whatever happens to a survey is fetched: what is written of it does not travel by the channel. */
const happenings = new Set<string>(Object.values(surveyEvents).map(({ name }) => name))

export const surveyLive = follow({
  topic: 'surveys',
  lists: () => [surveyQueries.lists()],
  open: surveyQueries.open,
  fold: (held: OpenSurvey) => held,
  refetchWhen: (_before, _after, change) => happenings.has(change.event),
})

/** Other answers in place of those that are shown are fetched. */
export const responseLive = follow({
  topic: 'surveys',
  lists: () => [surveyQueries.lists()],
  open: surveyQueries.response,
  fold: (held: OpenResponse) => held,
  refetchWhen: (before: OpenResponse, _after, change) => {
    const changed = detailOf(responseEvents.changed, change)
    return changed !== undefined && changed.version > before.response.version
  },
})
