import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { CREATED_A_MINUTE } from '../limits.ts'
import { Project } from '../schemas/projects.ts'
import {
  BeginFromTemplate,
  ChangeTemplate,
  OfferedTemplates,
  ProjectTemplate,
  SaveTemplate,
  TemplateId,
} from '../schemas/templates.ts'
import { WorkspaceId } from '../schemas/workspaces.ts'

const reads = { module: 'workspace', access: flag('workspace', 'view') } as const
const edits = { module: 'workspace', access: flag('workspace', 'edit') } as const

/** Projects that others begin with. */
export const projectTemplates = {
  list: endpoint({
    ...reads,
    name: 'workspace.projectTemplates',
    summary: 'The templates that a project of this workspace may begin with, those changed last first.',
    method: 'GET',
    path: '/api/work/workspaces/{id}/templates',
    input: WorkspaceId,
    output: OfferedTemplates,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...edits,
    name: 'workspace.saveProjectTemplate',
    summary:
      'Saves a project as a template of its workspace: lists, labels, milestones, tasks with sub-tasks, action items and dependencies, with days counted from its beginning.',
    method: 'POST',
    path: '/api/work/projects/{id}/template',
    input: SaveTemplate,
    output: ProjectTemplate,
    errors: ['not_found', 'forbidden', 'workspace.too_many_templates', 'workspace.template_too_large'],
    alone: 'template',
    perMinute: CREATED_A_MINUTE,
  }),
  change: endpoint({
    ...edits,
    name: 'workspace.changeProjectTemplate',
    summary: 'Changes what a template is called and where it is offered, unless someone else did since the caller saw it.',
    method: 'PATCH',
    path: '/api/work/templates/{id}',
    input: ChangeTemplate,
    output: ProjectTemplate,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
  delete: endpoint({
    ...edits,
    name: 'workspace.deleteProjectTemplate',
    summary: 'Deletes a template; projects that began with it stay.',
    method: 'DELETE',
    path: '/api/work/templates/{id}',
    input: TemplateId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  begin: endpoint({
    ...edits,
    name: 'workspace.beginProjectFromTemplate',
    summary: 'Makes a project of a template, with all its tasks to do and their days counted from a start date.',
    method: 'POST',
    path: '/api/work/workspaces/{id}/projects/from-template',
    input: BeginFromTemplate,
    output: Project,
    errors: ['not_found', 'forbidden', 'workspace.template_missing', 'labels.too_many'],
    alone: 'template',
    perMinute: CREATED_A_MINUTE,
  }),
}
