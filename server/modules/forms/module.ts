import { entryApprovalEvents, entryEvents, formEvents } from '@diwan/contract/forms/events'
import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import type { House, Module } from '../../kit/module.ts'
import { declaredIn, makingInside } from '../actions/public.ts'
import { approvedKind } from '../approvals/public.ts'
import { isAnswer } from '../fields/public.ts'
import { searchableContent } from '../publishing/public.ts'
import { canEntry } from './access.ts'
import { formNotifications, gatherEntries } from './jobs.ts'
import { readEntry } from './queries/entries.ts'
import { forgetForms } from './queries/forms.ts'
import { formsInUnits } from './queries/units.ts'
import { formRoutes } from './routes.ts'
import { seedForms } from './seed/sample.ts'
import { numberedDecisions, numberedForms } from './service/numbers.ts'
import { endReaction, entryApproval } from './service/approving.ts'
import { entryKind, formFollowers, formKind } from './service/policy.ts'
import { formContent } from './service/publish.ts'
import { formFinder } from './service/search.ts'
import { formTopics } from './topics.ts'

export const manifest = (house: House): Module => ({
  name: 'forms',
  words: { ar, en },
  objects: ['form', 'form_entry'],
  events: [...Object.values(formEvents), ...Object.values(entryEvents), ...Object.values(entryApprovalEvents)],
  routes: formRoutes(house),
  kinds: [formKind, entryKind],
  channels: formFollowers,
  files: {
    form_entry: async ({ db }, caller, id, fileId) => {
      const row = caller ? await readEntry(db, id) : undefined
      return row !== undefined && canEntry.view(caller!, row) && (await isAnswer(db, id, fileId))
    },
  },
  searchable: [searchableContent('form', 'forms')],
  found: [formFinder.found],
  inUnits: [formsInUnits],
  published: [formContent.published],
  approved: [approvedKind(entryApproval(makingInside(declaredIn(house))))],
  reactions: (portal) => [endReaction(portal, house)],
  numbers: [numberedForms, numberedDecisions],
  notifications: formNotifications,
  topics: formTopics,
  everyNight: gatherEntries,
  forget: (_portal, { db }, ids) => forgetForms(db, ids),
  seed: seedForms,
})
