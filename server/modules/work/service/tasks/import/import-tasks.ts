import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_IMPORTED_TASKS } from '@diwan/contract/work/limits'
import { TASK_COLUMNS, type TaskColumn } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../../kit/access/demand.ts'
import { readCsv, type Columns } from '../../../../../kit/csv/read-csv.ts'
import type { Queryable } from '../../../../../kit/db/database.ts'
import type { Ctx } from '../../../../../kit/portal.ts'
import { write } from '../../../../../kit/record/write.ts'
import { canProject } from '../../../access.ts'
import { readProject } from '../../../queries/projects.ts'
import { readTask } from '../../../queries/tasks.ts'
import { recordDeeds } from '../command.ts'
import { addTask } from '../create.ts'
import { readKnown } from './known.ts'
import { planRows, type Planned } from './plan.ts'

const columns = Object.fromEntries(
  Object.entries(TASK_COLUMNS).map(([name, { en, ar, also }]): [string, readonly string[]] => [name, [en, ar, ...also]]),
) as Columns<TaskColumn>

/** Tasks of a project from a file, each row answered by itself; a dry run changes nothing. */
export async function importTasks(ctx: Ctx, { id, csv, dryRun }: InputOf<typeof tasks.import>): Promise<ImportAnswer> {
  const planned = async (db: Queryable) => {
    const project = await readProject(db, ctx.actor, id)
    demand(canProject, 'edit', ctx.actor, project)
    const rows = readCsv(csv, columns, MAX_IMPORTED_TASKS)
    return { project, rows: planRows(ctx.actor, id, rows, await readKnown(ctx, db, project)) }
  }
  if (dryRun) return answerOf(true, (await planned(ctx.db)).rows)
  return write(ctx, async (tx) => {
    const { project, rows } = await planned(tx.db)
    for (const row of rows) {
      if (row.outcome !== 'create') continue
      // what is required of it is asked where it is opened
      const { id: made, deeds } = await addTask(ctx, tx, project, row.input, 'unasked')
      recordDeeds(ctx, tx, (await readTask(tx.db, ctx.actor, made))!, deeds)
    }
    return answerOf(false, rows)
  })
}

function answerOf(dryRun: boolean, rows: readonly Planned[]): ImportAnswer {
  const count = (outcome: Planned['outcome']): number => rows.filter((one) => one.outcome === outcome).length
  return {
    dryRun,
    counts: { create: count('create'), update: 0, unchanged: count('unchanged'), refused: count('refused') },
    rows: rows.map(({ line, outcome, name, fields }) => ({ line, outcome, name, fields })),
  }
}
