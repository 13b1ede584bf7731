import { DEPENDENCY_KINDS } from '@diwan/core/dependencies'
import { PageDocument } from '@diwan/core/page/document'
import { COLOURS } from '@diwan/contract/kit/colours'
import { LIST_STATUSES, TASK_PRIORITIES, WEIGHTS } from '@diwan/contract/work/vocabulary'
import { z } from 'zod'
import { inPortions } from '../../../../kit/platform/in-portions.ts'
import type { TemplateOutline } from '../../queries/templates.ts'

/** Working days after the beginning of the project. */
const Offset = z.int().min(0).nullable()
/** A place among those above it in the same content. */
const Place = z.int().min(0)

const TemplateTask = z.object({
  title: z.string(),
  list: Place,
  /** The task that it is a sub-task of, which comes before it. */
  parent: Place.nullable(),
  priority: z.enum(TASK_PRIORITIES),
  start: Offset,
  due: Offset,
  duration: z.int().nullable(),
  estimate: z.int().nullable(),
  milestone: Place.nullable(),
  labels: z.array(Place),
  items: z.array(z.string()),
  description: PageDocument.nullable(),
  /** Nobody where people were not asked for. */
  people: z.array(z.string()),
})
export type TemplateTask = z.infer<typeof TemplateTask>

/** What a project that begins with it gets. Nothing in it names a record of the project it was saved from. */
const TemplateContent = z.object({
  weigh: z.enum(WEIGHTS),
  due: Offset,
  leadId: z.string().nullable(),
  lists: z.array(z.object({ title: z.string(), status: z.enum(LIST_STATUSES).nullable(), most: z.int().nullable() })),
  labels: z.array(z.object({ name: z.string(), colour: z.enum(COLOURS) })),
  milestones: z.array(z.object({ title: z.string(), due: Offset })),
  tasks: z.array(TemplateTask),
  dependencies: z.array(z.object({ before: Place, after: Place, kind: z.enum(DEPENDENCY_KINDS), lag: z.int() })),
})
export type TemplateContent = z.infer<typeof TemplateContent>

const ContentWithoutTasks = TemplateContent.extend({ tasks: z.array(z.unknown()) })
/** Tasks whose descriptions are judged in one go. */
const JUDGED_AT_ONCE = 20

/** Judged some tasks at a time: a template holds as much text as several long documents. */
export async function readContent(stored: unknown): Promise<TemplateContent> {
  const { tasks, ...content } = ContentWithoutTasks.parse(stored)
  const read: TemplateTask[] = []
  await inPortions(tasks, JUDGED_AT_ONCE, (some) => void read.push(...some.map((task) => TemplateTask.parse(task))))
  return { ...content, tasks: read }
}

export function outlineOf({ leadId, lists, tasks, milestones, due }: TemplateContent): TemplateOutline {
  const last = [due, ...milestones.map((one) => one.due), ...tasks.flatMap((task) => [task.start, task.due])]
  const offsets = last.filter((offset) => offset !== null)
  const subtasks = tasks.filter(({ parent }) => parent !== null).length
  return {
    lists: lists.map(({ title }) => title),
    tasks: tasks.length - subtasks,
    subtasks,
    milestones: milestones.length,
    days: offsets.length > 0 ? Math.max(...offsets) + 1 : null,
    people: leadId !== null || tasks.some(({ people }) => people.length > 0),
  }
}
