import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { ChangeView, RemoveView, SavedView, SavedViews, SaveView, ViewsQuery } from './schemas.ts'

/** Of any list that is declared. Whose rights decide is said by the list. */
export const savedViews = {
  list: endpoint({
    name: 'savedViews.list',
    summary: 'The views of a list that the caller saved, then those that others share; each in the order of saving.',
    method: 'GET',
    path: '/api/saved-views',
    access: signedIn,
    input: ViewsQuery,
    output: SavedViews,
    errors: ['not_found'],
  }),
  save: endpoint({
    name: 'savedViews.save',
    summary: 'Saves how a list is narrowed and sorted under a name, for the caller or, with the right to it, for others too.',
    method: 'POST',
    path: '/api/saved-views',
    access: signedIn,
    input: SaveView,
    output: SavedView,
    errors: ['not_found', 'forbidden', 'invalid_input', 'saved-views.too_many'],
  }),
  change: endpoint({
    name: 'savedViews.change',
    summary:
      'Gives a view another name, other filters or other readers; for its owner, and a shared one for those who may share.',
    method: 'PATCH',
    path: '/api/saved-views/{id}',
    access: signedIn,
    input: ChangeView,
    output: SavedView,
    errors: ['not_found', 'forbidden', 'invalid_input', 'changed_meanwhile', 'saved-views.too_many'],
  }),
  remove: endpoint({
    name: 'savedViews.remove',
    summary: 'Removes a view for all who see it; for the same people who may change it.',
    method: 'DELETE',
    path: '/api/saved-views/{id}',
    access: signedIn,
    input: RemoveView,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
}
