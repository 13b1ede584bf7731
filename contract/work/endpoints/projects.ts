import type { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import type { ErrorCode } from '../../kit/errors.ts'
import { Done } from '../../kit/ids.ts'
import { BarPage } from '../../timeline/schemas.ts'
import { CREATED_A_MINUTE } from '../limits.ts'
import type { ProjectCommand } from '../moves.ts'
import {
  ArchiveProject,
  ChangeList,
  ChangeProject,
  CreateList,
  CreateProject,
  DeleteList,
  MoveList,
  OpenProject,
  Project,
  ProjectId,
  ProjectPage,
  ProjectQuery,
  TaskList,
} from '../schemas/projects.ts'
import { ProjectBarsQuery } from '../schemas/tasks.ts'
import { Workload, WorkloadQuery } from '../schemas/workload.ts'

const path = '/api/work/projects'
const reads = { module: 'workspace', access: flag('workspace', 'view') } as const
const edits = { module: 'workspace', access: flag('workspace', 'edit') } as const
const manages = { module: 'workspace', access: flag('workspace', 'manage') } as const

/** One command of the moves table. */
const command = (name: ProjectCommand, summary: string) =>
  endpoint({
    ...edits,
    name: `workspace.${name}Project`,
    summary,
    method: 'POST',
    path: `${path}/{id}/${name}`,
    input: ProjectId,
    output: Project,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  })

export const projects = {
  list: endpoint({
    ...reads,
    name: 'workspace.projects',
    summary: 'The projects of a workspace, the newest first.',
    method: 'GET',
    path: '/api/work/workspaces/{id}/projects',
    input: ProjectQuery,
    output: ProjectPage,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...edits,
    name: 'workspace.createProject',
    summary: 'Makes a project in a workspace, with three lists to begin with.',
    method: 'POST',
    path: '/api/work/workspaces/{id}/projects',
    input: CreateProject,
    output: Project,
    errors: ['not_found', 'forbidden', 'workspace.not_a_member'],
    perMinute: CREATED_A_MINUTE,
  }),
  open: endpoint({
    ...reads,
    name: 'workspace.project',
    summary: 'One project with the lists of its board, and the channel to follow it by.',
    method: 'GET',
    path: `${path}/{id}`,
    input: ProjectId,
    output: OpenProject,
    errors: ['not_found'],
  }),
  bars: endpoint({
    ...reads,
    name: 'workspace.projectBars',
    summary: 'The tasks of a project that have a date, for its timeline and its calendar, narrowed as its table is.',
    method: 'GET',
    path: `${path}/{id}/timeline`,
    input: ProjectBarsQuery,
    output: BarPage,
    errors: ['not_found'],
  }),
  workload: endpoint({
    ...reads,
    name: 'workspace.workload',
    summary:
      'What the people of a project have to do each day in all projects that the caller sees, against the working hours: estimates are spread over the working days that are left.',
    method: 'GET',
    path: `${path}/{id}/workload`,
    input: WorkloadQuery,
    output: Workload,
    errors: ['not_found'],
  }),
  change: endpoint({
    ...edits,
    name: 'workspace.changeProject',
    summary: 'Changes what is said of a project, unless someone else did since the caller saw it.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: ChangeProject,
    output: Project,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'workspace.not_a_member'],
  }),
  begin: command('open', 'Opens a project that was a draft.'),
  pause: command('pause', 'Lets a project rest.'),
  resume: command('resume', 'Goes on with a project that rested.'),
  finish: command('finish', 'Finishes a project; what is still open in it stays so.'),
  reopen: command('reopen', 'Goes on with a project that was finished.'),
  cancel: command('cancel', 'Gives a project up.'),
  archive: endpoint({
    ...edits,
    name: 'workspace.archiveProject',
    summary: 'Archives a project, which can be read and no longer be changed; or takes it back.',
    method: 'POST',
    path: `${path}/{id}/archive`,
    input: ArchiveProject,
    output: Project,
    errors: ['not_found', 'forbidden'],
  }),
  delete: endpoint({
    ...manages,
    name: 'workspace.deleteProject',
    summary: 'Deletes a project for good, with all its tasks.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: ProjectId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the schema of the caller is kept
const ofList = <I extends z.ZodObject>(name: string, summary: string, input: I, errors: readonly ErrorCode[] = []) =>
  ({ ...edits, name: `workspace.${name}List`, summary, input, errors: ['not_found', 'forbidden', ...errors] }) as const

/** The lists of a board. */
export const taskLists = {
  create: endpoint({
    ...ofList('create', 'Adds a list to the board of a project, behind the others.', CreateList, ['workspace.too_many_lists']),
    method: 'POST',
    path: `${path}/{id}/lists`,
    output: TaskList,
  }),
  change: endpoint({
    ...ofList('change', 'Changes title, status or limit of a list.', ChangeList, ['changed_meanwhile']),
    method: 'PATCH',
    path: '/api/work/lists/{id}',
    output: TaskList,
  }),
  move: endpoint({
    ...ofList('move', 'Puts a list behind another one of its board, or first.', MoveList),
    method: 'POST',
    path: '/api/work/lists/{id}/move',
    output: Done,
  }),
  delete: endpoint({
    ...ofList('delete', 'Deletes a list; its tasks go to another one of the project.', DeleteList, ['workspace.list_missing']),
    method: 'DELETE',
    path: '/api/work/lists/{id}',
    output: Done,
  }),
}
