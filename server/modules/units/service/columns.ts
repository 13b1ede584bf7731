import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { ar } from '@diwan/contract/units/words.ar'

/** As the screens name them. */
export const KIND_WORDS: Readonly<Record<UnitKind, string>> = {
  department: ar.kind_department,
  group: ar.kind_group,
  level: ar.kind_level,
}
/** Other names that a file may use. */
export const OTHER_KIND_WORDS: Readonly<Partial<Record<UnitKind, string>>> = { department: 'إدارة' }

const BETWEEN = ' > '

/** Names from the top, each with its own `>` and backslash escaped. */
export const pathCell = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\>]/g, String.raw`\$&`)).join(BETWEEN)

export const pathParts = (cell: string): string[] =>
  [...cell.matchAll(/((?:\\[\\>]|[^>])*)(?:>|$)/g)]
    .map(([, part = '']) => part.replace(/\\([\\>])/g, '$1').trim())
    .slice(0, cell.endsWith('>') && !cell.endsWith(String.raw`\>`) ? undefined : -1)
