import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskKind } from '@diwan/contract/quick-tasks/kind'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const creator = await w.person('USER')
  const { id } = (await w.call(creator, quickTasks.create, { title: 'الأول' })).body
  return {
    id,
    readers: { 'who created it': { person: creator, channels: [quickTaskKind.channel(id)] } },
    steps: [
      () => w.call(creator, quickTasks.change, { id, title: 'الثاني' }),
      () => w.call(creator, quickTasks.change, { id, title: 'الثالث' }),
    ],
  }
}

export const quickTaskLive: FoldCase = { scene, atOnce: (record) => record, neverTakenBack: (record) => record }
