import { projectPath } from '@diwan/contract/work/addresses'
import { sql } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { sharedBy } from '../../../../kit/list/shared-list.ts'
import type { SharedKind } from '../../../../kit/module.ts'
import { canProject, reachInside } from '../../access.ts'
import { readProjects } from '../../queries/projects.ts'
import { placed } from '../search.ts'

const projectsOf = sharedBy({
  table: 'projects',
  reach: reachInside,
  flag: 'workspace.view',
  as: ['member'],
  sort: 'created_at',
  where: sql`record.deleted_at is null and record.archived_at is null`,
})

/** Those in the workspaces of the person. */
export const sharedProjects: SharedKind = {
  kind: 'project',
  module: 'workspace',
  read: async (ctx, personId, limit) => {
    const { ids, count } = await projectsOf(ctx, personId, limit)
    const rows = (await readProjects(ctx.db, ctx.actor, ids)).filter((row) => canProject.view(ctx.actor, row))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const items = ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const { title, status, progress, created_at } = row
      return [{ id, shortId: null, title, status, progress, date: toSeconds(created_at), path: projectPath(placed(row)) }]
    })
    return { items, count }
  },
}
