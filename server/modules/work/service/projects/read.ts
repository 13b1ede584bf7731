import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { projectChannel } from '@diwan/contract/work/channels'
import type { projects } from '@diwan/contract/work/endpoints/projects'
import { demand } from '../../../../kit/access/demand.ts'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { paged } from '../../../../kit/list/page.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { can, canProject } from '../../access.ts'
import { presentList, presentMilestone, presentProject } from '../../presenter/project.ts'
import { readLists } from '../../queries/lists.ts'
import { readMilestones } from '../../queries/milestones.ts'
import { listProjects as listRows, readProject } from '../../queries/projects.ts'
import { readWorkspace } from '../../queries/workspaces.ts'

type Input<E extends keyof typeof projects> = InputOf<(typeof projects)[E]>
type Answer<E extends keyof typeof projects> = Promise<OutputOf<(typeof projects)[E]>>

export async function listProjects(ctx: Ctx, { id, view, after, limit }: Input<'list'>): Answer<'list'> {
  demand(can, 'view', ctx.actor, await readWorkspace(ctx.db, ctx.actor, id))
  const wanted = { workspaceId: id, archived: view === 'archived', after: readCursor(after), limit: limit + 1 }
  const { rows, next } = paged(await listRows(ctx.db, ctx.actor, wanted), limit)
  return { items: rows.map((row) => presentProject(ctx.actor, row)), next }
}

export async function openProject(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [projectChannel(id)], async () => {
    const row = await readProject(ctx.db, ctx.actor, id)
    demand(canProject, 'view', ctx.actor, row)
    return {
      project: presentProject(ctx.actor, row),
      lists: (await readLists(ctx.db, id)).map(presentList),
      milestones: (await readMilestones(ctx.db, id)).map(presentMilestone),
    }
  })
  return { ...record, positions }
}
