import { responseEvents, surveyEvents } from '@diwan/contract/surveys/events'
import type { OpenResponse } from '@diwan/contract/surveys/schemas'
import { detailOf } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { contentLive } from '../publishing/public.ts'
import { surveyQueries } from './api.ts'

export const surveyLive = contentLive('surveys', surveyEvents, surveyQueries)

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
