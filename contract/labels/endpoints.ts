import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { LABEL_CHANGES_A_MINUTE } from './limits.ts'
import { ChangeLabel, CreateLabel, Label, LabelId, LabelQuery, Labels } from './schemas.ts'

const changes = { access: signedIn, perMinute: LABEL_CHANGES_A_MINUTE } as const

/** Of a workspace, or of the caller. Whose they are decides who sees and who changes them. */
export const labels = {
  list: endpoint({
    name: 'labels.list',
    summary: 'The labels of a workspace, or the caller’s own, by name.',
    method: 'GET',
    path: '/api/labels',
    access: signedIn,
    input: LabelQuery,
    output: Labels,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...changes,
    name: 'labels.create',
    summary: 'Adds a label to a workspace, or to the caller’s own.',
    method: 'POST',
    path: '/api/labels',
    input: CreateLabel,
    output: Label,
    errors: ['not_found', 'forbidden', 'labels.taken', 'labels.too_many'],
  }),
  change: endpoint({
    ...changes,
    name: 'labels.change',
    summary: 'Gives a label another name or colour, on all that carries it.',
    method: 'PATCH',
    path: '/api/labels/{id}',
    input: ChangeLabel,
    output: Label,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'labels.taken'],
  }),
  remove: endpoint({
    ...changes,
    name: 'labels.remove',
    summary: 'Removes a label, also from all that carries it.',
    method: 'DELETE',
    path: '/api/labels/{id}',
    input: LabelId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
}
