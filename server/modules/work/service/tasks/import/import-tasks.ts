import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_IMPORTED_TASKS } from '@diwan/contract/work/limits'
import { TASK_COLUMNS } from '@diwan/contract/work/vocabulary'
import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import { demand } from '../../../../../kit/access/demand.ts'
import { defineImport } from '../../../../../kit/import/define.ts'
import type { Ctx } from '../../../../../kit/portal.ts'
import { inPortions } from '../../../../../kit/platform/in-portions.ts'
import type { Tx } from '../../../../../kit/record/write.ts'
import { customCells } from '../../../../custom-fields/public.ts'
import { canProject } from '../../../access.ts'
import { readProject, type ProjectRow } from '../../../queries/projects.ts'
import { readTasks } from '../../../queries/tasks.ts'
import { recordEffects } from '../command.ts'
import { addTasks, TASKS_AT_ONCE, type Wanted } from '../create.ts'
import { readKnown } from './known.ts'
import { ownColumns, planRows, type CreatedTask } from './plan.ts'

/** Columns of our own files that only the portal fills. */
const PORTAL_COLUMNS = ['project', 'createdOn', 'updated'] as const

/** Tasks of a project from a file, each row answered by itself. */
export const importTasks = defineImport(tasks.import, {
  columns: async (ctx) => ({ ...TASK_COLUMNS, ...ownColumns(await customCells(ctx, ctx.db, 'task')) }),
  ignored: PORTAL_COLUMNS.flatMap((name) => [en[name], ar[name]]),
  required: ['title'],
  maxRows: MAX_IMPORTED_TASKS,
  demand: async (ctx, { id }) => demand(canProject, 'edit', ctx.actor, await readProject(ctx.db, ctx.actor, id)),
  plan: async (ctx, db, { id }, read) => {
    const project = await readProject(db, ctx.actor, id)
    demand(canProject, 'edit', ctx.actor, project)
    const known = await readKnown(ctx, db, project, await customCells(ctx, db, 'task'))
    return { project, rows: planRows(ctx.actor, id, read, known) }
  },
  apply: async (ctx, tx, _input, { project, rows }, progress) => {
    const created = rows.filter((row) => row.outcome === 'create').toSorted((a, b) => comparePlaces(a.place, b.place))
    const report = (done: number): Promise<void> => progress(done, created.length)
    const [whole, below] = [created.filter((row) => !isSubtask(row)), created.filter(isSubtask)]
    // what is required of them is asked where they are opened
    const given = 'unasked'
    // what others are sub-tasks of comes first
    const wanted = whole.map(({ input, brought }) => ({ input, brought, given }) as const)
    const first = await addedInPortions(ctx, tx, { project, wanted, report })
    const made = new Map(whole.map(({ line }, n) => [line, first[n]!.id]))
    const inside = below.map(({ input, brought, below: line }) => {
      return { input: line === undefined ? input : { ...input, parentId: made.get(line)! }, brought, given } as const
    })
    const second = await addedInPortions(ctx, tx, { project, wanted: inside, report: (done) => report(whole.length + done) })
    const added = new Map([...first, ...second].map(({ id: task, effects }) => [task, effects]))
    await inPortions([...added.keys()], TASKS_AT_ONCE, async (some) => {
      for (const row of await readTasks(tx.db, ctx.actor, some)) recordEffects(ctx, tx, row, added.get(row.id)!)
    })
  },
})

interface Adding {
  readonly project: ProjectRow
  readonly wanted: readonly Wanted[]
  readonly report: (done: number) => Promise<void>
}

async function addedInPortions(ctx: Ctx, tx: Tx, { project, wanted, report }: Adding) {
  const added: Awaited<ReturnType<typeof addTasks>> = []
  await inPortions(wanted, TASKS_AT_ONCE, async (some) => {
    added.push(...(await addTasks(ctx, tx, project, some)))
    await report(added.length)
  })
  return added
}

const isSubtask = ({ below, input }: CreatedTask): boolean => below !== undefined || input.parentId !== undefined

/** Rows without a place come behind the others, in the order of the file. */
const comparePlaces = (a: number | null, b: number | null): number => (a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b)
