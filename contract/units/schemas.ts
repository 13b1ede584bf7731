import { z } from 'zod'
import { grants } from '../kit/grants.ts'
import { line, Seconds, sought, Uuid, Version } from '../kit/ids.ts'
import { Counter, pageInput } from '../kit/page.ts'
import { MAX_UNIT_NAME } from './limits.ts'
import { MEMBER_RELATIONS, UNIT_FLAGS, UNIT_KINDS } from './vocabulary.ts'

export const UnitKind = z.enum(UNIT_KINDS)
const MemberRelation = z.enum(MEMBER_RELATIONS)

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
const one = { id: Uuid, version: Version }
const archived = z.enum(['without', 'with']).default('without')

export const ChoicesQuery = z.strictObject({
  ...pageInput,
  /** Groups of this department; departments when absent. */
  departmentId: Uuid.optional(),
  text: sought(MAX_UNIT_NAME).optional(),
})
export const ChildrenQuery = z.strictObject({ ...pageInput, parentId: Uuid.optional(), archived })
export const SearchQuery = z.strictObject({
  ...pageInput,
  text: sought(MAX_UNIT_NAME).min(1),
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

/** Under this one; at the root when absent. */
export const MoveUnit = z.strictObject({ ...one, parentId: Uuid.optional() })
export type MoveUnit = z.infer<typeof MoveUnit>
export const PreviewMove = z.strictObject({ id: Uuid, parentId: Uuid.optional() })

/** Everything in it goes to this one first; without it only what is empty is deleted. */
export const DeleteUnit = z.strictObject({ ...one, targetId: Uuid.optional() })
export type DeleteUnit = z.infer<typeof DeleteUnit>
export const PreviewDelete = z.strictObject({ id: Uuid, targetId: Uuid.optional() })

const UnitPerson = z.object({ id: Uuid, fullName: z.string() })
/** `module` is whose they are: its words say `held_<kind>`. */
const Records = z.array(z.object({ kind: z.string(), module: z.string(), ...Counter.shape }))

/** By which relations somebody begins or ceases to see how many records and units. */
const SightPart = z.object({ relations: z.array(z.string()), records: Records, units: Counter })
export const SightChange = z.object({ person: UnitPerson, gains: SightPart.nullable(), loses: SightPart.nullable() })
export type SightChange = z.infer<typeof SightChange>

/** Who sees what before and after: all are counted, the first are named. */
export const SightPreview = z.object({ version: z.int(), people: Counter, shown: z.array(SightChange) })
export type SightPreview = z.infer<typeof SightPreview>

/** What stands against deleting it, in numbers, and where everything would go. */
export const DeletePreview = SightPreview.extend({ members: Counter, children: Counter, records: Records, empty: z.boolean() })

export const Member = z.object({ person: UnitPerson, relation: MemberRelation })
export const MembersQuery = z.strictObject({ id: Uuid, ...pageInput })
export const ChangeMember = z.strictObject({ id: Uuid, userId: Uuid, relation: MemberRelation })
export type ChangeMember = z.infer<typeof ChangeMember>

export const HistoryQuery = z.strictObject({ id: Uuid, ...pageInput })
export const UnitChange = z.object({
  id: Uuid,
  event: z.string(),
  actor: UnitPerson.nullable(),
  at: Seconds,
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
