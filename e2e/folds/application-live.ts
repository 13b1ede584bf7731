import { applications } from '@diwan/contract/opportunities/endpoints'
import { applicationKind } from '@diwan/contract/opportunities/kind'
import { openOpportunityFor } from '../../server/testing/opened-opportunity.ts'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [admin, approver, applicant] = [await w.person('ADMIN'), await w.person('ADMIN'), await w.person('USER')]
  const opportunityId = await openOpportunityFor(w, { creator: admin, approver })
  const { id } = (await w.call(applicant, applications.apply, { id: opportunityId })).body
  return {
    id,
    readers: { 'who applied': { person: applicant, channels: [applicationKind.channel(id)] } },
    steps: [
      () => w.call(admin, applications.review, { id, version: 1 }),
      () => w.call(admin, applications.accept, { id, version: 2 }),
    ],
  }
}

export const applicationLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: (record) => record }
