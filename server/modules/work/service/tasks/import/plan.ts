import type { ImportRow } from '@diwan/contract/kit/import'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { CreateTask } from '@diwan/contract/work/schemas/tasks'
import { PRIORITY_NAMES, TASK_COLUMNS, TASK_PRIORITIES, type TaskColumn } from '@diwan/contract/work/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import { toAsciiDigits } from '@diwan/core/digits'
import type { Actor } from '../../../../../kit/access/actor.ts'
import { dayOf } from '../../../../../kit/csv/day-cell.ts'
import type { CsvRow } from '../../../../../kit/csv/read-csv.ts'
import type { Known, Lookup } from './known.ts'

type Field = ImportRow['fields'][number]
type Values = CsvRow<TaskColumn>['values']

/** What becomes of one row. */
export type Planned = ImportRow &
  ({ outcome: 'create'; input: InputOf<typeof tasks.create> } | { outcome: 'unchanged' | 'refused' })

const SHOWN = 254

/** The rules of a new task, row by row. A title that the project has is left as it is, so that the same file again adds nothing. */
export function planRows(actor: Actor, projectId: string, rows: readonly CsvRow<TaskColumn>[], known: Known): Planned[] {
  const seen = new Set<string>()
  return rows.map(({ line, values }): Planned => {
    const title = values.title?.trim() ?? ''
    const head = { line, name: title.slice(0, SHOWN), fields: [] }
    if (title !== '' && seen.has(fold(title)))
      return { ...head, outcome: 'refused', fields: labelled(actor, [{ path: 'title', code: 'twice' }]) }
    seen.add(fold(title))
    if (known.titles.has(fold(title))) return { ...head, outcome: 'unchanged' }
    const { input, wrong } = readCells(projectId, values, known)
    const parsed = CreateTask.safeParse(input)
    const fields = [...wrong, ...(parsed.success ? wrongDates(parsed.data, known.today) : wrongFields(parsed.error))]
    if (!parsed.success || fields.length > 0) return { ...head, outcome: 'refused', fields: labelled(actor, fields) }
    return { ...head, outcome: 'create', input: parsed.data }
  })
}

function wrongDates({ startDate, dueDate }: InputOf<typeof tasks.create>, today: string): Field[] {
  const past = Object.entries({ startDate, dueDate }).filter(([, day]) => day && day < today)
  if (past.length > 0) return past.map(([path]) => ({ path, code: 'date_past' }))
  return startDate && dueDate && startDate > dueDate ? [{ path: 'dueDate', code: 'date_from_after_date_to' }] : []
}

const priorities = new Map(
  TASK_PRIORITIES.flatMap((priority) => [priority, ...PRIORITY_NAMES[priority]].map((name) => [fold(name), priority] as const)),
)

/** Cells as a task; names become ids. */
function readCells(id: string, values: Values, known: Known) {
  const wrong: Field[] = []
  const cell = (column: TaskColumn): string | undefined => values[column]?.trim() || undefined
  const one = (column: TaskColumn, names: Lookup, name: string): string[] => {
    const [found, other] = names.get(fold(name)) ?? []
    if (found !== undefined && other === undefined) return [found]
    wrong.push({ path: column, code: found === undefined ? 'not_found' : 'ambiguous' })
    return []
  }
  const several = (column: TaskColumn, names: Lookup): string[] | undefined => {
    const parts = cell(column)
      ?.split(/[,،;؛]/)
      .map((part) => part.trim())
    return parts && [...new Set(parts.filter(Boolean).flatMap((name) => one(column, names, name)))]
  }
  const single = (column: TaskColumn, names: Lookup): string | undefined => {
    const name = cell(column)
    return name === undefined ? undefined : one(column, names, name)[0]
  }
  const priority = cell('priority')
  const meant = priority === undefined ? undefined : priorities.get(fold(priority))
  if (priority !== undefined && meant === undefined) wrong.push({ path: 'priority', code: 'not_found' })
  const estimate = cell('estimate')
  const given = {
    id,
    title: cell('title') ?? '',
    listId: single('list', known.lists),
    priority: meant,
    assigneeIds: several('assignees', known.people),
    labelIds: several('labels', known.labels),
    milestoneId: single('milestone', known.milestones),
    startDate: dayOf(cell('startDate')),
    dueDate: dayOf(cell('dueDate')),
    estimate: estimate === undefined ? undefined : Number(toAsciiDigits(estimate)),
  }
  return { input: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), wrong }
}

const columnOf: Readonly<Record<string, TaskColumn>> = {
  listId: 'list',
  assigneeIds: 'assignees',
  labelIds: 'labels',
  milestoneId: 'milestone',
}

/** Columns as the file of the reader calls them. */
const labelled = ({ language }: Actor, fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const [first = ''] = field.path.split('.')
    const column = columnOf[first] ?? first
    return { ...field, path: column in TASK_COLUMNS ? TASK_COLUMNS[column as TaskColumn][language] : first }
  })
