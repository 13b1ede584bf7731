import { find } from '@diwan/contract/find/endpoints'
import { labels } from '@diwan/contract/labels/endpoints'
import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import type { Person } from '@diwan/contract/users/schemas/person'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { projects, taskLists } from '@diwan/contract/work/endpoints/projects'
import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import type { NamedTask } from '@diwan/contract/work/schemas/dependencies'
import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { timeReports, times, watching } from '@diwan/contract/work/endpoints/times'
import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import { actionItems, taskFiles, tasks } from '@diwan/contract/work/endpoints/tasks'
import type { OpenTask, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { BoardGroup, TableGroup } from '@diwan/contract/work/vocabulary'
import { allBars, timelineLists } from '../timeline/public.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { caughtUp } from '../../kit/caught-up.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite, type WriteFold } from '../../kit/write.ts'
import { askFinish, openSubtasksOf, type AskedFinish } from './task/use-asked-finish.ts'
import type { Findable } from '../links/public.ts'
import { activityQueries } from '../life/public.ts'
import { colleagues } from '../people/public.ts'

export type WorkspaceFilter = SentInputOf<typeof workspaces.count>
export type WorkspaceAsked = Omit<SentInputOf<typeof workspaces.list>, 'after' | 'limit'>
export type TaskAsked = Omit<SentInputOf<typeof tasks.list>, 'after' | 'limit'>
/** What narrows the cards of a board. */
export type CardsAsked = Omit<SentInputOf<typeof tasks.board>, 'id' | 'most'>
/** What narrows the bars of a project. */
export type BarsAsked = Omit<SentInputOf<typeof projects.bars>, 'id' | 'after' | 'limit'>
export type GroupsAsked = Omit<SentInputOf<typeof tasks.tableGroups>, 'id' | 'by'>
export type MineAsked = NonNullable<SentInputOf<typeof tasks.mine>['group']>

export type TimeAsked = SentInputOf<typeof timeReports.report>

/** What is offered where a task is linked. */
const LINKED_KINDS = ['task', 'ticket', 'chat', 'note'] as const

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const workspaceQueries = {
  all: () => ['workspaces'] as const,
  lists: () => [...workspaceQueries.all(), 'list'] as const,
  list: (asked: WorkspaceAsked) =>
    infiniteQueryOptions({ queryKey: [...workspaceQueries.lists(), asked], ...pages(workspaces.list, asked), ...again }),
  count: (filter: WorkspaceFilter) =>
    queryOptions({ queryKey: [...workspaceQueries.lists(), 'count', filter], ...query(workspaces.count, filter), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...workspaceQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(workspaces.open, { id }, { signal })),
      ...again,
    }),
  people: (id: string) =>
    queryOptions({ queryKey: [...workspaceQueries.all(), 'people', id], ...query(workspacePeople.people, { id }), ...again }),
  labels: (id: string) => queryOptions({ queryKey: ['labels', id], ...query(labels.list, { scopeId: id }), ...again }),
  projects: (id: string, view: 'current' | 'archived') =>
    infiniteQueryOptions({
      queryKey: [...workspaceQueries.lists(), 'projects', id, view],
      ...pages(projects.list, { id, view }),
      ...again,
    }),
  /** What a new project may begin with. */
  templates: (id: string) =>
    queryOptions({ queryKey: [...workspaceQueries.lists(), 'templates', id], ...query(projectTemplates.list, { id }), ...again }),
  /** Members of it, as one types. */
  members: (id: string, text: string) => ({
    queryKey: [...workspaceQueries.all(), 'members', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Person[]> =>
      (await call(workspacePeople.people, { id })).items
        .map(({ person }) => person)
        .filter(({ fullName }) => fullName.toLocaleLowerCase().includes(text.toLocaleLowerCase())),
  }),
  /** Colleagues of the directory. */
  colleagues,
  units: (text: string, kind: 'department' | 'group') => ({
    queryKey: ['units', 'named', kind, text] as readonly unknown[],
    queryFn: async () => (await call(units.search, { text, kind, limit: 20 })).items,
  }),
}

export const workspaceLists: LiveLists = { topics: ['workspaces'], lists: () => [workspaceQueries.lists()] }

