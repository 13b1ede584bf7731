import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [creator, admin] = [await w.person('USER'), await w.person('ADMIN')]
  const typeId = '0194d1a0-5b1e-7000-8000-000000000001'
  const asked = { typeId, reason: 'سفر', dateFrom: '2026-12-06', dateTo: '2026-12-07', wholeDays: true }
  const { id, version } = (await w.call(creator, permissions.send, asked)).body
  return {
    id,
    readers: { 'who asked': { person: creator, channels: [requestKind.channel(id)] } },
    steps: [
      () => w.call(admin, requestDecisions.claim, { id, version }),
      () => w.call(admin, requestDecisions.release, { id, version: version + 1 }),
      () => w.call(creator, permissions.cancel, { id, version: version + 2 }),
    ],
  }
}

export const requestLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: (record) => record }
