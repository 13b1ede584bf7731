import { life } from '@diwan/contract/life/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const lifeProof = proof({ probes: [[life.activity, signedIn({ id: NOBODY }, 404)]] })
