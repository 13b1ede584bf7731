/** No list of ours has as many; a sheet of a spreadsheet may have 16,384. */
export const MAX_COLUMNS = 500

export interface TableRow {
  /** Line of the file on which the row begins, the first being 1. */
  readonly line: number
  /** Without empty cells at its end. */
  readonly cells: readonly string[]
}

export interface RawTable {
  readonly heading: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Why a file is not read at all. */
export interface Unreadable {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

export const unreadable = (code: string, params?: Unreadable['params']): Unreadable => ({ code, ...(params && { params }) })

export function trimmedEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}
