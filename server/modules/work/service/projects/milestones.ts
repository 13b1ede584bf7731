import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { milestones } from '@diwan/contract/work/endpoints/milestones'
import { MAX_MILESTONES } from '@diwan/contract/work/limits'
import type { Milestone } from '@diwan/contract/work/schemas/projects'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { presentMilestone } from '../../presenter/project.ts'
import {
  deleteMilestoneRow,
  holdMilestone,
  insertMilestone,
  readMilestone,
  readMilestones,
  updateMilestone,
  type MilestoneRow,
} from '../../queries/milestones.ts'
import type { ProjectRow } from '../../queries/projects.ts'
import { arranged, lockArranged } from './arranged.ts'

type Input<E extends keyof typeof milestones> = InputOf<(typeof milestones)[E]>

export function createMilestone(ctx: Ctx, { id, title, dueDate }: Input<'create'>): Promise<Milestone> {
  return write(ctx, async (tx) => {
    const project = await lockArranged(ctx, tx, id)
    if ((await readMilestones(tx.db, id)).length >= MAX_MILESTONES) throw new Problem('workspace.too_many_milestones')
    const milestoneId = newId()
    await insertMilestone(tx.db, { id: milestoneId, project_id: id, title, due_date: dueDate })
    arranged(ctx, tx, project)
    return presentMilestone((await readMilestone(tx.db, milestoneId))!)
  })
}

export function changeMilestone(ctx: Ctx, { id, version, title, dueDate }: Input<'change'>): Promise<Milestone> {
  return write(ctx, async (tx) => {
    const { milestone, project } = await lockMilestone(ctx, tx, id)
    if (milestone.version !== version) throw new Problem('changed_meanwhile', { current: presentMilestone(milestone) })
    await updateMilestone(tx.db, id, { title, due_date: dueDate, version: version + 1 })
    arranged(ctx, tx, project)
    return presentMilestone((await readMilestone(tx.db, id))!)
  })
}

/** Its tasks stay and lead to none. */
export function deleteMilestone(ctx: Ctx, { id }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { project } = await lockMilestone(ctx, tx, id)
    await deleteMilestoneRow(tx.db, id)
    arranged(ctx, tx, project)
    return { done: true as const }
  })
}

/** A task leads to a milestone of its own project. */
export async function demandMilestone(db: Queryable, projectId: string, id: string | null): Promise<void> {
  if (id !== null && !(await holdMilestone(db, projectId, id))) throw new Problem('workspace.milestone_missing')
}

/** The milestone with its project, under the lock of the project: one that is not seen is not there. */
async function lockMilestone(ctx: Ctx, tx: Tx, id: string): Promise<{ milestone: MilestoneRow; project: ProjectRow }> {
  const found = await readMilestone(tx.db, id)
  if (!found) throw new Problem('not_found')
  const project = await lockArranged(ctx, tx, found.project_id)
  const milestone = await readMilestone(tx.db, id)
  if (!milestone) throw new Problem('not_found')
  return { milestone, project }
}
