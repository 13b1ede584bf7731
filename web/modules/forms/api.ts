import { entries, entryDecisions, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { registerApproval } from '../approvals/public.ts'
import { contentQueries, registerPublishing } from '../publishing/public.ts'

export type EntryFilter = SentInputOf<typeof entries.count>

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

const content = contentQueries('forms', forms)

export const formQueries = {
  ...content,
  entries: (asked: EntryFilter) =>
    infiniteQueryOptions({ queryKey: [...content.lists(), 'entries', asked], ...pages(entries.list, asked), ...again }),
  report: (id: string) =>
    queryOptions({ queryKey: [...content.lists(), 'report', id], ...query(forms.report, { id }), ...again }),
  fill: (id: string) => queryOptions({ queryKey: [...content.all(), 'fill', id], ...query(forms.fill, { id }), ...again }),
  entry: (id: string) =>
    queryOptions({
      queryKey: [...content.all(), 'entry', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(entries.open, { id }, { signal })),
      ...again,
    }),
}

export const formLists: LiveLists = { topics: ['forms'], lists: () => [formQueries.lists()] }

/** The form that was written, and the lists that may show it. */
const ofOne = ({ input: { id } }: { input: { id: string } }) => [formQueries.open(id).queryKey, ...formLists.lists()]

registerWrite(forms.create, { renews: formLists.lists(), says: ['forms', 'saved'] })
registerWrite(forms.change, {
  renews: ofOne,
  says: ['forms', 'saved'],
  done: (client, form, { input: { id } }) =>
    client.setQueryData(formQueries.open(id).queryKey, (before) => before && { ...before, form }),
})
registerWrite(forms.copy, {
  renews: formLists.lists(),
  says: ({ template }) => ['forms', template ? 'didSaveTemplate' : 'didCopy'],
})
registerWrite(forms.delete, { renews: formLists.lists(), says: ['forms', 'didDelete'] })
registerWrite(forms.send, { renews: formLists.lists(), says: ['forms', 'didSend'] })
registerWrite(entries.withdraw, {
  renews: ({ input: { id } }) => [formQueries.entry(id).queryKey, ...formLists.lists()],
  says: ['forms', 'didWithdraw'],
})
registerApproval(entryDecisions, (id) => [formQueries.entry(id).queryKey, ...formLists.lists()], formLists.lists())
registerPublishing(formPublishing, (id) => ofOne({ input: { id } }))
