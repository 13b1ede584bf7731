import { guests } from '@diwan/contract/guests/endpoints'
import { anyone } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const guestProof = proof({
  probes: [[guests.open, anyone({ token: 'x'.repeat(43) }, 'guests.link_over')]],
})
