import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { projects } from '@diwan/contract/work/endpoints/projects'
import { projectEvents } from '@diwan/contract/work/events'
import { projectMoves, type ProjectCommand } from '@diwan/contract/work/moves'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { ProjectStatus } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { archiveObjects, deleteObjects, insertObject } from '../../../../kit/record/objects.ts'
import { trash } from '../../../../kit/record/life.ts'
import { move } from '../../../../kit/record/move.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { readDegrees } from '../../../people/public.ts'
import { can, canProject } from '../../access.ts'
import { presentProject } from '../../presenter/project.ts'
import { keepTitle } from '../../queries/entries.ts'
import { insertProject, lockProject, readProject, readTaskIds, updateProject, type ProjectRow } from '../../queries/projects.ts'
import { readMemberIds, readWorkspace } from '../../queries/workspaces.ts'
import { deliveryForProject } from '../../topics.ts'
import { beginLists } from './lists.ts'

type Input<E extends keyof typeof projects> = InputOf<(typeof projects)[E]>
type What = Exclude<keyof typeof projectEvents, 'arranged' | 'deleted'>

export const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

/** In a workspace whose member the caller is, with three lists to begin with. */
export function createProject(ctx: Ctx, { id: workspaceId, ...input }: Input<'create'>): Promise<Project> {
  return write(ctx, async (tx) => {
    const workspace = await readWorkspace(tx.db, ctx.actor, workspaceId)
    demand(can, 'edit', ctx.actor, workspace)
    const { title, description, startDate, dueDate, leadId, weigh } = input
    await demandMember(tx, workspaceId, leadId)
    const said = { title, description, start_date: startDate, due_date: dueDate, lead_id: leadId, weigh }
    const id = await insertNewProject(ctx, tx, workspaceId, said)
    await beginLists(ctx, tx.db, id)
    return recordProject(ctx, tx, 'created', id)
  })
}

interface Said extends Pick<ProjectRow, 'title' | 'description' | 'start_date' | 'due_date' | 'lead_id'> {
  readonly weigh: string
}

/** Without lists. The caller has asked the policy of the workspace, and records it. */
export async function insertNewProject(ctx: Ctx, { db }: Tx, workspaceId: string, said: Said): Promise<string> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const id = await insertObject(db, { kind: 'project', by, at })
  await insertProject(db, { id, workspace_id: workspaceId, ...said, created_by: by, created_at: at, updated_at: at })
  await keepTitle(db, { id, texts: [said.title, said.description], at })
  return id
}

export function changeProject(ctx: Ctx, { id, version, ...wanted }: Input<'change'>): Promise<Project> {
  return write(ctx, async (tx) => {
    const row = await lockEditable(ctx, tx, id)
    if (version !== row.version) throw new Problem('changed_meanwhile', { current: presentProject(ctx.actor, row) })
    const { title = row.title, description = row.description, weigh = row.weigh } = wanted
    const { startDate = row.start_date, dueDate = row.due_date, leadId = row.lead_id } = wanted
    if (startDate && dueDate && startDate > dueDate)
      throw new Problem('invalid_input', { fields: [{ path: 'dueDate', code: 'date_from_after_date_to' }] })
    if (leadId !== row.lead_id) await demandMember(tx, row.workspace_id, leadId)
    const said = { title, description, start_date: startDate, due_date: dueDate, lead_id: leadId, weigh }
    await updateProject(tx.db, id, { ...said, ...touched(ctx, row) })
    await keepTitle(tx.db, { id, texts: [title, description], at: row.created_at })
    return recordProject(ctx, tx, 'altered', id)
  })
}

const eventOf: Readonly<Record<ProjectCommand, What>> = {
  open: 'opened',
  pause: 'paused',
  resume: 'resumed',
  finish: 'finished',
  reopen: 'reopened',
  cancel: 'canceled',
}

/** One command of the moves table. */
export const moveProject =
  (command: ProjectCommand) =>
  (ctx: Ctx, { id }: { id: string }): Promise<Project> =>
    write(ctx, async (tx) => {
      const row = await lockEditable(ctx, tx, id)
      const status = move(projectMoves, command, { status: row.status as ProjectStatus, version: row.version })
      await updateProject(tx.db, id, { status, ...touched(ctx, row) })
      return recordProject(ctx, tx, eventOf[command], id)
    })

/** Saying it twice says it once. */
export function archiveProject(ctx: Ctx, { id, on }: Input<'archive'>): Promise<Project> {
  return write(ctx, async (tx) => {
    const row = await lockProject(tx.db, ctx.actor, id)
    demand(canProject, 'archive', ctx.actor, row)
    if ((row.archived_at !== null) === on) return presentProject(ctx.actor, row)
    const at = on ? ctx.clock.now() : null
    await archiveObjects(tx.db, [id], at)
    await updateProject(tx.db, id, { archived_at: at, ...touched(ctx, row) })
    return recordProject(ctx, tx, on ? 'archived' : 'unarchived', id)
  })
}

/** Its tasks go with it; the night purges what was written in them. */
export function deleteProject(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockProject(tx.db, ctx.actor, id)
    demand(canProject, 'manage', ctx.actor, row)
    const members = await readMemberIds(tx.db, row.workspace_id)
    const at = ctx.clock.now()
    const taskIds = await readTaskIds(tx.db, [id])
    await trash(ctx, tx, id, 0) // before its tasks: they are not rolled up any more
    await deleteObjects(tx.db, taskIds, at, at)
    tx.record(projectEvents.deleted, { id, by: byOf(ctx) }, deliveryForProject({ id, members, tokens: row.tokens }))
    return { done: true as const }
  })
}

/** Locked, and the caller may change it. */
export async function lockEditable(ctx: Ctx, tx: Tx, id: string): Promise<ProjectRow> {
  const row = await lockProject(tx.db, ctx.actor, id)
  demand(canProject, 'edit', ctx.actor, row)
  return row
}

async function demandMember({ db }: Tx, workspaceId: string, userId: string | null): Promise<void> {
  if (userId !== null && !(await readDegrees(db, workspaceId)).has(userId)) throw new Problem('workspace.not_a_member')
}

const touched = (ctx: Ctx, { version }: ProjectRow) => ({ version: version + 1, updated_at: ctx.clock.now() })

/** As it is now, for its followers and for the caller. */
export async function recordProject(ctx: Ctx, tx: Tx, what: What, id: string): Promise<Project> {
  const row = (await readProject(tx.db, ctx.actor, id))!
  const members = await readMemberIds(tx.db, row.workspace_id)
  const shown = presentProject(ctx.actor, row)
  const { title, status, version } = shown
  const told = { id, workspaceId: row.workspace_id, title, status, version, by: byOf(ctx) }
  tx.record(projectEvents[what], told, deliveryForProject({ id, members, tokens: row.tokens }))
  return shown
}
