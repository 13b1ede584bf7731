import { ar } from '@diwan/contract/forms/words.ar'
import { en } from '@diwan/contract/forms/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import type { House, Module } from '../../kit/module.ts'
import { declaredIn, makingInside } from '../actions/public.ts'
import { approvedKind } from '../approvals/public.ts'
import { formNotifications, gatherEntries } from './jobs.ts'
import { form, formEntry } from './kind.ts'
import { formsInUnits } from './queries/units.ts'
import { formRoutes } from './routes.ts'
import { seedForms } from './seed/sample.ts'
import { endReaction, entryApproval } from './service/approving.ts'
import { formContent } from './service/publish.ts'
import { answeredForms, plannedForms, waitingForms } from './service/widgets.ts'

export const manifest = (house: House): Module =>
  defineModule({
    key: 'forms',
    words: { ar, en },
    kinds: [form, formEntry],
    widgets: [answeredForms],
    waiting: [waitingForms, plannedForms],
    routes: formRoutes(house),
    inUnits: [formsInUnits],
    published: [formContent.published],
    approved: [approvedKind(entryApproval(makingInside(declaredIn(house))))],
    reactions: (portal) => [endReaction(portal, house)],
    notifications: formNotifications,
    everyNight: gatherEntries,
    seed: seedForms,
  })
