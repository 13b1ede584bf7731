import { favourites } from '@diwan/contract/favourites/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const favouritesProof = proof({
  probes: [
    [favourites.list, signedIn()],
    [favourites.add, signedIn({ objectId: NOBODY }, 404)],
    [favourites.remove, signedIn({ id: NOBODY }, 404)],
    [favourites.move, signedIn({ id: NOBODY, after: null }, 404)],
  ],
})
