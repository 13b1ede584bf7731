import { fold } from '@diwan/core/arabic-fold'
import { addDays } from '@diwan/core/hijri'
import { between } from '@diwan/core/ordering'
import { pageText } from '@diwan/core/page/document'
import { dayIn, isWorkingDay } from '@diwan/core/working-calendar'
import { workingDayFrom } from '@diwan/core/working-steps'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { inPortions } from '../../../../kit/platform/in-portions.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { beginDocument } from '../../../documents/public.ts'
import { namedLabels } from '../../../labels/public.ts'
import { readDegrees } from '../../../people/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { can, canTask } from '../../access.ts'
import { setDependencyRow } from '../../queries/dependencies.ts'
import { DESCRIPTION } from '../../queries/descriptions.ts'
import { keepTitles } from '../../queries/entries.ts'
import { insertItems } from '../../queries/items.ts'
import { insertList } from '../../queries/lists.ts'
import { insertMilestone } from '../../queries/milestones.ts'
import { readProject, type ProjectRow } from '../../queries/projects.ts'
import { readTasks } from '../../queries/tasks.ts'
import { readTemplate, readTemplateContent } from '../../queries/templates.ts'
import { readWorkspace } from '../../queries/workspaces.ts'
import { insertNewProject, recordProject } from '../projects/edit.ts'
import { recordEffects } from '../tasks/command.ts'
import { addTasks, TASKS_AT_ONCE, type Wanted } from '../tasks/create.ts'
import { readContent, type TemplateContent, type TemplateTask } from './content.ts'

type Input = InputOf<typeof projectTemplates.begin>

/** A project whose tasks are all to do; nothing in it remembers the template. */
export function beginFromTemplate(ctx: Ctx, { id: workspaceId, templateId, title, startDate, people }: Input): Promise<Project> {
  return write(ctx, async (tx) => {
    demand(can, 'edit', ctx.actor, await readWorkspace(tx.db, ctx.actor, workspaceId))
    const template = await readTemplate(tx.db, ctx.actor, templateId)
    const isOffered = template?.workspace_id === workspaceId || (template?.everywhere && !template.archived)
    if (!template || !isOffered || !canTask.view(ctx.actor, template)) throw new Problem('workspace.template_missing')
    const content = await readContent(await readTemplateContent(tx.db, templateId))
    const dayAt = await daysFrom(ctx, tx, startDate)
    const members = people ? await readDegrees(tx.db, workspaceId) : new Map<string, string>()
    const { weigh, due, leadId } = content
    const id = await insertNewProject(ctx, tx, workspaceId, {
      title,
      description: template.description,
      start_date: startDate,
      due_date: dayAt(due),
      lead_id: leadId !== null && members.has(leadId) ? leadId : null,
      weigh,
    })
    const project = (await readProject(tx.db, ctx.actor, id))!
    await fill(ctx, tx, project, content, { dayAt, isMember: (person) => members.has(person) })
    return recordProject(ctx, tx, 'created', id)
  })
}

type DayAt = (offset: number | null) => string | null

/** A project begins within so many days. */
const LATEST = 3_650

/** Days by their working days after the beginning, which is today or later. */
async function daysFrom({ clock }: Ctx, { db }: Tx, startDate: string): Promise<DayAt> {
  const { calendar } = await readWorkingDays(db)
  const today = dayIn(calendar.zone, toSeconds(clock.now()))
  const code = startDate < today ? 'date_past' : startDate > addDays(today, LATEST) ? 'date_outside_range' : undefined
  if (code) throw new Problem('invalid_input', { fields: [{ path: 'startDate', code }] })
  const isWorking = (day: string) => isWorkingDay(calendar, day)
  return (offset) => (offset === null ? null : workingDayFrom(isWorking, startDate, offset))
}

interface How {
  readonly dayAt: DayAt
  readonly isMember: (person: string) => boolean
}

const ITEMS_AT_ONCE = 1_000

