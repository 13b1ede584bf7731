import { projectChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { projects, taskLists } from '@diwan/contract/work/endpoints/projects'
import { projectMoves } from '@diwan/contract/work/moves'
import { foundList } from '../../../testing/found.ts'
import { door, NOBODY, record } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'
import { canProject } from '../access.ts'
import { readProjects } from '../queries/projects.ts'
import { drawn, enough, NAME, relations, situations, wantedOf, type Wanted } from './planted.ts'
import { expected, plantProject, projectFacts, type PlantedInside } from './planted-inside.ts'

const missing = '404 not_found'

export const ofProjects = proof<PlantedInside>({
  kind: 'project',
  flag: 'workspace.view',
  make: async (w, by) => {
    const { id } = (await w.call(by, workspaces.create, { name: NAME })).body
    return (await w.call(by, projects.create, { id, title: NAME })).body.id
  },
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantProject(w, one))),
  facts: projectFacts,
  relations,
  enough,
  moves: projectMoves,
  can: {
    endpoint: projects.open,
    shown: (body: { project: { can: Record<string, boolean> } }) => body.project.can,
    expected: (asker) => ({
      ...expected(asker),
      archive: asker.may('workspace.edit'),
      manage: asker.may('workspace.manage'),
    }),
  },
  lists: [foundList('project', NAME, () => true)],
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    return (await readProjects(w.db, actor, ids)).filter((row) => canProject.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: async ({ db }) => void (await db.deleteFrom('workspaces').execute()),
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plantProject(w, one))),
  },
  channels: (id) => [{ name: projectChannel(id), flag: 'workspace.view' }],
  secrets: {
    words: { title: 'workspace.view', description: 'workspace.view', list: 'workspace.view', milestone: 'workspace.view' },
    /** A colleague stands where others try; the witness is a member. */
    async plant(w, word) {
      const [owner, witness, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const workspace = (await w.call(owner, workspaces.create, { name: NAME })).body
      await w.call(owner, workspacePeople.addPeople, { id: workspace.id, userIds: [witness.id], degree: 'reader' })
      const said = { title: word('title'), description: word('description') }
      const { id } = (await w.call(owner, projects.create, { id: workspace.id, ...said })).body
      await w.call(owner, taskLists.create, { id, title: word('list') })
      await w.call(owner, milestones.create, { id, title: word('milestone') })
      let version = 1
      return {
        id,
        parts: [],
        owner,
        witness,
        watchers: { outsider },
        hears: projectChannel(id),
        async goOn() {
          await w.call(owner, projects.change, { id, version, title: `${word('title')} ${(version += 1)}` })
          return `"version":${version}`
        },
      }
    },
  },
  ending: [projects.delete],
  probes: [
    // of a workspace: its policy decides, as in the proof of workspaces
    [projects.list, door('workspace.view', () => ({ id: NOBODY }), missing)],
    [projects.create, door('workspace.edit', () => ({ id: NOBODY, title: NAME }), missing)],
    [projects.open, record('workspace.view')],
    [projects.bars, record('workspace.view')],
    [projects.workload, record('workspace.view', (id) => ({ id, from: '2030-01-01', to: '2030-01-31' }))],
    [projects.change, record('workspace.edit', (id) => ({ id, version: 1, title: 'آخر' }))],
    [projects.begin, record('workspace.edit', undefined, { command: 'open' })],
    [projects.pause, record('workspace.edit', undefined, { command: 'pause' })],
    [projects.resume, record('workspace.edit', undefined, { command: 'resume' })],
    [projects.finish, record('workspace.edit', undefined, { command: 'finish' })],
    [projects.reopen, record('workspace.edit', undefined, { command: 'reopen' })],
    [projects.cancel, record('workspace.edit', undefined, { command: 'cancel' })],
    [projects.archive, record('workspace.edit', (id) => ({ id, on: false }))],
    [projects.delete, record('workspace.manage')],
    [taskLists.create, record('workspace.edit', (id) => ({ id, title: 'قائمة' }))],
    [
      taskLists.change,
      door('workspace.edit', () => ({ id: NOBODY, version: 1, title: 'قائمة', status: null, most: null }), missing),
    ],
    [taskLists.move, door('workspace.edit', () => ({ id: NOBODY, after: null }), missing)],
    [taskLists.delete, door('workspace.edit', () => ({ id: NOBODY, to: NOBODY }), missing)],
    [projectTemplates.save, record('workspace.edit', (id) => ({ id, title: 'قالب' }))],
    [
      projectTemplates.change,
      door('workspace.edit', () => ({ id: NOBODY, version: 1, title: 'قالب', description: '', everywhere: false }), missing),
    ],
    [projectTemplates.delete, door('workspace.edit', () => ({ id: NOBODY }), missing)],
    [dependencies.criticalPath, record('workspace.view')],
    [milestones.create, record('workspace.edit', (id) => ({ id, title: 'معلم' }))],
    [milestones.change, door('workspace.edit', () => ({ id: NOBODY, version: 1, title: 'معلم', dueDate: null }), missing)],
    [milestones.delete, door('workspace.edit', () => ({ id: NOBODY }), missing)],
  ],
})
