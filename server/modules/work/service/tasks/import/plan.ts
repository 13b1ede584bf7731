import type { ImportRow } from '@diwan/contract/kit/import'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { ar as kitAr } from '@diwan/contract/kit/words.ar'
import { en as kitEn } from '@diwan/contract/kit/words.en'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_SUBTASKS } from '@diwan/contract/work/limits'
import { CreateTask } from '@diwan/contract/work/schemas/tasks'
import {
  PRIORITY_NAMES,
  STATUS_NAMES,
  TASK_COLUMNS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskColumn,
} from '@diwan/contract/work/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import { documentFromText } from '@diwan/core/document'
import type { Actor } from '../../../../../kit/access/actor.ts'
import { listItems } from '../../../../../kit/import/list-cell.ts'
import type { MappedRow } from '../../../../../kit/import/map-table.ts'
import type { CustomCells } from '../../../../custom-fields/public.ts'
import type { Brought } from '../create.ts'
import { titleKey, type Known, type Lookup } from './known.ts'

type Field = ImportRow['fields'][number]
type Values = MappedRow<FileColumn>['values']

/** A column of tasks, or one of a field of their own. */
export type FileColumn = TaskColumn | `custom.${string}`

export const ownColumns = ({ columns }: CustomCells): CustomCells['columns'] =>
  Object.fromEntries(Object.entries(columns).map(([key, names]) => [`custom.${key}`, names]))

/** A task that is made. `below` is the line of the task of the same file that it is a sub-task of. */
export type CreatedTask = ImportRow & {
  outcome: 'create'
  input: InputOf<typeof tasks.create>
  brought: Brought
  below?: number
  /** The place on the board that the file names, counted in its list; without it tasks keep the order of their rows. */
  place: number | null
}
export type Planned = CreatedTask | (ImportRow & { outcome: 'unchanged' | 'refused' })

const SHOWN = 254

/** The rules of a new task, row by row. As many tasks of a title as the project has are left as they are, so that the same file again adds nothing. */
export function planRows(actor: Actor, projectId: string, rows: readonly MappedRow<FileColumn>[], known: Known): Planned[] {
  const seen = new Map<string, number>()
  /** Lines of the tasks that this file makes, by their folded titles. */
  const made = new Map<string, number[]>()
  const below = new Map<string | number, number>()
  const refused = (head: Omit<ImportRow, 'outcome'>, fields: readonly Field[], own: readonly Field[] = []): Planned => ({
    ...head,
    outcome: 'refused',
    fields: [...labelled(actor, fields), ...own],
  })

  function planRow({ line, values }: MappedRow<FileColumn>): Planned {
    const [title, parent] = [values.title?.trim() ?? '', values.parent?.trim() ?? '']
    const head = { line, name: title.slice(0, SHOWN), fields: [] }
    const key = titleKey(title, parent)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    if (count <= (known.titles.get(key) ?? 0)) return { ...head, outcome: 'unchanged' }
    // of several tasks of one title, sub-tasks belong to the one above them
    const parents = made.get(fold(parent)) ?? []
    const parentLine = parents.findLast((one) => one < line) ?? parents[0]
    const { input, brought, wrong, place } = readCells(projectId, values, known, parentLine !== undefined)
    const parsed = CreateTask.safeParse(input)
    const dates = parsed.success ? wrongDates(parsed.data, brought.past ? '' : known.today) : wrongFields(parsed.error)
    const of = parentLine ?? parsed.data?.parentId ?? ''
    const subtasks = (below.get(of) ?? known.subtasks.get(String(of)) ?? 0) + 1
    const full: Field[] =
      of !== '' && subtasks > MAX_SUBTASKS ? [{ path: 'parentId', code: 'too_big', params: { maximum: MAX_SUBTASKS } }] : []
    const fields = [...wrong, ...dates, ...full]
    const own = known.custom.read((name) => values[`custom.${name}`]?.trim() || undefined, known.today)
    if (!parsed.success || fields.length + own.wrong.length > 0) return refused(head, fields, own.wrong)
    if (parent === '') made.set(fold(title), [...(made.get(fold(title)) ?? []), line])
    else below.set(of, subtasks)
    return {
      ...head,
      outcome: 'create',
      input: parsed.data,
      brought: { ...brought, custom: own.answers },
      place,
      ...(parentLine !== undefined && { below: parentLine }),
    }
  }

  // a sub-task may stand before what it belongs to
  const isBelow = ({ values }: MappedRow<FileColumn>): boolean => Boolean(values.parent?.trim())
  const planned = new Map<MappedRow<FileColumn>, Planned>()
  for (const row of [...rows.filter((one) => !isBelow(one)), ...rows.filter(isBelow)]) planned.set(row, planRow(row))
  return rows.map((row) => planned.get(row)!)
}

