import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { EXPORTED_LETTERS, MAX_EXPORTED_TASKS } from '@diwan/contract/work/limits'
import { TASK_COLUMNS, type TaskPriority, type TaskStatus } from '@diwan/contract/work/vocabulary'
import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import { instantText } from '@diwan/core/formats'
import { truncate } from '@diwan/core/truncate'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { listCell } from '../../../../kit/import/list-cell.ts'
import { dayCell } from '../../../../kit/list/export-cell.ts'
import { exportFile, type ExportColumn } from '../../../../kit/list/export-file.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { customColumns, customOfAll } from '../../../custom-fields/public.ts'
import { canTask } from '../../access.ts'
import { readDescriptions } from '../../queries/descriptions.ts'
import { readBoardPlaces } from '../../queries/board-places.ts'
import { readListTitles } from '../../queries/lists.ts'
import { resolvedTasks, streamTasks } from '../../queries/task-list.ts'
import { readTasks, withSubtasks, type TaskRow } from '../../queries/tasks.ts'

const words = { ar: { ...kitAr, ...ar }, en: { ...kitEn, ...en } }

/** With what it says under custom fields and in its description, and the list it lies in. */
type Exported = TaskRow & {
  readonly custom: readonly CustomField[]
  readonly list_title: string
  readonly description: string
  readonly place_on_board: number | null
}

/** The filtered list to its end, sub-tasks below what they belong to, in the language, calendar and digits of the reader. */
export async function exportTasks(ctx: Ctx, { format, ...input }: InputOf<typeof tasks.export>): Promise<FileAnswer> {
  const { language, reading } = ctx.actor
  const say = words[language]
  const between = language === 'ar' ? '، ' : ', '
  const own = await customColumns<Exported>(ctx, 'task', ({ custom }) => custom)
  const columns: readonly ExportColumn<Exported>[] = [
    { heading: say.taskTitle, cell: (row) => row.title, width: 48 },
    { heading: TASK_COLUMNS.parent[language], cell: (row) => row.parent_title ?? '', width: 30 },
    { heading: say.project, cell: (row) => row.project_title, width: 30 },
    { heading: say.list, cell: (row) => row.list_title },
    { heading: say.status, cell: (row) => say[`status_${row.status as TaskStatus}`] },
    { heading: say.priority, cell: (row) => say[`priority_${row.priority as TaskPriority}`] },
    {
      heading: say.assignees,
      cell: (row) =>
        listCell(
          row.assignees.map(({ name }) => name),
          between,
        ),
      width: 30,
    },
    { heading: say.startDate, cell: (row) => dayCell(row.start_date, reading) },
    { heading: say.dueDate, cell: (row) => dayCell(row.due_date, reading) },
    { heading: say.duration, cell: (row) => row.duration },
    { heading: say.estimateMinutes, cell: (row) => row.estimate },
    { heading: say.progress, cell: (row) => row.progress },
    {
      heading: say.labels,
      cell: (row) =>
        listCell(
          row.labels.map(({ name }) => name),
          between,
        ),
      width: 30,
    },
    { heading: say.milestone, cell: (row) => row.milestone_title ?? '' },
    { heading: say.description, cell: (row) => truncate(row.description, EXPORTED_LETTERS), width: 60 },
    { heading: TASK_COLUMNS.place[language], cell: (row) => row.place_on_board },
    { heading: say.createdOn, cell: (row) => instantText(toSeconds(row.created_at), reading) },
    { heading: say.updated, cell: (row) => instantText(toSeconds(row.updated_at), reading) },
    ...own,
  ]
  const name = `${say['tasksFile']}-${ctx.clock.now().toISOString().slice(0, 10)}`
  return exportFile({ name, format, language, columns, pages: pagesOf(ctx, input, own.length > 0) })
}

async function* pagesOf(
  ctx: Ctx,
  input: Omit<InputOf<typeof tasks.export>, 'format'>,
  withCustom: boolean,
): AsyncGenerator<Exported[]> {
  for await (const page of streamTasks(ctx, await resolvedTasks(ctx, input), MAX_EXPORTED_TASKS)) {
    const found = page.map(({ id }) => id)
    const ids = input.view === 'subtasks' ? found : await withSubtasks(ctx.db, found)
    const seen = (await readTasks(ctx.db, ctx.actor, ids)).filter((row) => canTask.view(ctx.actor, row))
    const custom = await customOfAll(ctx.db, withCustom ? ids : [])
    const titles = await readListTitles(ctx.db, [...new Set(seen.map(({ list_id }) => list_id))])
    const descriptions = await readDescriptions(ctx.db, ids)
    const places = await readBoardPlaces(ctx.db, [...new Set(seen.map(({ project_id }) => project_id))])
    yield seen.map((row) => ({
      ...row,
      custom: custom.get(row.id) ?? [],
      list_title: titles.get(row.list_id) ?? '',
      description: descriptions.get(row.id) ?? '',
      place_on_board: places.get(row.id) ?? null,
    }))
  }
}
