import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { streamCsv } from '../csv/write-csv.ts'
import { streamXlsx } from '../xlsx/stream-xlsx.ts'

export interface ExportColumn<Row> {
  readonly heading: string
  readonly cell: (row: Row) => string
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
  const cells = cellsOf(columns, pages, lastLine)
  return {
    name: `${name}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: null,
    etag: null,
    shown: false,
    open: () => Promise.resolve(format === 'csv' ? streamCsv(heading, cells) : streamXlsx(heading, cells, look)),
  }
}

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: Pages<Row>,
  lastLine: ExportFile<Row>['lastLine'],
): AsyncGenerator<string[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map(({ cell }) => cell(row)))
  const last = (await lastLine?.()) ?? ''
  if (last !== '') yield [columns.map((_column, place) => (place === 0 ? last : ''))]
}
