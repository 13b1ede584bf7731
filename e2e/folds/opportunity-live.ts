import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { opportunityKind } from '@diwan/contract/opportunities/kind'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const creator = await w.person('ADMIN')
  const { id } = (await w.call(creator, opportunity.create, { position: 'الأول' })).body
  return {
    id,
    readers: { 'who created it': { person: creator, channels: [opportunityKind.channel(id)] } },
    steps: [
      () => w.call(creator, opportunity.change, { id, version: 1, position: 'الثاني' }),
      () => w.call(creator, opportunity.change, { id, version: 2, position: 'الثالث' }),
    ],
  }
}

export const opportunityLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: (record) => record }
