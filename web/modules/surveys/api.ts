import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { contentQueries, registerPublishing } from '../publishing/public.ts'

export type ResponseFilter = SentInputOf<typeof responses.count>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

const content = contentQueries('surveys', surveys)

export const surveyQueries = {
  ...content,
  responses: (asked: ResponseFilter) =>
    infiniteQueryOptions({
      queryKey: [...content.lists(), 'responses', asked],
      ...pages(responses.list, asked),
      ...again,
    }),
  results: (id: string) =>
    queryOptions({ queryKey: [...content.lists(), 'results', id], ...query(surveys.results, { id }), ...again }),
  shared: (id: string) =>
    queryOptions({ queryKey: [...content.lists(), 'shared', id], ...query(surveys.shared, { id }), ...again }),
  ask: (id: string) => queryOptions({ queryKey: [...content.all(), 'ask', id], ...query(surveys.ask, { id }), ...again }),
  response: (id: string) =>
    queryOptions({
      queryKey: [...content.all(), 'response', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(responses.open, { id }, { signal })),
      ...again,
    }),
}

export const surveyLists: LiveLists = { topics: ['surveys'], lists: () => [surveyQueries.lists()] }

/** The survey that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: { input: { id: string } }) => [surveyQueries.open(id).queryKey, ...surveyLists.lists()]
/** As it was answered, and the lists that no longer show it. */
const answered = ({ input: { id } }: { input: { id: string } }) => [surveyQueries.ask(id).queryKey, ...surveyLists.lists()]

registerWrite(surveys.create, { renews: surveyLists.lists(), says: ['surveys', 'saved'] })
registerWrite(surveys.change, {
  renews: ofOne,
  says: ['surveys', 'saved'],
  done: (client, survey, { input: { id } }) =>
    client.setQueryData(surveyQueries.open(id).queryKey, (before) => before && { ...before, survey }),
})
registerWrite(surveys.copy, {
  renews: surveyLists.lists(),
  says: ({ template }) => ['surveys', template ? 'didSaveTemplate' : 'didCopy'],
})
registerWrite(surveys.delete, { renews: surveyLists.lists(), says: ['surveys', 'didDelete'] })
registerWrite(surveys.send, {
  renews: surveyLists.lists(),
  says: ['surveys', 'didSend'],
  done: (client, asked) => client.setQueryData(surveyQueries.ask(asked.id).queryKey, asked),
  refused: (client, _problem, { input: { id } }) => void client.invalidateQueries({ queryKey: surveyQueries.ask(id).queryKey }),
})
registerWrite(surveys.drop, {
  renews: answered,
  says: ['surveys', 'didSend'],
  done: (client, _output, { input: { id } }) =>
    client.setQueryData(surveyQueries.ask(id).queryKey, (held) => held && { ...held, answered: true }),
})
registerPublishing(surveyPublishing, (id) => ofOne({ input: { id } }))
