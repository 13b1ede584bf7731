import { find } from '@diwan/contract/find/endpoints'
import { signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

/** Who finds which records is proven for each kind by its own lists. */
export const findProof = proof({ probes: [[find.search, signedIn({ q: 'طلب' })]] })
