import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { streamCsv } from '../csv/write-csv.ts'
import { streamXlsx } from '../xlsx/stream-xlsx.ts'
import type { ExportCell } from './export-cell.ts'

export interface ExportColumn<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ExportCell
  /** In characters; for spreadsheets. */
  readonly width?: number
}

type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

interface ExportFile<Row> {
  readonly name: string
  readonly format: 'csv' | 'xlsx'
  readonly language: 'ar' | 'en'
  readonly columns: readonly ExportColumn<Row>[]
  readonly pages: Pages<Row>
  /** A last line for the reader; nothing where it is empty. */
  readonly lastLine?: () => Promise<string>
}

/** A list as a file that leaves while it is read. */
export function exportFile<Row>({ name, format, language, columns, pages, lastLine }: ExportFile<Row>): FileAnswer {
  const heading = columns.map((column) => column.heading)
  const look = { rightToLeft: language === 'ar', widths: columns.map(({ width = 20 }) => width) }
  const cells = columns.map(({ cell }) => cell)
  const last = async (): Promise<string[] | undefined> => {
    const text = (await lastLine?.()) ?? ''
    return text === '' ? undefined : columns.map((_column, place) => (place === 0 ? text : ''))
  }
  return {
    name: `${name}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: null,
    etag: null,
    shown: false,
    open: () =>
      Promise.resolve(
        format === 'csv' ? streamCsv({ heading, cells, pages, last }) : streamXlsx(heading, rowsOf({ cells, pages, last }), look),
      ),
  }
}

interface RowsOf<Row> {
  readonly cells: readonly ExportColumn<Row>['cell'][]
  readonly pages: Pages<Row>
  readonly last: () => Promise<string[] | undefined>
}

async function* rowsOf<Row>({ cells, pages, last }: RowsOf<Row>): AsyncGenerator<ExportCell[][]> {
  for await (const rows of pages) yield rows.map((row) => cells.map((cell) => cell(row)))
  const line = await last()
  if (line) yield [line]
}
