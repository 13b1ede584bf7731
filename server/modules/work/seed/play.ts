import { COLOURS } from '@diwan/contract/kit/colours'
import { addDays } from '@diwan/core/hijri'
import { documentFromText } from '@diwan/core/document'
import { directionOf } from '@diwan/core/direction'
import { addWorkingSeconds, dayIn, isWorkingDay } from '@diwan/core/working-calendar'
import { workingDayFrom } from '@diwan/core/working-steps'
import type { TaskPriority } from '@diwan/contract/work/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { lastWorkingMoment, quietPortal, type Sample } from '../../../kit/sample.ts'
import { createLabel, readLabels } from '../../labels/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { workspaceLabels } from '../service/policy.ts'
import { changeTask } from '../service/tasks/change.ts'
import { createProject, moveProject } from '../service/projects/edit.ts'
import { createMilestone } from '../service/projects/milestones.ts'
import { lockTask } from '../queries/tasks.ts'
import { createTask } from '../service/tasks/create.ts'
import { setDependency } from '../service/tasks/dependencies.ts'
import { customOfTask } from './custom.ts'
import { addItem, changeItem } from '../service/tasks/items.ts'
import { moveTask } from '../service/tasks/status.ts'
import { taskTalk } from '../service/tasks/talk.ts'
import { addTime } from '../service/tasks/times.ts'
import type { ProjectStory } from './projects.ts'

/** A task called so comes again with each month of that calendar. */
const HIJRI_MONTH = 'الشهر الهجري'
const DAY = 86_400
const HOUR = 3_600
/** Work takes about so many days before it is due. */
const LASTS = 6
/** Minutes that an action item took at least. */
const WORKED = 40
/** Minutes for each line below a task. */
const ESTIMATE = 90

interface Task {
  readonly sign: string
  readonly title: string
  readonly whose: string
  readonly due: number
  readonly priority: TaskPriority
  readonly labels: readonly string[]
  readonly about: readonly string[]
  readonly below: readonly string[]
}

function parsed(text: string): Task[] {
  const tasks: (Task & { about: string[]; below: string[] })[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) {
      const said = line.trim()
      if (said.startsWith('= ')) tasks.at(-1)!.about.push(said.slice(2))
      else tasks.at(-1)!.below.push(said)
      continue
    }
    const [head = '', facts = ''] = line.split(' | ')
    const words = facts.trim().split(' ')
    const [whose = '', due = '0', priority = 'NORMAL'] = words.filter((word) => !word.startsWith('#'))
    const labels = words.flatMap((word) => (word.startsWith('#') ? [word.slice(1)] : []))
    const task = { sign: head[0]!, title: head.slice(2), whose, due: Number(due), priority: priority as TaskPriority }
    tasks.push({ ...task, labels, about: [], below: [] })
  }
  return tasks
}

