import { taskChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { actionItems, tasks, taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { documentFromText } from '@diwan/core/document'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function scene(w: World): Promise<Scene> {
  const [khalid, omar] = [await w.person('USER'), await w.person('USER')]
  const workspace = (await w.call(khalid, workspaces.create, { name: 'التحول الرقمي' })).body
  await w.call(khalid, workspacePeople.addPeople, { id: workspace.id, userIds: [omar.id], degree: 'reader' })
  const project = (await w.call(khalid, projects.create, { id: workspace.id, title: 'إطلاق البوابة' })).body
  const { id } = (await w.call(khalid, tasks.create, { id: project.id, title: 'اختبار' })).body
  const channels = [taskChannel(id)]
  const newest = async () => (await w.call(khalid, taskTalk.page, { id })).body.items[0]!.id
  return {
    id,
    readers: { 'who made it': { person: khalid, channels }, 'a reader': { person: omar, channels } },
    steps: [
      () => w.call(omar, taskTalk.say, { id, body: documentFromText('متى تبدأ؟', 'rtl') }),
      () => w.call(khalid, tasks.start, { id }),
      () => w.call(khalid, actionItems.add, { id, title: 'بند' }),
      async () => w.call(khalid, taskTalk.react, { id, messageId: await newest(), emoji: '👍', on: true }),
      () => w.call(khalid, tasks.change, { id, now: { title: 'اختبار القبول' }, was: {} }),
      async () => w.call(omar, taskTalk.delete, { id, messageId: await newest() }),
    ],
  }
}

/** The thread folds; the task itself is fetched again. */
export const taskLive: FoldCase = { scene, atOnce: () => ({}), neverTakenBack: () => ({}) }
