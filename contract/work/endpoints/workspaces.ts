import { endpoint, flag } from '../../kit/endpoint.ts'
import { listEndpoints } from '../../kit/endpoints/list.ts'
import { Done } from '../../kit/ids.ts'
import { peopleEndpoints } from '../../people/endpoints.ts'
import { CREATED_A_MINUTE } from '../limits.ts'
import {
  ArchiveWorkspace,
  ChangeWorkspace,
  CreateWorkspace,
  OpenWorkspace,
  Workspace,
  WorkspaceCountQuery,
  WorkspaceDegree,
  WorkspaceId,
  WorkspaceQuery,
} from '../schemas/workspaces.ts'

const reads = { module: 'workspace', access: flag('workspace', 'view') } as const
const manages = { module: 'workspace', access: flag('workspace', 'manage') } as const
const path = '/api/work/workspaces'

export const workspaces = {
  ...listEndpoints({
    module: 'workspace',
    path,
    query: WorkspaceQuery,
    filter: WorkspaceCountQuery,
    item: Workspace,
    summary: 'The workspaces this caller may see, the newest first.',
    things: 'workspaces',
  }),
  open: endpoint({
    ...reads,
    name: 'workspace.open',
    summary: 'One workspace, with the channels to follow it by.',
    method: 'GET',
    path: `${path}/{id}`,
    input: WorkspaceId,
    output: OpenWorkspace,
    errors: ['not_found'],
  }),
  create: endpoint({
    module: 'workspace',
    access: flag('workspace', 'create'),
    name: 'workspace.create',
    summary: 'Makes a workspace, owned by the caller.',
    method: 'POST',
    path,
    input: CreateWorkspace,
    output: Workspace,
    errors: ['workspace.unit_missing'],
    perMinute: CREATED_A_MINUTE,
  }),
  change: endpoint({
    ...manages,
    name: 'workspace.change',
    summary: 'Changes name, colour or visibility of a workspace, unless someone else did since the caller saw it.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: ChangeWorkspace,
    output: Workspace,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'workspace.unit_missing', 'workspace.archived'],
  }),
  archive: endpoint({
    ...manages,
    name: 'workspace.archive',
    summary: 'Archives a workspace with all that lies in it, which can be read and no longer be changed; or takes it back.',
    method: 'POST',
    path: `${path}/{id}/archive`,
    input: ArchiveWorkspace,
    output: Workspace,
    errors: ['not_found', 'forbidden'],
  }),
  delete: endpoint({
    ...manages,
    name: 'workspace.delete',
    summary: 'Deletes a workspace for good, with all that lies in it; for its owners.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: WorkspaceId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
}

export const workspacePeople = {
  ...peopleEndpoints({
    module: 'workspace',
    path: `${path}/{id}`,
    flags: { read: 'view', share: 'manage' },
    degree: WorkspaceDegree,
    thing: 'workspace',
  }),
}
