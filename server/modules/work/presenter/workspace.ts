import type { Colour } from '@diwan/contract/kit/colours'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import type { Visibility, WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { can } from '../access.ts'
import type { WorkspaceRow } from '../queries/workspaces.ts'

/** Fields are listed, never spread: a new column stays private until it is added here. */
export const presentWorkspace = (actor: Actor, row: WorkspaceRow): Workspace => ({
  id: row.id,
  name: row.name,
  colour: row.colour as Colour,
  visibility: row.visibility as Visibility,
  unit: row.unit_id === null ? null : { id: row.unit_id, nameAr: row.unit_name_ar ?? '', nameEn: row.unit_name_en ?? '' },
  people: row.people,
  degree: row.degree as WorkspaceDegree | null,
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.updated_at),
  archivedDate: row.archived_at && toSeconds(row.archived_at),
  version: row.version,
  can: granted(can, actor, row),
})
