import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { door, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const dashboardProof = proof({
  probes: [
    [dashboard.user, signedIn({})],
    [dashboard.admin, door('dashboard.administer')],
    [dashboard.arrange, signedIn({ area: 'user', device: 'desktop', widgets: [] })],
  ],
})