export const taskQueries = {
  all: () => ['tasks'] as const,
  lists: () => [...taskQueries.all(), 'list'] as const,
  project: (id: string) => [...taskQueries.all(), 'project', id] as const,
  list: (asked: TaskAsked) =>
    infiniteQueryOptions({ queryKey: [...taskQueries.lists(), asked], ...pages(tasks.list, asked), ...again }),
  board: (id: string, most: number, cards: CardsAsked) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'board', most, cards],
      ...query(tasks.board, { id, most, ...cards }),
      ...again,
    }),
  groups: (id: string, by: BoardGroup, most: number, cards: CardsAsked) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'groups', by, most, cards],
      ...query(tasks.groups, { id, by, most, ...cards }),
      ...again,
    }),
  tableGroups: (id: string, by: TableGroup, asked: GroupsAsked) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'tableGroups', by, asked],
      ...query(tasks.tableGroups, { id, by, ...asked }),
      ...again,
    }),
  /** What is open in a project; its board and lists are fetched again with it. */
  open: (id: string) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'open'],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(projects.open, { id }, { signal })),
      ...again,
    }),
  /** What of a project lies on its timeline. */
  bars: (id: string, asked: BarsAsked) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'bars', asked],
      queryFn: ({ signal }) => allBars(projects.bars, { id, ...asked }, signal),
      ...again,
    }),
  task: (id: string) =>
    queryOptions({
      queryKey: [...taskQueries.all(), 'task', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(tasks.open, { id }, { signal })),
      ...again,
    }),
  /** Tasks of a project as one types, without some. */
  named: (projectId: string, text: string, without: ReadonlySet<string>) => ({
    queryKey: [...taskQueries.project(projectId), 'named', text, [...without]] as readonly unknown[],
    queryFn: async (): Promise<readonly NamedTask[]> =>
      (await call(dependencies.named, { id: projectId, text })).items.filter(({ id }) => !without.has(id)),
  }),
  /** What a task can be linked with: tasks of its project, or what the words find. */
  linkable: (id: string, projectId: string, text: string) => ({
    queryKey: [...taskQueries.project(projectId), 'linkable', id, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Findable[]> => {
      if (text !== '') {
        const { groups } = await call(find.search, { q: text, kinds: LINKED_KINDS.join(',') })
        const found = groups.flatMap(({ items }) => items).filter((one) => one.id !== id)
        return found.map((one) => ({ id: one.id, shortId: one.shortId, title: one.title.text }))
      }
      const { items } = await call(dependencies.named, { id: projectId, text })
      return items.filter((one) => one.id !== id).map((one) => ({ id: one.id, shortId: null, title: one.title }))
    },
  }),
  workload: (id: string, from: string, to: string) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'workload', from],
      ...query(projects.workload, { id, from, to }),
      ...again,
    }),
  criticalPath: (id: string) =>
    queryOptions({
      queryKey: [...taskQueries.project(id), 'critical path'],
      ...query(dependencies.criticalPath, { id }),
      ...again,
    }),
  /** Where what follows a task would have to lie. */
  shift: (id: string) =>
    queryOptions({ queryKey: [...taskQueries.all(), 'task', id, 'shift'], ...query(dependencies.preview, { id }), ...again }),
  mine: (group: MineAsked) =>
    infiniteQueryOptions({ queryKey: [...taskQueries.all(), 'mine', group], ...pages(tasks.mine, { group }), ...again }),
  mineCounts: () =>
    queryOptions({ queryKey: [...taskQueries.all(), 'mine', 'counts'], ...query(tasks.mineCounts, {}), ...again }),
}

/** What people worked is read again with each look at it. */
export const timeQueries = {
  report: (asked: TimeAsked) =>
    queryOptions({ queryKey: [...workspaceQueries.lists(), 'time', asked], ...query(timeReports.report, asked), ...again }),
}

export const mineLists: LiveLists = { topics: ['tasks'], lists: () => [[...taskQueries.all(), 'mine']] }

type OfOne = { input: { id: string } }

const ofWorkspace = ({ input: { id } }: OfOne): readonly QueryKey[] => [
  workspaceQueries.open(id).queryKey,
  workspaceQueries.people(id).queryKey,
  ...workspaceLists.lists(),
]

registerWrite(workspaces.create, { renews: workspaceLists.lists(), says: ['work', 'done_workspaceCreated'] })
registerWrite(workspaces.change, { renews: ofWorkspace, says: ['work', 'done_saved'] })
registerWrite(workspaces.archive, {
  renews: ofWorkspace,
  says: ({ archivedDate }) => ['work', archivedDate === null ? 'done_unarchived' : 'done_archived'],
})
registerWrite(workspaces.delete, { renews: workspaceLists.lists(), says: ['work', 'done_deleted'] })
for (const endpoint of [
  workspacePeople.addPeople,
  workspacePeople.changePerson,
  workspacePeople.removePerson,
  workspacePeople.handOver,
] as const)
  registerWrite(endpoint as typeof workspacePeople.removePerson, { renews: ofWorkspace })
