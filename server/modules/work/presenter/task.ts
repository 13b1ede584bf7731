import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import type { Attachment } from '@diwan/contract/files/schemas'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import type { Colour } from '@diwan/contract/kit/colours'
import type { ActionItem, PlacedTask, Task, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { canTask } from '../access.ts'
import type { TimeRow } from '../queries/around.ts'
import type { CardRow } from '../queries/cards.ts'
import type { NamedPerson } from '../queries/inside.ts'
import type { ItemRow } from '../queries/items.ts'
import type { TaskRow } from '../queries/tasks.ts'

export const presentNamed = ({ id, name, photo }: NamedPerson): Person => presentPerson(id, name, photo)

/** As a board or a table shows it. Fields are listed, never spread. */
export const presentTask = (actor: Actor, row: CardRow): Task => ({
  id: row.id,
  projectId: row.project_id,
  parentId: row.parent_id,
  listId: row.list_id,
  title: row.title,
  status: row.status as Task['status'],
  priority: row.priority as Task['priority'],
  startDate: row.start_date,
  dueDate: row.due_date,
  duration: row.duration,
  progress: row.progress,
  items: row.items,
  openItems: row.open_items,
  subtasks: row.subtasks,
  openSubtasks: row.open_subtasks,
  assignees: row.assignees.map(presentNamed),
  labels: row.labels,
  milestone: row.milestone_id === null ? null : { id: row.milestone_id, title: row.milestone_title ?? '' },
  repeats: row.repeat !== null && row.next_id === null,
  estimate: row.estimate,
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.updated_at),
  version: row.version,
  can: granted(canTask, actor, row),
})

export const presentPlaced = (actor: Actor, row: CardRow): PlacedTask => ({
  ...presentTask(actor, row),
  project: { id: row.project_id, title: row.project_title },
  workspace: { id: row.workspace_id, name: row.workspace_name, colour: row.workspace_colour as Colour },
})

type ShownItem = Pick<ItemRow, 'id' | 'title' | 'checked_at'>
const presentItem = ({ id, title, checked_at }: ShownItem): ActionItem => ({ id, title, checked: checked_at !== null })
export const presentItems = (items: readonly ShownItem[]): ActionItem[] => items.map(presentItem)

interface Around {
  readonly documentId: string | null
  readonly items: readonly ShownItem[]
  readonly children: readonly CardRow[]
  readonly dependencies: Pick<TaskRecord, 'waitsForTasks' | 'followedBy'>
  readonly custom: readonly CustomField[]
  readonly files: readonly Attachment[]
  readonly watchers: readonly NamedPerson[]
  readonly times: readonly TimeRow[]
}

/** With all that lies in it. */
export const presentRecord = (
  actor: Actor,
  row: TaskRow,
  { documentId, items, children, dependencies, custom, files, watchers, times }: Around,
): TaskRecord => ({
  ...presentPlaced(actor, row),
  documentId,
  waitsFor: row.waits_for,
  waitsUntil: row.waits_until,
  parent: row.parent_id === null ? null : { id: row.parent_id, title: row.parent_title ?? '' },
  createdBy: presentNamed(row.creator),
  doneDate: row.done_at && toSeconds(row.done_at),
  actionItems: presentItems(items),
  children: children.map((child) => presentTask(actor, child)),
  waitsForTasks: dependencies.waitsForTasks,
  followedBy: dependencies.followedBy,
  attachments: [...files],
  custom: [...custom],
  repeat: row.repeat === null ? null : Recurrence.parse(row.repeat),
  times: times.map(({ id, person, started, seconds }) => ({ id, person: presentNamed(person), startedDate: started, seconds })),
  watchers: watchers.map(presentNamed),
})
