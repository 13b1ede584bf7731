import { z } from 'zod'
import { MAX_FIELDS_BYTES } from '../fields/limits.ts'
import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { CUSTOM_CHANGES_A_MINUTE } from './limits.ts'
import {
  AskCustomFields,
  AskedCustomFields,
  ChangeCustomFields,
  CustomRecord,
  CustomSet,
  CustomSets,
  SaveCustomSet,
} from './schemas.ts'

export const customFields = {
  sets: endpoint({
    name: 'custom-fields.sets',
    summary: 'The custom fields of each kind of record, with the version they stand at.',
    method: 'GET',
    path: '/api/settings/custom-fields',
    access: flag('settings', 'view'),
    module: 'settings',
    input: z.strictObject({}),
    output: CustomSets,
  }),
  save: endpoint({
    name: 'custom-fields.save',
    summary: 'Sets the custom fields of one kind of record; a key keeps its type for ever.',
    method: 'POST',
    path: '/api/settings/custom-fields/{kind}',
    access: flag('settings', 'module'),
    module: 'settings',
    input: SaveCustomSet,
    maxBytes: MAX_FIELDS_BYTES,
    output: CustomSet,
    errors: ['not_found', 'changed_meanwhile', 'custom-fields.type_fixed'],
    perMinute: CUSTOM_CHANGES_A_MINUTE,
  }),
  asked: endpoint({
    name: 'custom-fields.asked',
    summary: 'The custom fields that records of a kind have now, for those who may see such records.',
    method: 'GET',
    path: '/api/custom-fields/{kind}',
    access: signedIn,
    input: AskCustomFields,
    output: AskedCustomFields,
    errors: ['not_found'],
  }),
  change: endpoint({
    name: 'custom-fields.change',
    summary: 'Changes custom fields of one record, for those who may change the record.',
    method: 'POST',
    path: '/api/custom-fields/records/{id}',
    access: signedIn,
    input: ChangeCustomFields,
    output: CustomRecord,
    errors: ['not_found', 'forbidden', 'wrong_state', 'changed_meanwhile'],
    perMinute: CUSTOM_CHANGES_A_MINUTE,
  }),
}
