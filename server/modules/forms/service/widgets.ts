import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { FormQuery } from '@diwan/contract/forms/schemas'
import type { WaitingList } from '../../../kit/module.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { form } from '../kind.ts'
import { listForms } from './read.ts'

/** Those that the caller has to send and has not; what is open to everybody at any time asks for nothing. */
export const waitingForms: WaitingList = {
  key: 'forms.required',
  module: 'forms',
  flag: 'fill',
  number: 'forms.required',
  path: '/user/forms?view=required',
  topics: ['forms'],
  read: async (ctx) => {
    const { items } = await listForms(ctx, FormQuery.parse({ view: 'required', limit: WIDGET_ROWS }))
    return items.map((one) => ({
      id: one.id,
      title: localName(ctx, one),
      icon: 'forms',
      required: true,
      action: 'fill' as const,
      path: form.name.path(one.id),
    }))
  },
}
