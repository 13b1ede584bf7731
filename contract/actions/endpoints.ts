import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import {
  ActionChoices,
  ActionSource,
  ChoicesQuery,
  FilledIn,
  MadeRecord,
  OfferedActions,
  RunAction,
  UndoAction,
} from './schemas.ts'

/** What can be made of a record of another module. Both policies decide: of the source, and of what is made. */
export const actions = {
  offered: endpoint({
    name: 'actions.offered',
    summary: 'What the caller may make of a record, or of a part of it.',
    method: 'GET',
    path: '/api/objects/{id}/actions',
    access: signedIn,
    input: ActionSource,
    output: OfferedActions,
    errors: ['not_found'],
  }),
  fillIn: endpoint({
    name: 'actions.fillIn',
    summary: 'What an editor is filled in with that makes something of a record: its title, its words and its people.',
    method: 'GET',
    path: '/api/objects/{id}/source',
    access: signedIn,
    input: ActionSource,
    output: FilledIn,
    errors: ['not_found'],
  }),
  choices: endpoint({
    name: 'actions.choices',
    summary: 'Records that a choice of an action may name, for somebody who may run it.',
    method: 'GET',
    path: '/api/actions/choices',
    access: signedIn,
    input: ChoicesQuery,
    output: ActionChoices,
    errors: ['not_found'],
  }),
  run: endpoint({
    name: 'actions.run',
    summary: 'Makes something of a record as the caller may read it, and links both.',
    method: 'POST',
    path: '/api/objects/{id}/actions',
    access: signedIn,
    input: RunAction,
    output: MadeRecord,
    errors: ['not_found', 'forbidden', 'links.too_many'],
  }),
  undo: endpoint({
    name: 'actions.undo',
    summary: 'Throws away what was just made of a record. The caller made it, and may delete it.',
    method: 'POST',
    path: '/api/objects/{id}/actions/undo',
    access: signedIn,
    input: UndoAction,
    output: Done,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  }),
}
