import { documentFromText } from '@diwan/core/document'
import { documents } from '@diwan/contract/documents/endpoints'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { taskChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { times, watching } from '@diwan/contract/work/endpoints/times'
import { actionItems, taskFiles, tasks, taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { taskMoves } from '@diwan/contract/work/moves'
import { sayCustom } from '../../../testing/custom-word.ts'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'
import { talkProbes } from '../../../testing/talk-probes.ts'
import { canTask } from '../access.ts'
import { readTasks } from '../queries/tasks.ts'
import { taskMachine } from './machine.ts'
import { drawn, enough, NAME, relations, situations, wantedOf, type Wanted } from './planted.ts'
import { expected, PLANNED, plantTask, taskFacts, type PlantedInside } from './planted-inside.ts'

const missing = '404 not_found'
const gone = { answer: missing } as const
const text = (said: string) => documentFromText(said, 'ltr')

export const ofTasks = proof<PlantedInside>({
  kind: 'task',
  flag: 'workspace.view',
  make: async (w, by) => {
    const { id } = (await w.call(by, workspaces.create, { name: NAME })).body
    const project = (await w.call(by, projects.create, { id, title: NAME })).body
    return (await w.call(by, tasks.create, { id: project.id, title: NAME })).body.id
  },
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantTask(w, one))),
  facts: taskFacts,
  relations,
  enough,
  moves: taskMoves,
  can: {
    endpoint: tasks.open,
    shown: (body: { task: { can: Record<string, boolean> } }) => body.task.can,
    expected,
  },
  lists: [
    {
      name: 'tasks',
      endpoint: tasks.list,
      query: {},
      count: tasks.count,
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id: _me }, { status }) => status !== 'DONE' && status !== 'CANCELED',
    },
    {
      name: 'tasks on the timeline',
      endpoint: timeline.list,
      query: { from: PLANNED, to: PLANNED, scope: 'all', kind: 'task' },
      idOf: (item) => (item as { id: string }).id,
      asks: (_person, { status }) => status !== 'CANCELED',
    },
    foundList('task', NAME, () => true),
  ],
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    return (await readTasks(w.db, actor, ids)).filter((row) => canTask.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: async ({ db }) => void (await db.deleteFrom('workspaces').execute()),
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plantTask(w, one))),
  },
  channels: (id) => [{ name: taskChannel(id), flag: 'workspace.view' }],
  secrets: {
    words: {
      title: 'workspace.view',
      description: 'workspace.view',
      step: 'workspace.view',
      item: 'workspace.view',
      comment: 'workspace.view',
      custom: 'workspace.view',
      reason: 'workspace.view',
    },
    /** A colleague stands where others try; the witness is a reader. */
    async plant(w, word) {
      const [owner, witness, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const workspace = (await w.call(owner, workspaces.create, { name: NAME })).body
      await w.call(owner, workspacePeople.addPeople, { id: workspace.id, userIds: [witness.id], degree: 'reader' })
      const project = (await w.call(owner, projects.create, { id: workspace.id, title: NAME })).body
      const said = { title: word('title'), description: text(word('description')) }
      const { id, documentId } = (await w.call(owner, tasks.create, { id: project.id, ...said })).body
      const document = { id: documentId!, schema: PAGE_SCHEMA, client: 'canary-1' }
      const written = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: word('step') }] } }
      await w.call(owner, documents.commit, { ...document, version: 0, steps: [written] })
      await w.call(owner, actionItems.add, { id, title: word('item') })
      await sayCustom(w, owner, 'task', id, word('custom'))
      await w.call(owner, tasks.start, { id })
      await w.call(owner, tasks.wait, { id, waitsFor: word('reason') })
      await w.call(owner, taskTalk.say, { id, body: text(word('comment')) })
      let turn = 0
      return {
        id,
        parts: [documentId!],
        owner,
        witness,
        watchers: { outsider },
        hears: taskChannel(id),
        async goOn() {
          await w.call(owner, taskTalk.say, { id, body: text(word('comment')) })
          const title = `${word('title')} ${(turn += 1)}`
          const { version } = (await w.call(owner, tasks.change, { id, now: { title }, was: {} })).body
          return `"version":${version}`
        },
      }
    },
  },
  machine: taskMachine,
  /** The reason goes when it no longer waits. */
  ending: [tasks.delete, tasks.start, tasks.resume, tasks.done, tasks.cancel],
  probes: [
    [tasks.list, list('workspace.view')],
    [tasks.count, count('workspace.view')],
    // of a project: its policy decides, as in the proof of projects
    [tasks.board, door('workspace.view', () => ({ id: NOBODY }), missing)],
    [tasks.tableGroups, door('workspace.view', () => ({ id: NOBODY, by: 'list' }), missing)],
    // exactly what the list shows: see table.test.ts
    [tasks.export, door('workspace.view', () => ({ format: 'csv' }))],
    [taskBulk.start, door('workspace.edit', () => ({ tasks: [{ id: NOBODY, version: 1 }], command: { name: 'delete' } }))],
    [taskBulk.list, door('workspace.edit')],
    [taskBulk.open, door('workspace.edit', () => ({ id: NOBODY }), missing)],
    [tasks.groups, door('workspace.view', () => ({ id: NOBODY, by: 'label' }), missing)],
    [tasks.import, door('workspace.edit', () => ({ id: NOBODY, csv: 'title\nمهمة', dryRun: true }), missing)],
    [tasks.create, door('workspace.edit', () => ({ id: NOBODY, title: NAME }), missing)],
    [tasks.describe, record('workspace.edit')],
    [tasks.mine, door('workspace.view')],
    [tasks.mineCounts, door('workspace.view')],
    [tasks.open, record('workspace.view')],
    [tasks.change, record('workspace.edit', (id) => ({ id, now: { priority: 'HIGH' }, was: {} }))],
    [
      tasks.move,
      record('workspace.edit', (id) => ({ id, listId: NOBODY, after: null }), { answer: '400 workspace.list_missing' }),
    ],
    [tasks.start, record('workspace.edit', undefined, { command: 'start' })],
    [tasks.wait, record('workspace.edit', undefined, { command: 'wait' })],
    [tasks.resume, record('workspace.edit', undefined, { command: 'resume' })],
    [tasks.done, record('workspace.edit', undefined, { command: 'done' })],
    [tasks.reopen, record('workspace.edit', undefined, { command: 'reopen' })],
    [tasks.cancel, record('workspace.edit', undefined, { command: 'cancel' })],
    [tasks.restore, record('workspace.edit', undefined, { command: 'restore' })],
    [tasks.delete, record('workspace.edit')],
    [watching.watch, record('workspace.view', (id) => ({ id, on: true }))],
    [times.start, record('workspace.edit')],
    [times.stop, record('workspace.edit')],
    [times.add, record('workspace.edit', (id) => ({ id, minutes: 30 }))],
    [times.remove, record('workspace.edit', (id) => ({ id, timeId: NOBODY }), gone)],
    [dependencies.named, door('workspace.view', () => ({ id: NOBODY }), missing)],
    [dependencies.set, record('workspace.edit', (id) => ({ id, beforeId: NOBODY }), { answer: '400 workspace.no_dependency' })],
    [dependencies.remove, record('workspace.edit', (id) => ({ id, beforeId: NOBODY }))],
    [dependencies.preview, record('workspace.view')],
    [dependencies.shift, record('workspace.edit', (id) => ({ id, moves: [] }))],
    [actionItems.add, record('workspace.edit', (id) => ({ id, title: 'بند' }))],
    [actionItems.change, record('workspace.edit', (id) => ({ id, itemId: NOBODY, checked: true }), gone)],
    [actionItems.move, record('workspace.edit', (id) => ({ id, itemId: NOBODY, after: null }), gone)],
    [actionItems.remove, record('workspace.edit', (id) => ({ id, itemId: NOBODY }), gone)],
    [taskFiles.attach, record('workspace.edit', (id) => ({ id, fileIds: [NOBODY] }), { answer: '400 files.not_available' })],
    [taskFiles.detach, record('workspace.edit', (id) => ({ id, fileId: NOBODY }), gone)],
    [taskTalk.mentionable, record('workspace.view')],
    ...talkProbes(taskTalk, { flag: 'workspace.view', open: { audience: 'members', flag: 'workspace.view' } }),
  ],
})