/** Lists, milestones and labels first, then the tasks, then the sub-tasks, then what waits for what. */
async function fill(ctx: Ctx, tx: Tx, project: ProjectRow, content: TemplateContent, how: How): Promise<void> {
  const listIds = await insertLists(tx, project.id, content.lists)
  const milestoneIds: string[] = []
  for (const { title, due } of content.milestones) {
    const id = newId()
    milestoneIds.push(id)
    await insertMilestone(tx.db, { id, project_id: project.id, title, due_date: how.dayAt(due) })
  }
  const { ids } = await namedLabels(ctx, tx, project.workspace_id, content.labels)
  const labelIds = content.labels.map(({ name }) => ids.get(fold(name))!)
  const madeIds = new Map<number, string>()
  const wantedOf = (task: TemplateTask): Wanted => ({
    given: 'unasked',
    brought: { status: 'NEW' },
    input: {
      id: project.id,
      title: task.title,
      ...(task.parent === null ? { listId: listIds[task.list]! } : { parentId: madeIds.get(task.parent)! }),
      priority: task.priority,
      ...datesOf(task, how.dayAt),
      assigneeIds: task.people.filter(how.isMember),
      labelIds: task.labels.map((at) => labelIds[at]!),
      milestoneId: task.milestone === null ? null : milestoneIds[task.milestone]!,
      estimate: task.estimate,
    },
  })
  for (const isBelow of [false, true]) {
    const chosen = [...content.tasks.entries()].filter(([, { parent }]) => (parent !== null) === isBelow)
    await inPortions(chosen, TASKS_AT_ONCE, async (some) => {
      const added = await addTasks(
        ctx,
        tx,
        project,
        some.map(([, task]) => wantedOf(task)),
      )
      for (const [n, [at]] of some.entries()) madeIds.set(at, added[n]!.id)
      await insertParts(
        ctx,
        tx,
        some.map(([, task], n) => ({ task, id: added[n]!.id })),
      )
      const effects = new Map(added.map((one) => [one.id, one.effects]))
      for (const row of await readTasks(tx.db, ctx.actor, [...effects.keys()])) recordEffects(ctx, tx, row, effects.get(row.id)!)
    })
  }
  await Promise.all(
    content.dependencies.map(({ before, after, kind, lag }) => {
      const [before_id, after_id] = [madeIds.get(before)!, madeIds.get(after)!]
      return setDependencyRow(tx.db, { project_id: project.id, before_id, after_id, kind, lag })
    }),
  )
}

/** Two of the three say where it lies: the end follows from the working days. */
function datesOf({ start, due, duration }: TemplateTask, dayAt: DayAt) {
  const [startDate, dueDate] = [dayAt(start), dayAt(due)]
  if (startDate !== null) return { startDate, ...(due !== null && duration !== null && { duration }) }
  if (dueDate !== null) return { dueDate }
  return duration === null ? {} : { duration }
}

async function insertLists({ db }: Tx, projectId: string, lists: TemplateContent['lists']): Promise<string[]> {
  const ids: string[] = []
  let key: string | null = null
  for (const list of lists) {
    key = between(key, null)
    const id = newId()
    ids.push(id)
    await insertList(db, { id, project_id: projectId, ...list, place: key })
  }
  return ids
}

/** Their action items, none of them checked, and what they say. */
async function insertParts(
  ctx: Ctx,
  tx: Tx,
  made: readonly { readonly task: TemplateTask; readonly id: string }[],
): Promise<void> {
  const items = made.flatMap(({ task, id }) => {
    let key: string | null = null
    return task.items.map((title) => ({ id: newId(), task_id: id, title, place: (key = between(key, null)) }))
  })
  await inPortions(items, ITEMS_AT_ONCE, (some) => insertItems(tx.db, some))
  const described: { id: string; texts: string[]; at: Date }[] = []
  for (const { task, id } of made) {
    if (!task.description) continue
    await beginDocument(ctx, tx, { objectId: id, slot: DESCRIPTION, doc: task.description })
    described.push({ id, texts: [task.title, pageText(task.description)], at: ctx.clock.now() })
  }
  await keepTitles(tx.db, described)
}
