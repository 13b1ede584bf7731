import type { ColumnNames } from '@diwan/contract/kit/import'
import type { UnitKind } from '@diwan/contract/units/vocabulary'

/** As the export writes them; a file may use either language. */
export const UNIT_COLUMNS = {
  path_ar: { ar: 'المسار بالعربية', en: 'Path in Arabic', also: ['path_ar', 'الاسم بالعربية', 'arabic name'] },
  path_en: { ar: 'المسار بالإنجليزية', en: 'Path in English', also: ['path_en', 'english name'] },
  kind: { ar: 'النوع', en: 'Kind', also: ['type'] },
  order: { ar: 'الترتيب', en: 'Order', also: [], type: 'number' },
  head: { ar: 'بريد الرئيس', en: 'Head e-mail', also: ['head'], type: 'email' },
} as const satisfies Record<string, ColumnNames>
export type UnitColumn = keyof typeof UNIT_COLUMNS

export const KIND_WORDS: Readonly<Record<UnitKind, string>> = { department: 'إدارة', group: 'مجموعة', level: 'مستوى' }

const BETWEEN = ' > '

/** Names from the top, each with its own `>` and backslash escaped. */
export const pathCell = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\>]/g, String.raw`\$&`)).join(BETWEEN)

export const pathParts = (cell: string): string[] =>
  [...cell.matchAll(/((?:\\[\\>]|[^>])*)(?:>|$)/g)]
    .map(([, part = '']) => part.replace(/\\([\\>])/g, '$1').trim())
    .slice(0, cell.endsWith('>') && !cell.endsWith(String.raw`\>`) ? undefined : -1)
