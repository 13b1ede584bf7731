import { endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { TimeReport, TimeReportExport, TimeReportQuery } from '../schemas/time-report.ts'
import { AddTime, TaskId, TaskRecord, TimeId, WatchTask } from '../schemas/tasks.ts'

const path = '/api/work/tasks/{id}'
const edits = { module: 'workspace', access: flag('workspace', 'edit'), output: TaskRecord } as const
const refused = ['not_found', 'forbidden'] as const

/** Who watches a task; each says it of themselves. */
export const watching = {
  watch: endpoint({
    module: 'workspace',
    access: flag('workspace', 'view'),
    output: TaskRecord,
    name: 'workspace.watchTask',
    summary: 'Tells the caller what is said and done about a task, or no longer.',
    method: 'POST',
    path: `${path}/watch`,
    input: WatchTask,
    errors: ['not_found', 'workspace.too_many_watchers'],
  }),
}

const reads = { module: 'workspace', method: 'GET', access: flag('workspace', 'view'), errors: ['not_found'] } as const

/** How long people worked in a workspace. */
export const timeReports = {
  report: endpoint({
    ...reads,
    name: 'workspace.timeReport',
    summary: 'The time spent in a workspace, added up by person, project, task or week. Clocks that still run do not count.',
    path: '/api/work/workspaces/{id}/time',
    input: TimeReportQuery,
    output: TimeReport,
  }),
  export: endpoint({
    ...reads,
    name: 'workspace.exportTime',
    summary: 'The same as CSV or XLSX, by person, project, task and week at once.',
    path: '/api/work/workspaces/{id}/time/export',
    input: TimeReportExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
  }),
}

/** How long people worked on a task: by the clock, one a person, or written down afterwards. */
export const times = {
  start: endpoint({
    ...edits,
    name: 'workspace.startTimer',
    summary: 'Starts the clock of the caller on a task; one that runs on another task stops.',
    method: 'POST',
    path: `${path}/timer`,
    input: TaskId,
    errors: [...refused, 'workspace.too_many_times'],
  }),
  stop: endpoint({
    ...edits,
    name: 'workspace.stopTimer',
    summary: 'Stops the clock of the caller on a task.',
    method: 'POST',
    path: `${path}/timer/stop`,
    input: TaskId,
    errors: [...refused],
  }),
  add: endpoint({
    ...edits,
    name: 'workspace.addTime',
    summary: 'Writes down time that the caller worked on a task.',
    method: 'POST',
    path: `${path}/times`,
    input: AddTime,
    errors: [...refused, 'workspace.too_many_times'],
  }),
  remove: endpoint({
    ...edits,
    name: 'workspace.removeTime',
    summary: 'Removes an entry of time of the caller.',
    method: 'DELETE',
    path: `${path}/times/{timeId}`,
    input: TimeId,
    errors: [...refused],
  }),
}
