import { projectChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects, taskLists } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [khalid, omar] = [await w.person('USER'), await w.person('USER')]
  const workspace = (await w.call(khalid, workspaces.create, { name: 'التحول الرقمي' })).body
  await w.call(khalid, workspacePeople.addPeople, { id: workspace.id, userIds: [omar.id], degree: 'member' })
  const { id } = (await w.call(khalid, projects.create, { id: workspace.id, title: 'إطلاق البوابة' })).body
  const task = (await w.call(omar, tasks.create, { id, title: 'اختبار' })).body
  const channels = [projectChannel(id)]
  return {
    id,
    readers: { 'its owner': { person: khalid, channels }, 'a member': { person: omar, channels } },
    steps: [
      () => w.call(khalid, projects.begin, { id }),
      () => w.call(omar, taskLists.create, { id, title: 'مراجعة' }),
      () => w.call(omar, tasks.done, { id: task.id }),
      () => w.call(khalid, projects.archive, { id, on: true }),
    ],
  }
}

/** Every change is fetched again. */
export const projectLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: () => ({}) }
