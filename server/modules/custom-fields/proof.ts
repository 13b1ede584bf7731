import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { door, NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

/** Values belong to records: each kind that declares them is asked in the test of this module. */
export const customFieldsProof = proof({
  probes: [
    [customFields.sets, door('settings.view')],
    [
      customFields.save,
      door('settings.module', () => ({ kind: 'nothing', version: 0, fields: [], hidden: [] }), '404 not_found'),
    ],
    [customFields.asked, signedIn({ kind: 'nothing' }, 404)],
    [customFields.change, signedIn({ id: NOBODY, now: {}, was: {} }, 404)],
  ],
})
