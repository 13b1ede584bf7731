import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { ChangeMilestone, CreateMilestone, Milestone, MilestoneId } from '../schemas/projects.ts'

const edits = { module: 'workspace', access: flag('workspace', 'edit') } as const

/** What a project is on its way to. */
export const milestones = {
  create: endpoint({
    ...edits,
    name: 'workspace.createMilestone',
    summary: 'Adds a milestone to a project.',
    method: 'POST',
    path: '/api/work/projects/{id}/milestones',
    input: CreateMilestone,
    output: Milestone,
    errors: ['not_found', 'forbidden', 'workspace.too_many_milestones'],
  }),
  change: endpoint({
    ...edits,
    name: 'workspace.changeMilestone',
    summary: 'Changes title or day of a milestone, unless someone else did since the caller saw it.',
    method: 'PATCH',
    path: '/api/work/milestones/{id}',
    input: ChangeMilestone,
    output: Milestone,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  }),
  delete: endpoint({
    ...edits,
    name: 'workspace.deleteMilestone',
    summary: 'Deletes a milestone; its tasks stay.',
    method: 'DELETE',
    path: '/api/work/milestones/{id}',
    input: MilestoneId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
}
