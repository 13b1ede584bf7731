import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { readDegrees } from '../../../people/public.ts'
import { setAssignees } from '../../queries/tasks.ts'

interface Assigned {
  readonly id: string
  readonly workspace_id: string
}

/** To people of its workspace alone; answers those it was not assigned to before. */
export async function assign({ db }: Tx, { id, workspace_id }: Assigned, userIds: readonly string[]): Promise<string[]> {
  await demandMembers(db, workspace_id, userIds)
  return setAssignees(db, id, userIds)
}

export async function demandMembers(db: Queryable, workspaceId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const members = await readDegrees(db, workspaceId)
  if (userIds.some((one) => !members.has(one))) throw new Problem('workspace.not_a_member')
}
