import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { EntryCountQuery, FormQuery } from '@diwan/contract/forms/schemas'
import type { WaitingList, Widget } from '../../../kit/module.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { plannedContent, receivedBars, RECEIVED_BARS, shownNames } from '../../publishing/public.ts'
import { can } from '../access.ts'
import { form } from '../kind.ts'
import { entriesPaged } from '../queries/list.ts'
import { readForms } from '../queries/forms.ts'
import { formContent } from './publish.ts'
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

/** Forms that are published or closed soon. */
export const plannedForms = plannedContent(formContent, {
  path: '/admin/forms',
  read: (db, _actor, ids) => readForms(db, ids),
  title: (ctx, row) => localName(ctx, shownNames(row)),
  open: (id) => `${form.name.editPath(id)}&part=publishing`,
})

/** The forms to which most was sent in these days, of those that the caller looks after. Each bar opens the entries that it counts. */
export const answeredForms: Widget = {
  key: 'forms.received',
  module: 'forms',
  flag: 'submissions.view',
  area: 'admin',
  tab: 'learning',
  size: 'middle',
  column: 0,
  order: 25,
  figures: true,
  path: '/admin/forms',
  topics: ['forms'],
  read: async (ctx, { from, to }) => {
    const asked = await entriesPaged.resolved(ctx, EntryCountQuery.parse({ view: 'received', createdFrom: from, createdTo: to }))
    const ids = await entriesPaged.frequent(ctx, asked, { column: 'form_id', most: RECEIVED_BARS })
    const rows = (await readForms(ctx.db, ids)).filter((row) => can.edit(ctx.actor, row))
    return receivedBars(ctx, {
      series: 'entries',
      rows,
      count: (some) =>
        entriesPaged.counts(
          ctx,
          some.map((id) => ({ ...asked, formId: [id] })),
        ),
      path: (id) => `${form.name.editPath(id)}&part=entries&createdFrom=${from}&createdTo=${to}`,
    })
  },
}
