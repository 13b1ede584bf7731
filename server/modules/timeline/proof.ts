import { timeline } from '@diwan/contract/timeline/endpoints'
import { signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

const range = { from: '2026-11-01', to: '2026-12-01' }

/** Who sees which bars is proven for each kind by its own lists. */
export const timelineProof = proof({
  probes: [
    [timeline.list, signedIn(range)],
    [timeline.daysOff, signedIn(range)],
    [timeline.calendar, signedIn(range)],
  ],
})
