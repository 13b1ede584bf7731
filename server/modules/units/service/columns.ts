import type { UnitKind } from '@diwan/contract/units/vocabulary'

export const KIND_WORDS: Readonly<Record<UnitKind, string>> = { department: 'إدارة', group: 'مجموعة', level: 'مستوى' }

const BETWEEN = ' > '

/** Names from the top, each with its own `>` and backslash escaped. */
export const pathCell = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\>]/g, String.raw`\$&`)).join(BETWEEN)

export const pathParts = (cell: string): string[] =>
  [...cell.matchAll(/((?:\\[\\>]|[^>])*)(?:>|$)/g)]
    .map(([, part = '']) => part.replace(/\\([\\>])/g, '$1').trim())
    .slice(0, cell.endsWith('>') && !cell.endsWith(String.raw`\>`) ? undefined : -1)
