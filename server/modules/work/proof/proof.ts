import { workspaceChannel } from '@diwan/contract/work/channels'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { timeReports } from '@diwan/contract/work/endpoints/times'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'
import { can } from '../access.ts'
import { readWorkspaces } from '../queries/workspaces.ts'
import {
  drawn,
  enough,
  factsOf,
  NAME,
  plant,
  PLANTED,
  relations,
  situations,
  wantedOf,
  type Planted,
  type Wanted,
} from './planted.ts'
import { ofProjects } from './project.ts'
import { ofTasks } from './task.ts'

export const projectProof = ofProjects
export const taskProof = ofTasks

const missing = '404 not_found'

export const workspaceProof = proof<Planted>({
  kind: 'workspace',
  flag: 'workspace.view',
  make: async (w, by) => (await w.call(by, workspaces.create, { name: NAME })).body.id,
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: ({ db }, id) => factsOf(db, id, id),
  relations,
  enough,
  can: {
    endpoint: workspaces.open,
    shown: (body: { workspace: { can: Record<string, boolean> } }) => {
      const { delete: _own, ...shown } = body.workspace.can
      return shown
    },
    expected: ({ may }) => ({
      view: may('workspace.view'),
      edit: may('workspace.edit'),
      manage: may('workspace.manage'),
    }),
  },
  lists: [
    {
      name: 'workspaces',
      endpoint: workspaces.list,
      query: { colour: PLANTED },
      count: workspaces.count,
      idOf: (item) => (item as { id: string }).id,
      asks: () => true,
    },
    {
      name: 'own workspaces',
      endpoint: workspaces.list,
      query: { view: 'mine', colour: PLANTED },
      count: workspaces.count,
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id }, { people }, held) => held.some((one) => one === 'member' || one === 'all') && people[id] !== undefined,
    },
    foundList('workspace', NAME, () => true),
  ],
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    return (await readWorkspaces(w.db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: async ({ db }) => void (await db.deleteFrom('workspaces').execute()),
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plant(w, one))),
  },
  channels: (id) => [{ name: workspaceChannel(id), flag: 'workspace.view' }],
  secrets: {
    words: { name: 'workspace.view' },
    /** A colleague stands where others try; the witness is a member. */
    async plant(w, word) {
      const [owner, witness, outsider] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
      const { id } = (await w.call(owner, workspaces.create, { name: word('name') })).body
      await w.call(owner, workspacePeople.addPeople, { id, userIds: [witness.id], degree: 'reader' })
      let version = 1
      return {
        id,
        parts: [],
        owner,
        witness,
        watchers: { outsider },
        hears: workspaceChannel(id),
        async goOn() {
          await w.call(owner, workspaces.change, { id, version, name: `${word('name')} ${(version += 1)}` })
          return `"version":${version}`
        },
      }
    },
  },
  ending: [workspaces.delete, workspacePeople.leave, workspacePeople.removePerson],
  probes: [
    [workspaces.list, list('workspace.view')],
    [workspaces.count, count('workspace.view')],
    [workspaces.open, record('workspace.view')],
    [workspaces.create, door('workspace.create', () => ({ name: NAME }))],
    [workspaces.change, record('workspace.manage', (id) => ({ id, version: 1, name: 'آخر' }))],
    [workspaces.archive, record('workspace.manage', (id) => ({ id, on: false }))],
    // only an owner deletes: see workspaces.test.ts
    [workspaces.delete, door('workspace.manage', () => ({ id: NOBODY }), missing)],
    [timeReports.report, record('workspace.view')],
    [timeReports.export, record('workspace.view', (id) => ({ id, format: 'csv' }))],
    [projectTemplates.list, record('workspace.view')],
    [
      projectTemplates.begin,
      record('workspace.edit', (id) => ({ id, templateId: NOBODY, title: NAME, startDate: '2030-01-15' }), {
        answer: '400 workspace.template_missing',
      }),
    ],
    [workspacePeople.people, record('workspace.view')],
    [
      workspacePeople.addPeople,
      record('workspace.manage', (id) => ({ id, userIds: [NOBODY], degree: 'reader' }), { answer: '400 people.cannot_be_added' }),
    ],
    [workspacePeople.changePerson, record('workspace.manage', (id) => ({ id, userId: NOBODY, degree: 'reader' }))],
    [workspacePeople.removePerson, record('workspace.manage', (id) => ({ id, userId: NOBODY }))],
    [workspacePeople.handOver, door('workspace.manage', () => ({ id: NOBODY, userId: NOBODY }), missing)],
    [workspacePeople.leave, door('workspace.view', () => ({ id: NOBODY }), missing)],
  ],
})
