import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { workspaceEvents } from '@diwan/contract/work/events'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import type { Visibility } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { trash } from '../../../../kit/record/life.ts'
import { archiveObjects, deleteObjects, insertObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { can } from '../../access.ts'
import { presentWorkspace } from '../../presenter/workspace.ts'
import { keepTitle } from '../../queries/entries.ts'
import {
  insertWorkspace,
  lockWorkspace,
  readMemberIds,
  readWorkspace,
  updateWorkspace,
  type WorkspaceRow,
} from '../../queries/workspaces.ts'
import { readProjectIds, readTaskIds } from '../../queries/projects.ts'
import { deliveryFor } from '../../topics.ts'
import { demandUnit, keepAudience } from './audience.ts'
import { workspacePeople } from './people.ts'

type Input<E extends keyof typeof workspaces> = InputOf<(typeof workspaces)[E]>
type What = 'created' | 'altered' | 'archived' | 'unarchived'

/** The caller owns it. */
export function createWorkspace(ctx: Ctx, { name, colour, visibility, unitId }: Input<'create'>): Promise<Workspace> {
  return write(ctx, async (tx) => {
    const [by, at] = [ctx.actor.id, ctx.clock.now()]
    await demandUnit(ctx, tx.db, { visibility, unitId })
    const id = await insertObject(tx.db, { kind: 'workspace', by, at })
    const looks = { name, colour, visibility, unit_id: unitId }
    await insertWorkspace(tx.db, { id, ...looks, created_by: by, created_at: at, updated_at: at })
    await keepTitle(tx.db, { id, texts: [name], at })
    await keepAudience(tx.db, id, at, { visibility, unitId })
    await workspacePeople.add(ctx, tx, (await readWorkspace(tx.db, ctx.actor, id))!, [by], 'owner')
    return recorded(ctx, tx, 'created', id)
  })
}

export function changeWorkspace(ctx: Ctx, input: Input<'change'>): Promise<Workspace> {
  return write(ctx, async (tx) => {
    const row = await lockWorkspace(tx.db, ctx.actor, input.id)
    demand(can, 'manage', ctx.actor, row)
    if (input.version !== row.version) throw new Problem('changed_meanwhile', { current: presentWorkspace(ctx.actor, row) })
    if (row.archived_at !== null) throw new Problem('workspace.archived')
    const { name = row.name, colour = row.colour, visibility = row.visibility as Visibility } = input
    const unitId = input.unitId === undefined ? unitLeft(row, visibility) : input.unitId
    const opens = visibility !== row.visibility || unitId !== row.unit_id
    if (opens) await demandUnit(ctx, tx.db, { visibility, unitId })
    const before = row.tokens
    await updateWorkspace(tx.db, row.id, { name, colour, visibility, unit_id: unitId, ...touched(ctx, row) })
    if (name !== row.name) await keepTitle(tx.db, { id: row.id, texts: [name], at: row.created_at })
    if (opens) await keepAudience(tx.db, row.id, row.created_at, { visibility, unitId })
    return recorded(ctx, tx, 'altered', row.id, before)
  })
}

/** A visibility that names no unit forgets the one before. */
const unitLeft = ({ unit_id }: WorkspaceRow, visibility: Visibility): string | null =>
  visibility === 'department' || visibility === 'group' ? unit_id : null

const touched = (ctx: Ctx, { version }: WorkspaceRow) => ({ version: version + 1, updated_at: ctx.clock.now() })

/** Saying it twice says it once. */
export function archiveWorkspace(ctx: Ctx, { id, on }: Input<'archive'>): Promise<Workspace> {
  return write(ctx, async (tx) => {
    const row = await lockWorkspace(tx.db, ctx.actor, id)
    demand(can, 'manage', ctx.actor, row)
    if ((row.archived_at !== null) === on) return presentWorkspace(ctx.actor, row)
    const at = on ? ctx.clock.now() : null
    await archiveObjects(tx.db, [id], at)
    await updateWorkspace(tx.db, id, { archived_at: at, ...touched(ctx, row) })
    return recorded(ctx, tx, on ? 'archived' : 'unarchived', id)
  })
}

/** Nobody reaches it any more; the night purges what was written in it. */
export function deleteWorkspace(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockWorkspace(tx.db, ctx.actor, id)
    demand(can, 'delete', ctx.actor, row)
    const members = await readMemberIds(tx.db, id)
    const projectIds = await readProjectIds(tx.db, id)
    const at = ctx.clock.now()
    const taskIds = await readTaskIds(tx.db, projectIds)
    await deleteObjects(tx.db, projectIds, at, at) // before their tasks: they are not rolled up any more
    await deleteObjects(tx.db, taskIds, at, at)
    await trash(ctx, tx, id, 0)
    tx.record(workspaceEvents.deleted, { id, by: byOf(ctx) }, deliveryFor({ ...row, members }))
    return { done: true as const }
  })
}

const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

/** As it is now, for its followers and for the caller; those to whom it is open no longer are hinted at as well. */
async function recorded(ctx: Ctx, tx: Tx, what: What, id: string, before: readonly string[] = []): Promise<Workspace> {
  const row = (await readWorkspace(tx.db, ctx.actor, id))!
  const members = await readMemberIds(tx.db, id)
  const shown = presentWorkspace(ctx.actor, row)
  const { name, colour, visibility, archivedDate, updatedDate, version } = shown
  const told = { id, name, colour, visibility, unitId: row.unit_id, archivedDate, updatedDate, version, by: byOf(ctx) }
  tx.record(workspaceEvents[what], told, deliveryFor({ id, members, tokens: [...row.tokens, ...before] }))
  return shown
}
