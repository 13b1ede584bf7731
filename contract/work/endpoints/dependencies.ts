import { endpoint, flag } from '../../kit/endpoint.ts'
import { ProjectId } from '../schemas/projects.ts'
import {
  ApplyShifts,
  CriticalPath,
  DependencyId,
  NamedQuery,
  NamedTasks,
  SetDependency,
  Shifts,
} from '../schemas/dependencies.ts'
import { TaskId, TaskRecord } from '../schemas/tasks.ts'

const path = '/api/work/tasks/{id}'
const reads = { module: 'workspace', method: 'GET', access: flag('workspace', 'view') } as const
const edits = { module: 'workspace', access: flag('workspace', 'edit') } as const

/** What a task waits for, and what becomes of those that follow it. */
export const dependencies = {
  named: endpoint({
    ...reads,
    name: 'workspace.namedTasks',
    summary: 'Tasks of a project by words of their titles, those changed last first.',
    path: '/api/work/projects/{id}/tasks/named',
    input: NamedQuery,
    output: NamedTasks,
    errors: ['not_found'],
  }),
  criticalPath: endpoint({
    ...reads,
    name: 'workspace.criticalPath',
    summary: 'Which open tasks of a project decide when its last one ends, and by how many working days the others can be late.',
    path: '/api/work/projects/{id}/critical-path',
    input: ProjectId,
    output: CriticalPath,
    errors: ['not_found', 'workspace.too_many_planned'],
  }),
  set: endpoint({
    ...edits,
    name: 'workspace.setDependency',
    summary: 'Lets a task wait for another one of its project, or changes how.',
    method: 'POST',
    path: `${path}/dependencies`,
    input: SetDependency,
    output: TaskRecord,
    errors: [
      'not_found',
      'forbidden',
      'workspace.no_dependency',
      'workspace.dependency_circle',
      'workspace.too_many_dependencies',
    ],
  }),
  remove: endpoint({
    ...edits,
    name: 'workspace.removeDependency',
    summary: 'Lets a task no longer wait for that one.',
    method: 'DELETE',
    path: `${path}/dependencies/{beforeId}`,
    input: DependencyId,
    output: TaskRecord,
    errors: ['not_found', 'forbidden'],
  }),
  preview: endpoint({
    ...reads,
    name: 'workspace.previewShift',
    summary: 'Where the tasks that follow would have to lie, as this one lies now.',
    path: `${path}/shift`,
    input: TaskId,
    output: Shifts,
    errors: ['not_found'],
  }),
  shift: endpoint({
    ...edits,
    name: 'workspace.shiftTasks',
    summary: 'Puts the tasks that follow where the preview said; refused where that is another place by now.',
    method: 'POST',
    path: `${path}/shift`,
    input: ApplyShifts,
    output: Shifts,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
}
