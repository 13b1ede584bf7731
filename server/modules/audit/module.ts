import { audit } from '@diwan/contract/audit/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module, Reverts } from '../../kit/module.ts'
import type { Sentences } from '../../kit/words/sentences.ts'
import { exportEntries } from './service/export.ts'
import { findPeople, listEntries } from './service/read.ts'
import { previewRevert, revertEntry } from './service/revert.ts'

/** What every module declared of taking its changes back comes from the application. */
export const auditModule = (reverts: Reverts, sentences: Sentences): Module => ({
  name: 'audit',
  routes: [
    route(audit.list, (ctx, input) => listEntries(ctx, input, reverts)),
    route(audit.people, findPeople),
    route(audit.export, (ctx, input) => exportEntries(ctx, input, reverts, sentences)),
    route(audit.preview, (ctx, input) => previewRevert(ctx, input, reverts)),
    route(audit.revert, (ctx, input) => revertEntry(ctx, input, reverts)),
  ],
})
