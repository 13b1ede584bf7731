import type { InputOf } from '@diwan/contract/kit/endpoint'
import { MAX_SUBTASKS } from '@diwan/contract/work/limits'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { Answers } from '@diwan/core/fields/field'
import { between } from '@diwan/core/ordering'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Insertable } from 'kysely'
import { newId } from '../../../../kit/db/id.ts'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertObjects } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { beginCustomOfAll } from '../../../custom-fields/public.ts'
import { beginLabels } from '../../../labels/public.ts'
import { place } from '../../../ordering/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canProject } from '../../access.ts'
import { keepTitles } from '../../queries/entries.ts'
import { holdLists, readLists } from '../../queries/lists.ts'
import { readProject, type ProjectRow } from '../../queries/projects.ts'
import { insertAssignees, insertTasks, lockTasks, TASKS } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { demandMilestone } from '../projects/milestones.ts'
import { demandMembers } from './assign.ts'
import { record, type CommandEffect } from './command.ts'
import { customizedTasks } from './custom.ts'
import { beginDescription } from './description.ts'
import { namedIn } from './named.ts'
import { isDated, spanIn } from './span.ts'

type Input = InputOf<typeof tasks.create>

/** Last in its list, which may set a status. */
export function createTask(ctx: Ctx, input: Input): Promise<TaskRecord> {
  // a sub-task is one line: what is required of it is asked where it is opened
  const given: Answers | 'unasked' = input.custom ?? (input.parentId === undefined ? {} : 'unasked')
  return write(
    ctx,
    async (tx, project: ProjectRow | undefined) => {
      demand(canProject, 'edit', ctx.actor, project)
      const [added] = await addTasks(ctx, tx, project, [{ input, given }])
      return record(ctx, tx, added!.id, added!.effects)
    },
    (db) => readProject(db, ctx.actor, input.id),
  )
}

/** How far it came elsewhere. */
export interface Brought {
  readonly status?: TaskStatus | undefined
  readonly progress?: number | undefined
  /** Its days may have passed. */
  readonly past?: boolean | undefined
  /** What it says under custom fields. */
  readonly custom?: Answers | undefined
}

export interface Wanted {
  readonly input: Input
  readonly given: Answers | 'unasked'
  readonly brought?: Brought
}

interface Placed {
  readonly listId: string
  readonly parentId: string | null
  readonly status: TaskStatus
}

/** Of many, so many are added in one go, which takes some tens of milliseconds. */
export const TASKS_AT_ONCE = 25

/** In the transaction of who asks, who has asked the policy of the project and records the deeds. */
export async function addTasks(ctx: Ctx, tx: Tx, project: ProjectRow, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return []
  const { db } = tx
  const placed = await placesOf(ctx, tx, project, wanted)
  for (const id of new Set(wanted.flatMap(({ input }) => input.milestoneId ?? []))) await demandMilestone(db, project.id, id)
  await demandMembers(db, project.workspace_id, [...new Set(wanted.flatMap(({ input }) => input.assigneeIds ?? []))])
  const days = wanted.some(({ input }) => isDated(input)) ? await readWorkingDays(db) : undefined
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const last = new Map<string, string>()
  const rows: Insertable<Tasks>[] = []
  for (const [n, { input, brought = {} }] of wanted.entries()) {
    const { listId, parentId, ...begun } = placed[n]!
    const status = brought.status ?? begun.status
    const before = last.get(listId)
    const key = before === undefined ? await place(db, TASKS, { within: listId }) : between(before, null)
    last.set(listId, key)
    rows.push({
      id: newId(),
      workspace_id: project.workspace_id,
      project_id: project.id,
      parent_id: parentId,
      list_id: listId,
      place: key,
      title: input.title,
      status,
      done_at: status === 'DONE' ? at : null,
      priority: input.priority ?? 'NORMAL',
      milestone_id: input.milestoneId ?? null,
      own_progress: status === 'DONE' ? 0 : (brought.progress ?? 0),
      estimate: input.estimate ?? null,
      ...(days && spanIn(ctx, days.calendar, { start: null, end: null, days: null }, input, brought)),
      created_by: by,
      created_at: at,
      updated_at: at,
    })
  }
  const objects = rows.map(({ id }) => ({ id, kind: 'task' }))
  const made = wanted.map((one, n) => ({ ...one, id: rows[n]!.id }))
  const [, , added] = await Promise.all([
    insertObjects(db, objects, { by, at }),
    insertTasks(db, rows),
    withParts(ctx, tx, project, made),
  ])
  return added
}

