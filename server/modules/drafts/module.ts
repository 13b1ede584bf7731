import { drafts } from '@diwan/contract/drafts/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { deleteDraftsOf } from './queries.ts'
import { discardDraft, forgetDrafts, holdDraftFiles, listDrafts, saveDraft } from './service.ts'
import { topicOf } from './topics.ts'

/** Whose drafts is never asked: each call is about the caller's own. */
export const manifest: Module = {
  name: 'drafts',
  routes: [route(drafts.list, listDrafts), route(drafts.save, saveDraft), route(drafts.discard, discardDraft)],
  everyNight: forgetDrafts,
  forget: (_portal, { db }, ids) => deleteDraftsOf(db, ids),
  holdFiles: holdDraftFiles,
  topics: (actor) => [topicOf(actor.id)],
}