registerWrite(workspacePeople.leave, { renews: workspaceLists.lists(), says: ['work', 'done_left'] })
registerWrite(labels.create, { renews: [['labels']] })

const ofProject = ({ input: { id } }: OfOne): readonly QueryKey[] => [taskQueries.project(id), ...workspaceLists.lists()]

registerWrite(projects.create, { renews: workspaceLists.lists(), says: ['work', 'done_projectCreated'] })
registerWrite(projects.change, { renews: ofProject, says: ['work', 'done_saved'] })
registerWrite(projects.archive, {
  renews: ofProject,
  says: ({ archivedDate }) => ['work', archivedDate === null ? 'done_unarchived' : 'done_archived'],
})
registerWrite(projects.delete, { renews: workspaceLists.lists(), says: ['work', 'done_deleted'] })
for (const name of ['begin', 'pause', 'resume', 'finish', 'reopen', 'cancel'] as const)
  registerWrite(projects[name], { renews: ofProject })

registerWrite(projectTemplates.save, { renews: workspaceLists.lists(), says: ['work', 'done_templateSaved'] })
registerWrite(projectTemplates.change, { renews: workspaceLists.lists(), says: ['work', 'done_saved'] })
registerWrite(projectTemplates.delete, { renews: workspaceLists.lists(), says: ['work', 'done_deleted'] })
registerWrite(projectTemplates.begin, { renews: [...workspaceLists.lists(), ['labels']], says: ['work', 'done_projectCreated'] })

/** Lists are named by their own ids: each board that is held looks again. */
const boards: readonly QueryKey[] = [[...taskQueries.all(), 'project']]
registerWrite(taskLists.create, { renews: boards })
registerWrite(taskLists.change, { renews: boards })
registerWrite(taskLists.move, { renews: boards })
registerWrite(taskLists.delete, { renews: boards })
registerWrite(milestones.create, { renews: boards })
registerWrite(milestones.change, { renews: boards })
registerWrite(milestones.delete, { renews: [...boards, [...taskQueries.all(), 'task']] })

/** What shows a task beside the task itself. */
const around: readonly QueryKey[] = [
  ...boards,
  taskQueries.lists(),
  ...mineLists.lists(),
  ...timelineLists.lists(),
  ...workspaceLists.lists(),
]
const ofTask = ({ input: { id } }: OfOne): readonly QueryKey[] => [
  activityQueries.of(id).queryKey,
  [...taskQueries.all(), 'task'],
  ...around,
]

/** What a command answers is the task as it is now. */
function showTask(client: QueryClient, task: TaskRecord): void {
  client.setQueryData<OpenTask>(taskQueries.task(task.id).queryKey, (held) => held && { ...held, task })
}

type Command = Endpoint & typeof tasks.start
const command = (endpoint: Endpoint, asks: Pick<WriteFold<Command>, 'answers' | 'refused'> = {}): void =>
  registerWrite(endpoint as Command, {
    ...asks,
    renews: ofTask,
    done: (client, task: OutputOf<Command>) => showTask(client, task),
  })

registerWrite(tasks.create, { renews: [[...taskQueries.all(), 'task'], ...around] })
for (const endpoint of [
  tasks.change,
  tasks.describe,
  tasks.start,
  tasks.wait,
  tasks.resume,
  tasks.reopen,
  tasks.cancel,
  tasks.restore,
  watching.watch,
  ...Object.values(times),
  dependencies.set,
  dependencies.remove,
  ...Object.values(actionItems),
  ...Object.values(taskFiles),
])
  command(endpoint)
for (const by of ['done', 'move'] as const)
  command(tasks[by], {
    answers: ['workspace.subtasks_open'],
    refused: (_client, problem, { input }) => {
      if (problem.code === 'workspace.subtasks_open')
        askFinish({ by, input, openSubtasks: openSubtasksOf(problem) } as AskedFinish)
    },
  })
registerWrite(dependencies.shift, { renews: ofTask, says: ['work', 'done_shifted'] })
/** The runs of the reader: their queries come with the table (`bulk/task-bulk.tsx`). */
export const TASK_RUNS = 'work'
registerWrite(taskBulk.start, { renews: [[TASK_RUNS, 'bulk']] })
registerWrite(tasks.import, { renews: around })
registerWrite(tasks.delete, { renews: around, says: ['work', 'done_taskDeleted'] })
