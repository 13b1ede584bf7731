import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { workspaceChannel } from '@diwan/contract/work/channels'
import type { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { can } from '../../access.ts'
import { presentWorkspace } from '../../presenter/workspace.ts'
import { countersOf, pageOfWorkspaces, resolved } from '../../queries/list.ts'
import { readWorkspace, readWorkspaces } from '../../queries/workspaces.ts'

type Input<E extends keyof typeof workspaces> = InputOf<(typeof workspaces)[E]>
type Answer<E extends keyof typeof workspaces> = Promise<OutputOf<(typeof workspaces)[E]>>

export async function listWorkspaces(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return pageOfWorkspaces(ctx, await resolved(ctx, input), input, async (places) => {
    const ids = places.map(({ id }) => id)
    const rows = new Map((await readWorkspaces(ctx.db, ctx.actor, ids)).map((row) => [row.id, row]))
    return ids.flatMap((id) => (rows.has(id) ? [presentWorkspace(ctx.actor, rows.get(id)!)] : []))
  })
}

export async function countWorkspaces(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [await resolved(ctx, input)])
  return counter!
}

export async function openWorkspace(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [workspaceChannel(id)], async () => {
    const row = await readWorkspace(ctx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    return presentWorkspace(ctx.actor, row)
  })
  return { workspace: record, positions }
}
