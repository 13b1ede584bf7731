import { z } from 'zod'
import { grants } from '../kit/grants.ts'
import { line, Uuid } from '../kit/ids.ts'
import { Counter, pageInput } from '../kit/page.ts'
import { MAX_UNIT_NAME } from './limits.ts'
import { UNIT_FLAGS, UNIT_KINDS } from './vocabulary.ts'

export const UnitKind = z.enum(UNIT_KINDS)

/** Departments, groups and levels are one tree. Names exist in both languages; the reader's comes first on screen. */
export const Unit = z.object({ id: Uuid, kind: UnitKind, nameAr: z.string(), nameEn: z.string() })
export type Unit = z.infer<typeof Unit>

/** Where a request can go, with what stands above it, so that two of one name can be told apart. */
export const UnitChoice = Unit.extend({ parent: Unit.nullable() })
export type UnitChoice = z.infer<typeof UnitChoice>

/** One line of the tree. */
export const UnitLine = Unit.extend({
  parentId: Uuid.nullable(),
  /** The place among its siblings, from 1: the order number of a level (Q.35). */
  order: z.int().min(1),
  /** The group of a level, by name (S3.12). */
  group: Unit.nullable(),
  children: Counter,
  people: Counter,
  archived: z.boolean(),
  version: z.int(),
  can: grants(UNIT_FLAGS),
})
export type UnitLine = z.infer<typeof UnitLine>

/** One unit opened: the line, and all that stands above it from the root down. */
export const UnitRecord = UnitLine.extend({ path: z.array(Unit) })
export type UnitRecord = z.infer<typeof UnitRecord>

export const UnitHit = Unit.extend({ path: z.array(Unit), archived: z.boolean() })
export type UnitHit = z.infer<typeof UnitHit>

const names = { nameAr: line(MAX_UNIT_NAME), nameEn: line(MAX_UNIT_NAME) }
const one = { id: Uuid, version: z.int().min(1) }
const archived = z.enum(['without', 'with']).default('without')

export const ChoicesQuery = z.strictObject({
  ...pageInput,
  /** Groups of this department; departments when absent. */
  departmentId: Uuid.optional(),
  text: z.string().max(MAX_UNIT_NAME).optional(),
})
export const ChildrenQuery = z.strictObject({ ...pageInput, parentId: Uuid.optional(), archived })
export const SearchQuery = z.strictObject({
  ...pageInput,
  text: z.string().min(1).max(MAX_UNIT_NAME),
  kind: UnitKind.optional(),
  archived,
})
export const UnitCounts = z.object({ departments: Counter, groups: Counter, levels: Counter })

export const CreateUnit = z.strictObject({ kind: UnitKind, parentId: Uuid.optional(), ...names })
export type CreateUnit = z.infer<typeof CreateUnit>
export const RenameUnit = z.strictObject({ ...one, ...names })
export type RenameUnit = z.infer<typeof RenameUnit>
/** Behind this sibling; first when absent. */
export const ReorderUnit = z.strictObject({ ...one, behindId: Uuid.optional() })
export type ReorderUnit = z.infer<typeof ReorderUnit>
export const UnitAtVersion = z.strictObject(one)
export type UnitAtVersion = z.infer<typeof UnitAtVersion>
export const UnitId = z.strictObject({ id: Uuid })
