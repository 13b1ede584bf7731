import { CustomChange } from '@diwan/contract/custom-fields/schemas'
import { projectEvents, taskEvents, workspaceEvents } from '@diwan/contract/work/events'
import { documentFromText } from '@diwan/core/document'
import { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import type { May } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ChannelKind, LabelScope, ObjectKind } from '../../../kit/module.ts'
import { readDegrees } from '../../people/public.ts'
import { can, canProject, canTask } from '../access.ts'
import type { Inside } from '../queries/inside.ts'
import { readDescription } from '../queries/descriptions.ts'
import { readProjects } from '../queries/projects.ts'
import { readTasks } from '../queries/tasks.ts'
import { readMemberIds, readStandalone, readWorkspace, readWorkspaces } from '../queries/workspaces.ts'
import { topicsOf } from '../topics.ts'
import { linkedProjects, linkedWorkspaces } from './links.ts'
import { linkedTasks } from './tasks/links.ts'

/** Who may see a workspace, for the modules that know it only by its id. */
export const workspaceKind: ObjectKind = {
  kind: 'workspace',
  linked: linkedWorkspaces,
  readable: async ({ db }, actor, ids) =>
    (await readWorkspaces(db, actor, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readStandalone(db, id)
    if (!row) return []
    const degrees = await readDegrees(db, id)
    return people.filter((person) => can.view(person, { ...row, degree: degrees.get(person.id) ?? null }))
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readWorkspace(db, actor, id)
      return row && can.view(actor, row) ? ['members'] : undefined
    },
    events: Object.values(workspaceEvents),
    shown: z.object({ name: z.string().optional() }),
  },
}

type Read<Row> = (db: Queryable, actor: Pick<Actor, 'id'> | null, ids: readonly string[]) => Promise<readonly Row[]>

/** How anybody stands to what lies in a workspace, read once for several people. */
export async function standingOf<Row extends Inside>(read: Read<Row>, db: Queryable, id: string) {
  const [row] = await read(db, null, [id])
  const degrees = row && (await readDegrees(db, row.workspace_id))
  return row && ((person: Actor): Row => ({ ...row, degree: degrees!.get(person.id) ?? null }))
}

/** Those of the people who may see it. */
const readersOf =
  <Row extends Inside>(read: Read<Row>, view: May<Inside>) =>
  async (db: Queryable, people: readonly Actor[], id: string): Promise<Actor[]> => {
    const standing = await standingOf(read, db, id)
    return standing ? people.filter((person) => view(person, standing(person))) : []
  }

export const readersOfTask = readersOf(readTasks, canTask.view)

/** Who may see what lies in a workspace. */
const inside = <Row extends Inside>(kind: string, read: Read<Row>, view: May<Inside>): Omit<ObjectKind, 'activity'> => ({
  kind,
  readable: async ({ db }, actor, ids) => (await read(db, actor, ids)).filter((row) => view(actor, row)).map(({ id }) => id),
  readers: ({ db }, people, id) => readersOf(read, view)(db, people, id),
})

const audiences =
  <Row extends Inside>(read: Read<Row>, view: May<Inside>): NonNullable<ObjectKind['activity']>['audiences'] =>
  async ({ db }, actor, id) => {
    const [row] = await read(db, actor, [id])
    return row && view(actor, row) ? ['members'] : undefined
  }

export const projectKind: ObjectKind = {
  ...inside('project', readProjects, canProject.view),
  linked: linkedProjects,
  activity: {
    audiences: audiences(readProjects, canProject.view),
    events: Object.values(projectEvents),
    shown: z.object({ title: z.string().optional() }),
  },
}

const { said, edited, deleted, pinned, previewed, reacted, mentioned, calledAll, named, ...effects } = taskEvents
const comments = [said, edited, deleted, pinned, previewed, reacted, mentioned, calledAll, named]
/** For the manifest: comments are read in their thread, and not once more among what happened; nor is whom a description mentions. */
export const workEvents = [
  ...Object.values(workspaceEvents),
  ...Object.values(projectEvents),
  ...Object.values(effects),
  ...comments,
]

export const taskKind: ObjectKind = {
  ...inside('task', readTasks, canTask.view),
  linked: linkedTasks,
  source: async ({ db, actor }, id, part) => {
    const [row] = part === undefined ? await readTasks(db, actor, [id]) : []
    if (!row || !canTask.view(actor, row)) return undefined
    const text = await readDescription(db, id)
    const body = text ? documentFromText(text, actor.language === 'ar' ? 'rtl' : 'ltr') : null
    return { title: row.title, body, by: row.created_by, at: row.created_at, people: row.assignees.map((person) => person.id) }
  },
  activity: {
    audiences: audiences(readTasks, canTask.view),
    events: Object.values(effects),
    shown: z.object({ what: z.string().optional(), changes: z.array(CustomChange).optional() }),
  },
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const followers = (prefix: string, sees: (db: Queryable, actor: Actor, id: string) => Promise<boolean>): ChannelKind => ({
  prefix,
  module: 'workspace',
  mayFollow: async ({ db }, actor, channel) => {
    const [, id = ''] = new RegExp(`^${prefix}:(${UUID})$`).exec(channel) ?? []
    return id !== '' && sees(db, actor, id)
  },
})

export const workFollowers: readonly ChannelKind[] = [
  followers('workspace', async (db, actor, id) => {
    const row = await readWorkspace(db, actor, id)
    return row !== undefined && can.view(actor, row)
  }),
  followers('project', async (db, actor, id) => (await readProjects(db, actor, [id])).some((row) => canProject.view(actor, row))),
  followers('task', async (db, actor, id) => (await readTasks(db, actor, [id])).some((row) => canTask.view(actor, row))),
]

/** The labels of a workspace are on what lies in it: those who work there change them, those who read it see them. */
export const workspaceLabels: LabelScope = {
  kind: 'workspace',
  module: 'workspace',
  accessTo: async ({ db }, actor, id) => {
    const row = await readWorkspace(db, actor, id)
    if (!row || !can.view(actor, row)) return undefined
    return can.edit(actor, row) ? 'change' : 'read'
  },
  topics: async ({ db }, id) => {
    const row = await readStandalone(db, id)
    return row ? topicsOf({ ...row, members: await readMemberIds(db, id) }) : []
  },
}
