import { savedViews } from '@diwan/contract/saved-views/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const savedViewsProof = proof({
  probes: [
    [savedViews.list, signedIn({ list: 'no.list' }, 404)],
    [savedViews.save, signedIn({ list: 'no.list', name: 'عرض', query: {} }, 404)],
    [savedViews.change, signedIn({ id: NOBODY, version: 1, name: 'عرض' }, 404)],
    [savedViews.remove, signedIn({ id: NOBODY }, 404)],
  ],
})
