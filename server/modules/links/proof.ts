import { links } from '@diwan/contract/links/endpoints'
import { NOBODY, OTHER, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const linksProof = proof({
  probes: [
    [links.list, signedIn({ id: NOBODY }, 404)],
    [links.link, signedIn({ id: NOBODY, otherId: OTHER }, 404)],
    [links.unlink, signedIn({ id: NOBODY, linkId: OTHER }, 404)],
    [links.cards, signedIn({ ids: NOBODY })],
    [links.named, signedIn({ shortIds: 'AAA000' })],
  ],
})
