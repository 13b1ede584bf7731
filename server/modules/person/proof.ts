import { personPage } from '@diwan/contract/person/endpoints'
import { door } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const personProof = proof({
  probes: [[personPage.open, door('users.view', async (_place, w) => ({ id: (await w.person('USER')).id }))]],
})
