import { z } from 'zod'
import { Uuid } from '../kit/ids.ts'

export const UNIT_KINDS = ['department', 'group', 'level'] as const
export const UnitKind = z.enum(UNIT_KINDS)

/** Departments, groups and levels are one tree. Names exist in both languages; the reader's comes first on screen. */
export const Unit = z.object({ id: Uuid, kind: UnitKind, nameAr: z.string(), nameEn: z.string() })
export type Unit = z.infer<typeof Unit>

export const UnitBranch = Unit.extend({ groups: z.array(Unit) })
export type UnitBranch = z.infer<typeof UnitBranch>
