import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly name: string
  readonly head: string
  /** Drawn in place of the words of the head, which stay its name. */
  readonly sign?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** In pixels, without the gap. The first column without a width is the title and takes what is left. */
  readonly width?: number
  /** The title keeps so much while another column can still give way. */
  readonly least?: number
  /** Where the table is narrow, the lowest gives way first; what is not said never does. */
  readonly rank?: number
  /** Shown by itself only where the window is at least 1440 px wide. */
  readonly optional?: boolean
  /** An optional one that is never shown by itself. */
  readonly hidden?: boolean
  /** Its value as text: nobody reads a column without values, or an optional one with the same value in each row. */
  readonly comparable?: (row: Row) => string
  /** The sort of the list that the head asks for. */
  readonly sort?: string
  /** How its value is changed in place. */
  readonly edit?: CellEdit<Row> | undefined
}

/** A cell that is changed where it stands: pressed, or with Enter, it opens what its value is chosen in. */
export interface CellEdit<Row> {
  readonly may: (row: Row) => boolean
  /** What the button says after its value. */
  readonly label: string
  /** `ask` puts a dialog in the place of the choices, where one of them asks for more. */
  readonly field: (row: Row, close: () => void, ask: (dialog: ReactNode) => void) => ReactNode
  /** What opens is a dialog of its own. */
  readonly dialog?: boolean
}

/** What one person chose for one table. */
export interface KeptColumns {
  readonly shown?: Readonly<Record<string, boolean>>
  readonly widths?: Readonly<Record<string, number>>
}

export const GAP = 12
/** What the first and the last cell keep from the edge, beside half a gap. */
export const START = 14
export const END = 10
/** The least of a title that names none. */
const TITLE = 380
export const NARROWEST = 40

interface Room {
  readonly table: number
  readonly window: number
  /** What stands before the first column. */
  readonly before: number
}

export const isTitle = (column: Pick<Column<never>, 'width'>): boolean => column.width === undefined

export const isChosen = (
  column: Pick<Column<never>, 'name' | 'optional' | 'hidden'>,
  kept: KeptColumns,
  window: number,
): boolean => kept.shown?.[column.name] ?? (column.optional !== true || (window >= 1440 && column.hidden !== true))

export const widthOf = (column: Pick<Column<never>, 'name' | 'width'>, kept: KeptColumns): number | undefined =>
  column.width === undefined ? undefined : (kept.widths?.[column.name] ?? column.width)

/** From so many rows on, the same value in each of them says nothing. */
const ENOUGH_ROWS = 5

/** The columns that tell rows apart, and those that somebody chose. */
export function tellingColumns<Row>(
  columns: readonly Column<Row>[],
  kept: KeptColumns,
  rows: readonly Row[],
): readonly Column<Row>[] {
  return columns.filter(({ name, optional, comparable }) => {
    if (!comparable || kept.shown?.[name] !== undefined || rows.length === 0) return true
    const values = new Set(rows.map(comparable))
    if (!optional) return values.size > 1 || !values.has('')
    return values.size > 1 || (!values.has('') && rows.length < ENOUGH_ROWS)
  })
}

/** The columns that have room: chosen ones, less those of the lowest rank until the title can be read. */
export function columnsIn<Row>(columns: readonly Column<Row>[], kept: KeptColumns, room: Room): readonly Column<Row>[] {
  const chosen = columns.filter((column) => isTitle(column) || isChosen(column, kept, room.window))
  const wanted = Math.min(columns.find(isTitle)?.least ?? TITLE, room.table / 2)
  const leaving = chosen.filter(({ rank }) => rank !== undefined).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const taken = (some: readonly Column<Row>[]): number =>
    some.reduce((sum, column) => sum + (widthOf(column, kept) ?? 0) + GAP, START + END + room.before)
  let shown = chosen
  for (const column of leaving) {
    if (room.table - taken(shown) >= wanted) break
    shown = shown.filter((one) => one !== column)
  }
  return shown
}