function wrongDates({ startDate, dueDate }: InputOf<typeof tasks.create>, today: string): Field[] {
  const past = Object.entries({ startDate, dueDate }).filter(([, day]) => day && day < today)
  if (past.length > 0) return past.map(([path]) => ({ path, code: 'date_past' }))
  return startDate && dueDate && startDate > dueDate ? [{ path: 'dueDate', code: 'date_from_after_date_to' }] : []
}

const priorities = new Map(
  TASK_PRIORITIES.flatMap((priority) => [priority, ...PRIORITY_NAMES[priority]].map((name) => [fold(name), priority] as const)),
)

const statuses = new Map(
  TASK_STATUSES.flatMap((status) =>
    [status, kitEn[`status_${status}`], kitAr[`status_${status}`], ...(STATUS_NAMES[status] ?? [])].map(
      (name) => [fold(name), status] as const,
    ),
  ),
)

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** Cells as a task; names become ids. A row that says how far it is brings its days as they were. */
function readCells(id: string, values: Values, known: Known, inFile: boolean) {
  const wrong: Field[] = []
  const cell = (column: TaskColumn): string | undefined => values[column]?.trim() || undefined
  const one = (column: TaskColumn, names: Lookup, name: string): string[] => {
    const [found, other] = names.get(fold(name)) ?? []
    if (found !== undefined && other === undefined) return [found]
    wrong.push({ path: column, code: found === undefined ? 'not_found' : 'ambiguous' })
    return []
  }
  const several = (column: TaskColumn, names: Lookup): string[] | undefined => {
    const text = cell(column)
    if (text === undefined) return undefined
    // other products write a name that has a comma as it is
    const parts = names.has(fold(text)) ? [text] : listItems(text)
    return [...new Set(parts.flatMap((name) => one(column, names, name)))]
  }
  const single = (column: TaskColumn, names: Lookup): string | undefined => {
    const name = cell(column)
    return name === undefined ? undefined : one(column, names, name)[0]
  }
  const priority = cell('priority')
  const meant = priority === undefined ? undefined : priorities.get(fold(priority))
  if (priority !== undefined && meant === undefined) wrong.push({ path: 'priority', code: 'not_found' })
  const said = cell('status')
  const status = said === undefined ? undefined : statuses.get(fold(said))
  if (said !== undefined && status === undefined) wrong.push({ path: 'status', code: 'not_found' })
  const progress = numberOf(cell('progress'))
  if (progress !== undefined && !(Number.isInteger(progress) && progress >= 0 && progress <= 100))
    wrong.push({ path: 'progress', code: 'invalid_format' })
  const [startDate, dueDate] = [cell('startDate'), cell('dueDate')]
  const description = cell('description')
  const given = {
    id,
    title: cell('title') ?? '',
    parentId: inFile ? undefined : single('parent', known.parents),
    listId: cell('parent') === undefined ? single('list', known.lists) : undefined,
    priority: meant,
    assigneeIds: several('assignees', known.people),
    labelIds: several('labels', known.labels),
    milestoneId: single('milestone', known.milestones),
    startDate,
    dueDate,
    // it follows from two days
    duration: startDate && dueDate ? undefined : numberOf(cell('duration')),
    estimate: numberOf(cell('estimate')),
    description: description === undefined ? undefined : documentFromText(description, 'rtl'),
  }
  const brought: Brought = { status, progress, past: status !== undefined }
  const place = numberOf(cell('place')) ?? Number.NaN
  const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { input, brought, wrong, place: Number.isNaN(place) ? null : place }
}

const columnOf: Readonly<Record<string, TaskColumn>> = {
  listId: 'list',
  assigneeIds: 'assignees',
  labelIds: 'labels',
  milestoneId: 'milestone',
  parentId: 'parent',
}

/** Columns as the file of the reader calls them. */
const labelled = ({ language }: Actor, fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const [first = ''] = field.path.split('.')
    const column = columnOf[first] ?? first
    return { ...field, path: column in TASK_COLUMNS ? TASK_COLUMNS[column as TaskColumn][language] : first }
  })
