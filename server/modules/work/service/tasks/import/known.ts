import { fold } from '@diwan/core/arabic-fold'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../../kit/db/database.ts'
import type { Ctx } from '../../../../../kit/portal.ts'
import type { CustomCells } from '../../../../custom-fields/public.ts'
import { readLabels } from '../../../../labels/public.ts'
import { readWorkingDays } from '../../../../settings/public.ts'
import { readMembers, readTitles } from '../../../queries/import.ts'
import { readLists } from '../../../queries/lists.ts'
import { readMilestones } from '../../../queries/milestones.ts'
import type { ProjectRow } from '../../../queries/projects.ts'

/** What a name of the file leads to: one id, several, or none. */
export type Lookup = ReadonlyMap<string, ReadonlySet<string>>

/** All that the rows of a file may point at, read in a handful of queries however many rows there are. */
export interface Known {
  /** How many tasks have this title in this place, by `titleKey`. */
  readonly titles: ReadonlyMap<string, number>
  /** What a row may be a sub-task of. */
  readonly parents: Lookup
  /** How many sub-tasks a task has, by its id. */
  readonly subtasks: ReadonlyMap<string, number>
  readonly lists: Lookup
  readonly labels: Lookup
  readonly milestones: Lookup
  /** By name, or by address. */
  readonly people: Lookup
  /** What tasks say under fields of their own. */
  readonly custom: CustomCells
  /** A new date is today or later. */
  readonly today: string
}

/** A title in its project, or below the task it is a sub-task of. Several tasks may have the same. */
export const titleKey = (title: string, parent: string): string => JSON.stringify([fold(title), fold(parent)])

export async function readKnown(ctx: Ctx, db: Queryable, { id, workspace_id }: ProjectRow, custom: CustomCells): Promise<Known> {
  const { calendar } = await readWorkingDays(db)
  const people = await readMembers(db, workspace_id)
  const titles = await readTitles(db, id)
  const subtasks = new Map<string, number>()
  for (const { parent_id } of titles) if (parent_id !== null) subtasks.set(parent_id, (subtasks.get(parent_id) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const { title, parent } of titles) {
    const key = titleKey(title, parent ?? '')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    titles: counts,
    parents: lookup(titles.filter(({ parent_id }) => parent_id === null).map((one) => [one.title, one.id])),
    subtasks,
    lists: lookup((await readLists(db, id)).map((one) => [one.title, one.id])),
    labels: lookup((await readLabels(db, workspace_id)).map((one) => [one.name, one.id])),
    milestones: lookup((await readMilestones(db, id)).map((one) => [one.title, one.id])),
    people: lookup(
      people.flatMap((one) => [
        [one.name, one.id],
        [one.email, one.id],
      ]),
    ),
    custom,
    today: dayIn(calendar.zone, toSeconds(ctx.clock.now())),
  }
}

function lookup(names: readonly (readonly [string, string])[]): Lookup {
  const found = new Map<string, Set<string>>()
  for (const [name, id] of names) found.set(fold(name), (found.get(fold(name)) ?? new Set()).add(id))
  return found
}
