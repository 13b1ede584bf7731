import { entries, forms } from '@diwan/contract/forms/endpoints'
import { EntryCountQuery, FormCountQuery } from '@diwan/contract/forms/schemas'
import type { NumberedList } from '../../../kit/module.ts'
import { entriesPaged, formsPaged } from '../queries/list.ts'

/** What is addressed to somebody and not sent yet. */
export const numberedForms: NumberedList = {
  module: 'forms',
  flag: 'view',
  list: forms.list,
  queries: { 'forms.fill': { view: 'fill' } },
  count: async (ctx, queries) =>
    formsPaged.counts(ctx, await Promise.all(queries.map((query) => formsPaged.resolved(ctx, FormCountQuery.parse(query))))),
}

/** What waits for somebody's decision. */
export const numberedDecisions: NumberedList = {
  module: 'forms',
  flag: 'submissions.view',
  list: entries.list,
  queries: { 'forms.decide': { view: 'decide' } },
  count: async (ctx, queries) =>
    entriesPaged.counts(ctx, await Promise.all(queries.map((query) => entriesPaged.resolved(ctx, EntryCountQuery.parse(query))))),
}
