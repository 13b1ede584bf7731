import { actions } from '@diwan/contract/actions/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const actionsProof = proof({
  probes: [
    [actions.offered, signedIn({ id: NOBODY }, 404)],
    [actions.fillIn, signedIn({ id: NOBODY }, 404)],
    [actions.choices, signedIn({ key: 'nothing.known' }, 404)],
    [actions.run, signedIn({ id: NOBODY, key: 'nothing.known' }, 404)],
    [actions.undo, signedIn({ id: NOBODY, key: 'nothing.known', madeId: NOBODY }, 404)],
  ],
})
