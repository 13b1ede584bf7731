import { criticalPath } from '@diwan/core/critical-path'
import { isWorkingDay } from '@diwan/core/working-calendar'
import { MAX_PLANNED } from '@diwan/contract/work/limits'
import type { CriticalPath } from '@diwan/contract/work/schemas/dependencies'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canProject } from '../../access.ts'
import { dependencyOf, plannedOf, readDependenciesOf, readPlannedOf } from '../../queries/dependencies.ts'
import { readProject } from '../../queries/projects.ts'

/** Of the whole project, whatever its timeline shows: who reads it reads all its tasks. */
export async function openCriticalPath({ db, actor }: Ctx, { id }: { id: string }): Promise<CriticalPath> {
  demand(canProject, 'view', actor, await readProject(db, actor, id))
  const rows = await readPlannedOf(db, id, MAX_PLANNED + 1)
  if (rows.length > MAX_PLANNED) throw new Problem('workspace.too_many_planned')
  const { calendar } = await readWorkingDays(db)
  const { slack, links } = criticalPath((day) => isWorkingDay(calendar, day), {
    tasks: rows.map(plannedOf),
    dependencies: (await readDependenciesOf(db, id)).map(dependencyOf),
  })
  return {
    items: [...slack].map(([task, days]) => ({ id: task, slack: days })),
    links: links.map(({ before, after }) => ({ before, after })),
  }
}
