import { personPage } from '@diwan/contract/person/endpoints'
import { door, NOBODY } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const personProof = proof({ probes: [[personPage.open, door('users.view', () => ({ id: NOBODY }))]] })
