import { permissions, requestDecisions, requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'
import { registerApproval } from '../../approvals/public.ts'

export type RequestFilter = SentInputOf<typeof permissions.count>
export type RequestAsked = Omit<SentInputOf<typeof permissions.list>, 'after' | 'limit'>
export type PreviewAsked = SentInputOf<typeof permissions.preview>

/** Shows the earlier answer at once and fetches it again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const requestQueries = {
  all: () => ['permissions'] as const,
  lists: () => [...requestQueries.all(), 'list'] as const,
  list: (asked: RequestAsked) =>
    infiniteQueryOptions({ queryKey: [...requestQueries.lists(), asked], ...pages(permissions.list, asked), ...again }),
  count: (filter: RequestFilter) =>
    queryOptions({ queryKey: [...requestQueries.lists(), 'count', filter], ...query(permissions.count, filter), ...again }),
  form: () => queryOptions({ queryKey: [...requestQueries.lists(), 'form'], ...query(permissions.form, {}), ...again }),
  preview: (asked: PreviewAsked) =>
    queryOptions({
      queryKey: [...requestQueries.lists(), 'preview', asked],
      ...query(permissions.preview, asked),
      placeholderData: keepPreviousData,
    }),
  types: () => queryOptions({ queryKey: [...requestQueries.lists(), 'types'], ...query(requestTypes.list, {}), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...requestQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(permissions.open, { id }, { signal })),
      ...again,
    }),
}

export const requestLists: LiveLists = { topics: ['permissions'], lists: () => [requestQueries.lists()] }

/** The request that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: { input: { id: string } }) => [requestQueries.open(id).queryKey, ...requestLists.lists()]

registerWrite(permissions.create, { renews: requestLists.lists(), says: ['schedule', 'didSave'] })
registerWrite(permissions.send, { renews: requestLists.lists(), says: ['schedule', 'didSubmit'] })
registerWrite(permissions.change, { renews: ofOne, says: ['schedule', 'didSave'] })
registerWrite(permissions.submit, { renews: ofOne, says: ['schedule', 'didSubmit'] })
registerWrite(permissions.cancel, { renews: ofOne, says: ['schedule', 'didCancel'] })
registerWrite(permissions.revoke, { renews: ofOne, says: ['schedule', 'didCancel'] })
registerWrite(permissions.discard, { renews: requestLists.lists(), says: ['schedule', 'didDiscard'] })
registerWrite(requestTypes.save, { renews: requestLists.lists(), says: ['schedule', 'didSaveTypes'] })
registerApproval(requestDecisions, (id) => ofOne({ input: { id } }), requestLists.lists())
