import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import { between } from '@diwan/core/ordering'
import type { Insertable } from 'kysely'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { beginCustom, readCustomAnswers } from '../../../custom-fields/public.ts'
import { keepLabels } from '../../../labels/public.ts'
import { place } from '../../../ordering/public.ts'
import { keepTitle } from '../../queries/entries.ts'
import { insertItem, readItems } from '../../queries/items.ts'
import { insertTask, setAssignees, TASKS, type TaskRow } from '../../queries/tasks.ts'
import { copyWatchers } from '../../queries/times.ts'
import type { Tasks } from '../../rows.gen.ts'
import { customizedTasks } from './custom.ts'
import { copyDescription } from './description.ts'

type Dates = Pick<Insertable<Tasks>, 'start_date' | 'due_date' | 'duration'>

interface Copied {
  readonly parentId: string | null
  readonly list: { readonly id: string; readonly status: TaskStatus }
  readonly dates: Dates
  /** The rule of repetition as JSON; nothing where the copy does not repeat. */
  readonly repeat: string | null
  /** The same for all that is made together, which tells it from what people add later. */
  readonly at: Date
}

/**
 * The same task once more with nothing of it done: its title, text, action items, labels, people, watchers and custom fields.
 * Times, messages, links and dependencies stay with the one before.
 */
export async function copyAsNew(ctx: Ctx, tx: Tx, row: TaskRow, copied: Copied): Promise<string> {
  const { parentId, list, dates, repeat, at } = copied
  const id = await insertObject(tx.db, { kind: 'task', by: ctx.actor.id, at })
  await insertTask(tx.db, {
    id,
    workspace_id: row.workspace_id,
    project_id: row.project_id,
    parent_id: parentId,
    list_id: list.id,
    place: await place(tx.db, TASKS, { within: list.id }),
    title: row.title,
    status: list.status,
    priority: row.priority,
    milestone_id: row.milestone_id,
    estimate: row.estimate,
    ...dates,
    repeat,
    created_by: row.created_by,
    created_at: at,
    updated_at: at,
  })
  let key: string | null = null
  for (const { title } of await readItems(tx.db, row.id)) {
    key = between(key, null)
    await insertItem(tx.db, { id: newId(), task_id: id, title, place: key })
  }
  const text = await copyDescription(ctx, tx, { from: row.id, to: id })
  await keepTitle(tx.db, { id, texts: [row.title, text], at })
  await keepLabels(
    tx.db,
    id,
    row.workspace_id,
    row.labels.map((label) => label.id),
  )
  await setAssignees(
    tx.db,
    id,
    row.assignees.map((person) => person.id),
  )
  await copyWatchers(tx.db, row.id, id)
  const begun = await readCustomAnswers(tx.db, row.id)
  await beginCustom(ctx, tx, customizedTasks, { id, given: 'unasked', path: 'custom', begun })
  return id
}
