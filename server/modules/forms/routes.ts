import { entries, entryDecisions, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { route, type Route } from '../../kit/http/route.ts'
import type { House } from '../../kit/module.ts'
import { declaredIn, makingInside } from '../actions/public.ts'
import { approvalRoutes } from '../approvals/public.ts'
import { linkableKinds } from '../links/public.ts'
import { publishRoutes } from '../publishing/public.ts'
import { entryApproval } from './service/approving.ts'
import { changeForm, copyForm, createForm, deleteForm } from './service/edit.ts'
import { countEntries, listEntries, openEntry, sendEntry, withdrawEntry } from './service/entries.ts'
import { exportEntries } from './service/export.ts'
import { printEntry } from './service/print.ts'
import { formContent } from './service/publish.ts'
import { reportForm } from './service/report.ts'
import { countForms, fillForm, listForms, openForm, readContent } from './service/read.ts'

/** What a form becomes is made, and shown, by what other modules declare. */
export function formRoutes(house: House): readonly Route[] {
  const kinds = linkableKinds(house)
  const make = makingInside(declaredIn(house))
  return [
    route(forms.list, listForms),
    route(forms.count, countForms),
    route(forms.open, openForm),
    route(forms.create, createForm),
    route(forms.change, changeForm),
    route(forms.copy, copyForm),
    route(forms.content, readContent),
    route(forms.delete, deleteForm),
    route(forms.fill, fillForm),
    route(forms.send, sendEntry(make, kinds)),
    route(forms.report, reportForm),
    route(forms.exportEntries, exportEntries),
    route(entries.list, listEntries(kinds)),
    route(entries.count, countEntries),
    route(entries.open, openEntry(kinds)),
    route(entries.print, printEntry),
    route(entries.withdraw, withdrawEntry(kinds)),
    ...approvalRoutes(entryDecisions, entryApproval(make)),
    ...publishRoutes(formPublishing, formContent),
  ]
}
