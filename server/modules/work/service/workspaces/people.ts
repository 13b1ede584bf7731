import type { workspacePeople as endpoints } from '@diwan/contract/work/endpoints/workspaces'
import { workspaceEvents } from '@diwan/contract/work/events'
import { MAX_WORKSPACE_PEOPLE } from '@diwan/contract/work/limits'
import { WORKSPACE_DEGREES, type WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { redactEntries } from '../../../../kit/record/channels.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { people, sharers } from '../../../people/public.ts'
import { can } from '../../access.ts'
import { lockWorkspace, readMemberIds, readWorkspace, type WorkspaceRow } from '../../queries/workspaces.ts'
import { deliveryFor } from '../../topics.ts'

type Input<E extends keyof typeof endpoints> = InputOf<(typeof endpoints)[E]>
type Peopled = WorkspaceRow & { readonly members?: readonly string[] }

export const workspacePeople = people<Peopled, WorkspaceDegree>({
  kind: 'workspace',
  degrees: WORKSPACE_DEGREES,
  owner: 'owner',
  most: MAX_WORKSPACE_PEOPLE,
  sortAt: ({ created_at }) => created_at,
  maySee: (person, row, degree) => can.view(person, { ...row, degree }),
  told: (row, userIds) => deliveryFor({ ...row, members: [...(row.members ?? []), ...userIds] }),
  events: workspaceEvents,
})

/** Lock, demand, change, record. */
const command = (
  ctx: Ctx,
  id: string,
  flag: 'manage' | 'view',
  change: (tx: Tx, row: Peopled) => Promise<unknown>,
): Promise<{ done: true }> =>
  write(ctx, async (tx) => {
    const row = await lockWorkspace(tx.db, ctx.actor, id)
    demand(can, flag, ctx.actor, row)
    await change(tx, { ...row, members: await readMemberIds(tx.db, id) })
    return { done: true }
  })

export async function listPeople(ctx: Ctx, { id }: Input<'people'>) {
  demand(can, 'view', ctx.actor, await readWorkspace(ctx.db, ctx.actor, id))
  return { items: await sharers<WorkspaceDegree>(ctx.db, id) }
}

export const addPeople = (ctx: Ctx, { id, userIds, degree }: Input<'addPeople'>) =>
  command(ctx, id, 'manage', (tx, row) => workspacePeople.add(ctx, tx, row, userIds, degree))

export const changePerson = (ctx: Ctx, { id, userId, degree }: Input<'changePerson'>) =>
  command(ctx, id, 'manage', (tx, row) => workspacePeople.change(ctx, tx, row, userId, degree))

/** A stream that is resumed reads again what it told, and does not name what its person has left. */
const hideTold = (tx: Tx, userId: string, id: string): Promise<void> => redactEntries(tx.db, [`user:${userId}`], [id])

export const removePerson = (ctx: Ctx, { id, userId }: Input<'removePerson'>) =>
  command(ctx, id, 'manage', async (tx, row) => {
    if (await workspacePeople.remove(ctx, tx, row, userId)) await hideTold(tx, userId, id)
  })

export const leaveWorkspace = (ctx: Ctx, { id }: Input<'leave'>) =>
  command(ctx, id, 'view', async (tx, row) => {
    await workspacePeople.leave(ctx, tx, row)
    await hideTold(tx, ctx.actor.id, id)
  })

export const handOver = (ctx: Ctx, { id, userId }: Input<'handOver'>) =>
  command(ctx, id, 'manage', (tx, row) => workspacePeople.handOver(ctx, tx, row, userId))
