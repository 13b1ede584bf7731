import { addDays } from '@diwan/core/hijri'
import { dayIn, isWorkingDay, startOfDay, workingSecondsBetween } from '@diwan/core/working-calendar'
import { workloadOf } from '@diwan/core/workload'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { projects } from '@diwan/contract/work/endpoints/projects'
import { MAX_LOAD_PEOPLE, MAX_LOAD_TASKS } from '@diwan/contract/work/limits'
import type { Workload } from '@diwan/contract/work/schemas/workload'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canProject } from '../../access.ts'
import { presentNamed } from '../../presenter/task.ts'
import { readProject } from '../../queries/projects.ts'
import { readLoads, readOccupied } from '../../queries/workload.ts'

/** What the people of a project have to do, here and elsewhere, against the working hours of the organisation. */
export async function openWorkload(ctx: Ctx, { id, from, to }: InputOf<typeof projects.workload>): Promise<Workload> {
  const { db, actor, clock } = ctx
  demand(canProject, 'view', actor, await readProject(db, actor, id))
  const { calendar } = await readWorkingDays(db)
  const found = await readOccupied(db, id, MAX_LOAD_PEOPLE + 1)
  const people = found.slice(0, MAX_LOAD_PEOPLE)
  const rows = await readLoads(db, actor, { people: people.map((one) => one.id), to, most: MAX_LOAD_TASKS + 1 })
  const isWorking = (day: string) => isWorkingDay(calendar, day)
  const today = dayIn(calendar.zone, toSeconds(clock.now()))
  const loads = workloadOf(isWorking, { tasks: rows.slice(0, MAX_LOAD_TASKS), today, from, to })
  const capacity: { day: string; minutes: number }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const [begins, ends] = [startOfDay(calendar.zone, day), startOfDay(calendar.zone, addDays(day, 1))]
    const minutes = isWorking(day) ? Math.round(workingSecondsBetween(calendar, begins, ends - 1) / 60) : 0
    if (minutes > 0) capacity.push({ day, minutes })
  }
  return {
    capacity,
    people: people.map((one) => ({
      person: presentNamed(one),
      days: [...(loads.get(one.id) ?? [])]
        .map(([day, { minutes, tasks }]) => ({ day, minutes: Math.round(minutes), tasks }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    })),
    more: found.length > MAX_LOAD_PEOPLE || rows.length > MAX_LOAD_TASKS,
  }
}