/** What lies around new tasks. */
async function withParts(ctx: Ctx, tx: Tx, { workspace_id }: ProjectRow, made: readonly (Wanted & { readonly id: string })[]) {
  const [titled, mentioned] = [[] as { id: string; texts: string[]; at: Date }[], new Map<string, readonly string[]>()]
  for (const { id, input } of made) {
    const begun = input.description && (await beginDescription(ctx, tx, id, input.description))
    titled.push({ id, texts: [input.title, begun?.text ?? ''], at: ctx.clock.now() })
    if (begun) mentioned.set(id, begun.mentioned)
  }
  const labelled = made.map(({ id, input }) => ({ objectId: id, ids: input.labelIds ?? [] }))
  const added = made.map(({ id, input }) => ({ id, people: [...new Set(input.assigneeIds)] }))
  const assigned = added.flatMap(({ id, people }) => people.map((person) => ({ task_id: id, user_id: person })))
  const custom = made.map(({ id, given, brought }) => ({ id, given, path: 'custom', begun: brought?.custom }))
  await Promise.all([
    keepTitles(tx.db, titled),
    beginLabels(tx.db, workspace_id, labelled),
    insertAssignees(tx.db, assigned),
    beginCustomOfAll(ctx, tx, customizedTasks, custom),
  ])
  return Promise.all(
    added.map(async ({ id, people }) => {
      const effects: CommandEffect[] = [{ event: taskEvents.created }]
      if (people.length > 0) effects.push({ event: taskEvents.assigned, people })
      return { id, effects: [...effects, ...(await namedIn(ctx, tx, id, { mentioned: mentioned.get(id) ?? [] }))] }
    }),
  )
}

/** A sub-task lies where its task lies, one level deep; anything else in the list that is named, that sets its status, or in the first. */
async function placesOf(ctx: Ctx, { db }: Tx, project: ProjectRow, wanted: readonly Wanted[]): Promise<Placed[]> {
  const parents = await lockTasks(db, ctx.actor, [...new Set(wanted.flatMap(({ input }) => input.parentId ?? []))])
  const held = await holdLists(db, [...new Set(wanted.flatMap(({ input }) => input.listId ?? []))])
  const isFree = wanted.some(({ input }) => input.listId === undefined && input.parentId === undefined)
  const lists = isFree ? await readLists(db, project.id) : []
  const below = new Map<string, number>()
  return wanted.map(({ input: { listId, parentId }, brought }) => {
    if (parentId !== undefined) {
      const parent = parents.find(({ id }) => id === parentId)
      const fits = parent?.project_id === project.id && parent.deleted_at === null && parent.parent_id === null
      const others = below.get(parentId) ?? parent?.subtasks ?? 0
      if (!fits || others >= MAX_SUBTASKS)
        throw new Problem('workspace.not_a_parent', { fields: [{ path: 'parentId', code: 'task' }] })
      below.set(parentId, others + 1)
      return { parentId, listId: parent.list_id, status: 'NEW' }
    }
    const list =
      listId === undefined
        ? (lists.find(({ status }) => status !== null && status === brought?.status) ?? lists[0])
        : held.find(({ id }) => id === listId)
    if (list?.project_id !== project.id) throw new Problem('workspace.list_missing')
    return { parentId: null, listId: list.id, status: (list.status ?? 'NEW') as TaskStatus }
  })
}
