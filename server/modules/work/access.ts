import { WORKSPACE_DEGREES, type WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import { living } from '../../kit/access/living.ts'
import { audience, relations, shared, within, type May } from '../../kit/access/reach.ts'
import type { WorkspaceReach } from './queries/workspaces.ts'
import type { Inside } from './queries/inside.ts'

const of = { kind: 'workspace', repeats: 'created_at' } as const
const from = (atLeast: WorkspaceDegree) =>
  relations<WorkspaceReach>({ member: shared({ ...of, degrees: WORKSPACE_DEGREES, atLeast }) })

/** Its people, and those to whom it is open. */
export const reach = relations<WorkspaceReach>({ ...from('reader'), audience: audience(of) })

/** What is archived is read, and changes no more. */
const unarchived =
  (may: May<WorkspaceReach>): May<WorkspaceReach> =>
  (actor, row) =>
    row.archived_at === null && may(actor, row)

const manage = living(within(from('admin'), 'workspace.manage'))

export const can = {
  view: living(within(reach, 'workspace.view')),
  edit: unarchived(living(within(from('member'), 'workspace.edit'))),
  manage,
  delete: ((actor, row) => row.degree === 'owner' && manage(actor, row)) as May<WorkspaceReach>,
}

const through = { ...of, through: 'workspace_id' } as const
const fromInside = (atLeast: WorkspaceDegree) =>
  relations<Inside>({ member: shared({ ...through, degrees: WORKSPACE_DEGREES, atLeast }) })

/** Projects and tasks: what somebody is to their workspace. */
export const reachInside = relations<Inside>({ ...fromInside('reader'), audience: audience(through) })

const view = living(within(reachInside, 'workspace.view'))
const works = living(within(fromInside('member'), 'workspace.edit'))
const edit: May<Inside> = (actor, row) => !row.archived && works(actor, row)

export const canProject = {
  view,
  edit,
  /** And take it back, which `edit` could not. */
  archive: ((actor, row) => !row.workspace_archived && works(actor, row)) as May<Inside>,
  manage: living(within(fromInside('admin'), 'workspace.manage')),
}

export const canTask = { view, edit }