/** One project as its people worked on it: each task is made some days before it is due, and what happened follows by the hour. */
export async function playProject({ db, people, at: end }: Sample, story: ProjectStory, workspaceId: string): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const now = Math.floor(end.getTime() / 1000)
  const last = lastWorkingMoment(calendar, now)
  const moment = (days: number) => new Date(lastWorkingMoment(calendar, now + days * DAY) * 1000)
  const clock = { at: moment(-story.days), now: () => clock.at }
  const portal = quietPortal(db, clock)
  const actorOf = (key: string): Actor => people.get(`${key}@diwan.example`)!
  const as = (key: string): Ctx => ({ portal, clock, db, actor: actorOf(key) })
  const dayOf = (days: number) => addDays(dayIn(calendar.zone, now), days)
  const later = () => {
    const at = Math.floor(clock.at.getTime() / 1000)
    // what ends with the working day ends just before it
    const next = lastWorkingMoment(calendar, addWorkingSeconds(calendar, at, HOUR) ?? at)
    clock.at = new Date(Math.min(next, last) * 1000)
  }
  const { title, description } = story
  const { id } = await createProject(as(story.by), {
    id: workspaceId,
    title,
    description,
    startDate: dayOf(-story.days),
    dueDate: dayOf(story.due),
    leadId: actorOf(story.by).id,
    weigh: 'count',
  })
  await moveProject('open')(as(story.by), { id })
  const milestones: { id: string; day: number }[] = []
  for (const [named, day] of story.milestones)
    milestones.push({ id: (await createMilestone(as(story.by), { id, title: named, dueDate: dayOf(day) })).id, day })
  const tasks = parsed(story.tasks)
  const labels = await labelsOf(as(story.by), workspaceId, [...new Set(tasks.flatMap((task) => task.labels))])
  const ids = new Map<string, string>()
  const waits = new Map((story.chains ?? []).flatMap((chain) => chain.slice(1).map((after, at) => [after, chain[at]!] as const)))
  const endOf = (named: string) => dayOf(tasks.find((one) => one.title === named)!.due)
  const firstAfter = (day: string) => workingDayFrom((one) => isWorkingDay(calendar, one), addDays(day, 1), 0)
  for (const { sign, whose, due, priority, about, below, labels: worn, ...task } of tasks) {
    const begun = Math.max(-story.days, Math.min(due - 2 * LASTS, -2))
    clock.at = moment(begun)
    const before = waits.get(task.title)
    const startDate = before === undefined ? dayOf(Math.max(begun, due - LASTS)) : firstAfter(endOf(before))
    const dates = { startDate, dueDate: dayOf(due) }
    const milestoneId = milestones.find(({ day }) => due <= day)?.id ?? null
    const said = {
      ...task,
      ...dates,
      custom: customOfTask(due, task.title),
      priority,
      milestoneId,
      labelIds: worn.map((name) => labels.get(name)!),
      ...(about.length > 0 && { description: documentFromText(about.join('\n'), 'rtl') }),
      ...(below.length > 2 && { estimate: below.length * ESTIMATE }),
      assigneeIds: [actorOf(whose).id],
    }
    const made = await createTask(as(story.by), { id, ...said })
    if (task.title.includes(HIJRI_MONTH))
      await changeTask(as(story.by), { id: made.id, now: { repeat: { unit: 'month', every: 1, calendar: 'hijri' } }, was: {} })
    ids.set(task.title, made.id)
    await happens(below, made.id)
    later()
    if (sign === '~') await moveTask('start')(as(whose), { id: made.id })
    const name = ({ '>': 'start', '~': 'wait', '+': 'done' } as const)[sign]
    if (name) await moveTask(name)(as(whose), { id: made.id, leaveSubtasks: true })

    async function happens(lines: readonly string[], taskId: string): Promise<void> {
      for (const line of lines) {
        later()
        const [, mark = '', words = ''] = /^([xo*]|\w+:) (.*)$/.exec(line) ?? []
        if (mark === '*') await createTask(as(whose), { id, parentId: taskId, title: words })
        else if (mark.endsWith(':')) await comment(as(mark.slice(0, -1)), taskId, words)
        else {
          const { actionItems } = await addItem(as(whose), { id: taskId, title: words })
          if (mark !== 'x') continue
          await changeItem(as(whose), { id: taskId, itemId: actionItems.at(-1)!.id, checked: true })
          await addTime(as(whose), { id: taskId, minutes: WORKED + 5 * words.length })
        }
      }
    }
  }
  for (const [after, before] of waits)
    await setDependency(as(story.by), { id: ids.get(after)!, beforeId: ids.get(before)!, kind: 'FS', lag: 0 })
}

/** Those of the workspace by their names; what there is none of is made. */
async function labelsOf(ctx: Ctx, workspaceId: string, names: readonly string[]): Promise<Map<string, string>> {
  const held = new Map((await readLabels(ctx.db, workspaceId)).map(({ id, name }) => [name, id]))
  for (const name of names) {
    if (held.has(name)) continue
    const colour = COLOURS[(held.size * 3) % COLOURS.length]!
    held.set(name, (await createLabel(ctx, { scopeId: workspaceId, name, colour }, () => [workspaceLabels])).id)
  }
  return held
}

const comment = (ctx: Ctx, id: string, words: string) =>
  write(ctx, async (tx) => {
    const row = (await lockTask(tx.db, ctx.actor, id))!
    return taskTalk.say(ctx, tx, row, { audience: 'members', body: documentFromText(words, directionOf(words, 'rtl')) })
  })
