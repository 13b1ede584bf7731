import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_IMPORTED_TASKS } from '@diwan/contract/work/limits'
import { fold } from '@diwan/core/arabic-fold'
import { TASK_COLUMNS } from '@diwan/contract/work/vocabulary'
import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import { demand } from '../../../../../kit/access/demand.ts'
import { importAnswer } from '../../../../../kit/csv/import-answer.ts'
import { readCsv, type Columns } from '../../../../../kit/csv/read-csv.ts'
import type { Queryable } from '../../../../../kit/db/database.ts'
import type { Ctx } from '../../../../../kit/portal.ts'
import { inPortions } from '../../../../../kit/platform/in-portions.ts'
import { write, type Tx } from '../../../../../kit/record/write.ts'
import { customCells } from '../../../../custom-fields/public.ts'
import { canProject } from '../../../access.ts'
import { readProject, type ProjectRow } from '../../../queries/projects.ts'
import { readTasks } from '../../../queries/tasks.ts'
import { recordEffects } from '../command.ts'
import { addTasks, TASKS_AT_ONCE, type Wanted } from '../create.ts'
import { readKnown } from './known.ts'
import { ownColumns, planRows, type FileColumn, type Planned } from './plan.ts'

/** What the portal says itself; our own files have it. */
const SAID = ['project', 'createdOn', 'updated'] as const

const columns = {
  ...Object.fromEntries(SAID.map((name) => [name, [en[name], ar[name]]])),
  ...Object.fromEntries(Object.entries(TASK_COLUMNS).map(([name, of]) => [name, [of.en, of.ar, ...of.also]])),
}

/** Tasks of a project from a file, each row answered by itself; a dry run changes nothing. */
export async function importTasks(ctx: Ctx, { id, csv, dryRun }: InputOf<typeof tasks.import>): Promise<ImportAnswer> {
  demand(canProject, 'edit', ctx.actor, await readProject(ctx.db, ctx.actor, id))
  const known = { ...ownColumns(await customCells(ctx, ctx.db, 'task')), ...columns } as Columns<FileColumn>
  const read = await readCsv(ctx.actor.id, csv, known, MAX_IMPORTED_TASKS)
  const planned = async (db: Queryable) => {
    const project = await readProject(db, ctx.actor, id)
    demand(canProject, 'edit', ctx.actor, project)
    const custom = await customCells(ctx, db, 'task')
    return { project, rows: planRows(ctx.actor, id, read, await readKnown(ctx, db, project, custom)) }
  }
  if (dryRun) return importAnswer(true, (await planned(ctx.db)).rows)
  return write(ctx, async (tx) => {
    const { project, rows } = await planned(tx.db)
    const [whole, below] = [rows.filter(isWhole), rows.filter(isBelow)]
    // what is required of them is asked where they are opened
    const given = 'unasked'
    // what others are sub-tasks of comes first
    const first = await addedInPortions(
      ctx,
      tx,
      project,
      whole.map(({ input, brought }) => ({ input, brought, given })),
    )
    const made = new Map(whole.map(({ input }, n) => [fold(input.title), first[n]!.id]))
    const inside = below.map(({ input, brought, below: of }) => {
      return { input: of === undefined ? input : { ...input, parentId: made.get(of)! }, brought, given } as const
    })
    const second = await addedInPortions(ctx, tx, project, inside)
    const added = new Map([...first, ...second].map(({ id: task, effects }) => [task, effects]))
    await inPortions([...added.keys()], TASKS_AT_ONCE, async (some) => {
      for (const row of await readTasks(tx.db, ctx.actor, some)) recordEffects(ctx, tx, row, added.get(row.id)!)
    })
    return importAnswer(false, rows)
  })
}

async function addedInPortions(ctx: Ctx, tx: Tx, project: ProjectRow, wanted: readonly Wanted[]) {
  const added: Awaited<ReturnType<typeof addTasks>> = []
  await inPortions(wanted, TASKS_AT_ONCE, async (some) => void added.push(...(await addTasks(ctx, tx, project, some))))
  return added
}

type Created = Extract<Planned, { outcome: 'create' }>
const isSubtask = ({ below, input }: Created): boolean => below !== undefined || input.parentId !== undefined
const isWhole = (row: Planned): row is Created => row.outcome === 'create' && !isSubtask(row)
const isBelow = (row: Planned): row is Created => row.outcome === 'create' && isSubtask(row)
