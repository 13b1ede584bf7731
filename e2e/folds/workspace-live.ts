import { workspaceChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [khalid, omar] = [await w.person('USER'), await w.person('USER')]
  const { id } = (await w.call(khalid, workspaces.create, { name: 'التحول الرقمي' })).body
  const channels = [workspaceChannel(id)]
  await w.call(khalid, workspacePeople.addPeople, { id, userIds: [omar.id], degree: 'member' })
  return {
    id,
    readers: { 'its owner': { person: khalid, channels }, 'a member': { person: omar, channels } },
    steps: [
      () => w.call(khalid, workspaces.change, { id, version: 1, name: 'التحول' }),
      () => w.call(khalid, workspacePeople.changePerson, { id, userId: omar.id, degree: 'admin' }),
      () => w.call(khalid, workspaces.archive, { id, on: true }),
      () => w.call(khalid, workspaces.archive, { id, on: false }),
    ],
  }
}

/** Every change is fetched again. */
export const workspaceLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: () => ({}) }
