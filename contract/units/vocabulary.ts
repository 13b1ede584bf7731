import type { ColumnNames } from '../kit/import.ts'

/** Free of schemas, so that a light screen can name these without loading them. */
export const UNIT_KINDS = ['department', 'group', 'level'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** How a person relates to a unit. Any relation makes them belong to it; the grants say what that opens. */
export const MEMBER_RELATIONS = ['head', 'deputy', 'agent', 'member'] as const
export type MemberRelation = (typeof MEMBER_RELATIONS)[number]

export const UNIT_FLAGS = ['view', 'manage'] as const

/** What may stand under what: departments nest, groups stand under departments, levels under groups. */
const above: Readonly<Record<UnitKind, readonly (UnitKind | null)[]>> = {
  department: [null, 'department'],
  group: ['department'],
  level: ['group'],
}
export const mayStandUnder = (kind: UnitKind, parent: UnitKind | null): boolean => above[kind].includes(parent)

/** What can be made below a unit of this kind, or at the root. */
export const kindsBelow = (parent: UnitKind | null): UnitKind[] => UNIT_KINDS.filter((kind) => mayStandUnder(kind, parent))

/** As the export writes them; a file may use either language. */
export const UNIT_COLUMNS = {
  path_ar: { ar: 'المسار بالعربية', en: 'Path in Arabic', also: ['path_ar', 'الاسم بالعربية', 'arabic name'] },
  path_en: { ar: 'المسار بالإنجليزية', en: 'Path in English', also: ['path_en', 'english name'] },
  kind: { ar: 'النوع', en: 'Kind', also: ['type'] },
  order: { ar: 'الترتيب', en: 'Order', also: [], type: 'number' },
  head: { ar: 'بريد الرئيس', en: 'Head e-mail', also: ['head'], type: 'email' },
} as const satisfies Record<string, ColumnNames>
export type UnitColumn = keyof typeof UNIT_COLUMNS
