import { forms } from '@diwan/contract/forms/endpoints'
import { FormCountQuery } from '@diwan/contract/forms/schemas'
import type { NumberedList } from '../../../kit/module.ts'
import { formsPaged } from '../queries/list.ts'

/** What is addressed to somebody and not sent yet. */
export const numberedForms: NumberedList = {
  module: 'forms',
  flag: 'view',
  list: forms.list,
  queries: { 'forms.fill': { view: 'fill' } },
  count: async (ctx, queries) =>
    formsPaged.counts(ctx, await Promise.all(queries.map((query) => formsPaged.resolved(ctx, FormCountQuery.parse(query))))),
}
