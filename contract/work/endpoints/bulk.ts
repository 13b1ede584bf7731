import { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { StartTaskBulk, TaskBulkLines, TaskBulkRun } from '../schemas/bulk.ts'
import { TaskId } from '../schemas/tasks.ts'

const of = { module: 'workspace', access: flag('workspace', 'edit') } as const

export const taskBulk = {
  start: endpoint({
    ...of,
    name: 'workspace.bulk.start',
    summary: 'Does the same with many tasks, one after the other and by turns with the runs of others; each is judged by itself.',
    method: 'POST',
    path: '/api/work/bulk',
    input: StartTaskBulk,
    output: TaskBulkRun,
    errors: ['workspace.too_many_runs'],
  }),
  list: endpoint({
    ...of,
    name: 'workspace.bulk.list',
    summary: 'The runs of the caller of the last day, newest first, each with how far it came.',
    method: 'GET',
    path: '/api/work/bulk',
    input: z.strictObject({}),
    output: TaskBulkLines,
  }),
  open: endpoint({
    ...of,
    name: 'workspace.bulk.open',
    summary: 'How far such a run of the caller came, and what became of each task; kept for a day.',
    method: 'GET',
    path: '/api/work/bulk/{id}',
    input: TaskId,
    output: TaskBulkRun,
    errors: ['not_found'],
  }),
}
