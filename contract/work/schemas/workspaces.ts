import { z } from 'zod'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { line, Seconds, Uuid, Version } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { MAX_WORKSPACE_NAME } from '../limits.ts'
import { workspaceList } from '../list.ts'
import { VISIBILITIES, WORKSPACE_DEGREES, WORKSPACE_FLAGS } from '../vocabulary.ts'

export const WorkspaceDegree = z.enum(WORKSPACE_DEGREES)

/** A unit as somebody reads it in either language. */
const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

export const Workspace = z.object({
  id: Uuid,
  name: z.string(),
  colour: z.enum(COLOURS),
  visibility: z.enum(VISIBILITIES),
  /** The department or group it is open to. */
  unit: UnitName.nullable(),
  people: z.int(),
  /** What the caller is in it; nothing where it is only open to them. */
  degree: WorkspaceDegree.nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  archivedDate: Seconds.nullable(),
  version: z.int(),
  /** Who: the rights of this caller on this workspace. */
  can: grants(WORKSPACE_FLAGS),
})
export type Workspace = z.infer<typeof Workspace>

/** With the channels to follow it by. */
export const OpenWorkspace = z.object({ workspace: Workspace, positions: z.array(Position) })

const name = line(MAX_WORKSPACE_NAME)
const colour = z.enum(COLOURS)
const visibility = z.enum(VISIBILITIES)
const unitId = Uuid.nullable()

export const WorkspaceId = z.strictObject({ id: Uuid })
/** `unitId`: to which department or group it is open. */
export const CreateWorkspace = z.strictObject({
  name,
  colour: colour.default('blue'),
  visibility: visibility.default('private'),
  unitId: unitId.default(null),
})
/** `version` is that of the workspace as the caller saw it; what is left out stays. */
export const ChangeWorkspace = z.strictObject({
  id: Uuid,
  version: Version,
  name: name.optional(),
  colour: colour.optional(),
  visibility: visibility.optional(),
  unitId: unitId.optional(),
})
export const ArchiveWorkspace = z.strictObject({ id: Uuid, on: z.boolean() })

export const WorkspaceCountQuery = z.strictObject({
  view: z.enum(workspaceList.views).default(workspaceList.views[0]!),
  ...filterFields(workspaceList),
})
export const WorkspaceQuery = WorkspaceCountQuery.extend({ ...orderFields(workspaceList), ...pageInput })
