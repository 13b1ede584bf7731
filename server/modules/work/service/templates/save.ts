import { isWorkingDay } from '@diwan/core/working-calendar'
import { workingStepsTo } from '@diwan/core/working-steps'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { MAX_TEMPLATE_SIZE, MAX_TEMPLATE_TASKS, MAX_TEMPLATES } from '@diwan/contract/work/limits'
import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import type { TaskPriority, Weight } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { readPage } from '../../../documents/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canProject } from '../../access.ts'
import { presentTemplate } from '../../presenter/template.ts'
import { DESCRIPTION, readDescriptions } from '../../queries/descriptions.ts'
import { readLists } from '../../queries/lists.ts'
import { readMilestones } from '../../queries/milestones.ts'
import { readDependenciesOf } from '../../queries/dependencies.ts'
import { lockProject, readProject, type ProjectRow } from '../../queries/projects.ts'
import { countTemplates, insertTemplate, readTemplate, readWholeTasks, type WholeTaskRow } from '../../queries/templates.ts'
import { lockWorkspace } from '../../queries/workspaces.ts'
import { presentList } from '../../presenter/project.ts'
import { carriedText } from './carried-text.ts'
import { outlineOf, type TemplateContent, type TemplateTask } from './content.ts'
import { recordTemplates } from './edit.ts'

/** Of a project that may be archived: who works in its workspace. */
export function saveTemplate(ctx: Ctx, { id, people, ...said }: InputOf<typeof projectTemplates.save>): Promise<ProjectTemplate> {
  return write(ctx, async (tx) => {
    const found = await readProject(tx.db, ctx.actor, id)
    if (found) await lockWorkspace(tx.db, ctx.actor, found.workspace_id)
    const project = await lockProject(tx.db, ctx.actor, id)
    demand(canProject, 'archive', ctx.actor, project)
    if ((await countTemplates(tx.db, project.workspace_id)) >= MAX_TEMPLATES) throw new Problem('workspace.too_many_templates')
    const content = await contentOf(tx.db, project, people)
    const kept = JSON.stringify(content)
    if (kept.length > MAX_TEMPLATE_SIZE) throw new Problem('workspace.template_too_large')
    const templateId = newId()
    await insertTemplate(tx.db, {
      id: templateId,
      workspace_id: project.workspace_id,
      ...said,
      outline: JSON.stringify(outlineOf(content)),
      content: kept,
      created_by: ctx.actor.id,
      updated_at: ctx.clock.now(),
    })
    await recordTemplates(ctx, tx, project.workspace_id)
    return presentTemplate(ctx.actor, (await readTemplate(tx.db, ctx.actor, templateId))!)
  })
}

/** Each id becomes its place, each day its distance from the first one. */
async function contentOf(db: Queryable, project: ProjectRow, people: boolean): Promise<TemplateContent> {
  const tasks = await readWholeTasks(db, project.id, MAX_TEMPLATE_TASKS + 1)
  if (tasks.length > MAX_TEMPLATE_TASKS) throw new Problem('workspace.template_too_large')
  const lists = (await readLists(db, project.id)).map(presentList)
  const milestones = await readMilestones(db, project.id)
  const offset = await offsetsOf(db, [
    project.start_date,
    ...milestones.map(({ due_date }) => due_date),
    ...tasks.flatMap(({ start_date, due_date }) => [start_date, due_date]),
  ])
  const labels = [...new Map(tasks.flatMap((task) => task.labels).map((label) => [label.id, label])).values()]
  const place = {
    task: placesOf(tasks),
    list: placesOf(lists),
    milestone: placesOf(milestones),
    label: placesOf(labels),
  }
  const home = homeIn(lists)
  const texts = await textsOf(db, tasks, people)
  return {
    weigh: project.weigh as Weight,
    due: offset(project.due_date),
    leadId: people ? project.lead_id : null,
    lists: lists.map(({ title, status, most }) => ({ title, status, most })),
    labels: labels.map(({ name, colour }) => ({ name, colour })),
    milestones: milestones.map(({ title, due_date }) => ({ title, due: offset(due_date) })),
    tasks: tasks.map((task): TemplateTask => ({
      title: task.title,
      list: home(place.list(task.list_id)!),
      parent: place.task(task.parent_id),
      priority: task.priority as TaskPriority,
      start: offset(task.start_date),
      due: offset(task.due_date),
      duration: task.duration,
      estimate: task.estimate,
      milestone: place.milestone(task.milestone_id),
      labels: task.labels.map(({ id }) => place.label(id)!),
      items: [...task.items],
      description: texts.get(task.id) ?? null,
      people: people ? [...task.assignees] : [],
    })),
    dependencies: (await readDependenciesOf(db, project.id)).flatMap(({ before_id, after_id, kind, lag }) => {
      const [before, after] = [place.task(before_id), place.task(after_id)]
      return before === null || after === null ? [] : [{ before, after, kind, lag }]
    }),
  }
}

/** Where a task is to do: in its list, or where that one is for what is begun or done, in the first one that is not. */
function homeIn(lists: TemplateContent['lists']): (list: number) => number {
  const begins = lists.findIndex(({ status }) => status === 'NEW')
  const first = Math.max(0, begins >= 0 ? begins : lists.findIndex(isForNew))
  return (at) => (isForNew(lists[at]!) ? at : first)
}
const isForNew = ({ status }: TemplateContent['lists'][number]): boolean => status === null || status === 'NEW'

function placesOf(rows: readonly { readonly id: string }[]): (id: string | null) => number | null {
  const places = new Map(rows.map(({ id }, n) => [id, n]))
  return (id) => (id === null ? null : (places.get(id) ?? null))
}

/** Working days after the earliest of all days. */
async function offsetsOf(db: Queryable, days: readonly (string | null)[]): Promise<(day: string | null) => number | null> {
  const [first] = days.filter((day) => day !== null).toSorted()
  const { calendar } = await readWorkingDays(db)
  const isWorking = (day: string) => isWorkingDay(calendar, day)
  return (day) => (day === null || first === undefined || day < first ? null : workingStepsTo(isWorking, first, day))
}

async function textsOf(db: Queryable, tasks: readonly WholeTaskRow[], people: boolean) {
  const described = await readDescriptions(
    db,
    tasks.map(({ id }) => id),
  )
  const pages = new Map<string, NonNullable<TemplateTask['description']>>()
  for (const id of described.keys()) {
    const page = await readPage(db, id, DESCRIPTION)
    if (page) pages.set(id, carriedText(page, people))
  }
  return pages
}
