import { projectEvents } from '@diwan/contract/work/events'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { canProject } from '../../access.ts'
import { lockProject, type ProjectRow } from '../../queries/projects.ts'
import { deliveryForProject } from '../../topics.ts'

/** The project whose lists or milestones change, locked. */
export async function lockArranged(ctx: Ctx, tx: Tx, id: string): Promise<ProjectRow> {
  const project = await lockProject(tx.db, ctx.actor, id)
  demand(canProject, 'edit', ctx.actor, project)
  return project
}

/** Those who follow the board look again. */
export function arranged(ctx: Ctx, tx: Tx, { id }: ProjectRow): void {
  const { id: by, fullName, photo } = ctx.actor
  tx.record(
    projectEvents.arranged,
    { id, by: { id: by, fullName, photo } },
    { ...deliveryForProject({ id, members: [], tokens: [] }) },
  )
}
