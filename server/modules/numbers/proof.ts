import { numbers } from '@diwan/contract/numbers/endpoints'
import { signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const numbersProof = proof({ probes: [[numbers.read, signedIn({ keys: 'none.known' })]] })
