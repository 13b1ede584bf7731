import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { SAVES_A_MINUTE } from './limits.ts'
import { Draft, DraftId, DraftList, DraftQuery, SaveDraft } from './schemas.ts'

/** Each is about the caller's own drafts only: there is no way to name somebody else's. */
export const drafts = {
  list: endpoint({
    name: 'drafts.list',
    summary: 'What the caller began and did not send, newest first; of one kind or one place when named.',
    method: 'GET',
    path: '/api/drafts',
    access: signedIn,
    input: DraftQuery,
    output: DraftList,
  }),
  save: endpoint({
    name: 'drafts.save',
    summary: 'Keeps a draft, from the version that was seen; saying the same twice changes nothing.',
    method: 'POST',
    path: '/api/drafts',
    access: signedIn,
    input: SaveDraft,
    output: Draft,
    errors: ['changed_meanwhile', 'drafts.sent', 'drafts.too_many'],
    repeatable: true,
    perMinute: SAVES_A_MINUTE,
  }),
  discard: endpoint({
    name: 'drafts.discard',
    summary: 'Throws a draft away; one that is not there is gone already.',
    method: 'DELETE',
    path: '/api/drafts/{id}',
    access: signedIn,
    input: DraftId,
    output: Done,
    repeatable: true,
  }),
}
