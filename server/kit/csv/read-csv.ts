import { fold } from '@diwan/core/arabic-fold'
import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '../http/problem.ts'

/** What a column may be called in the heading, in either language; compared folded. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly string[]>>

export interface CsvRow<Field extends string> {
  /** Line of the file, the heading being 1. */
  readonly line: number
  readonly values: Partial<Record<Field, string>>
}

/**
 * Rows of a file with a heading, its columns in any order, separated by comma, semicolon or tab. Cells are trimmed; one that
 * our own export guarded against formulas loses the guard. Unknown columns, doubled ones and broken quoting refuse the file.
 */
export function readCsv<Field extends string>(text: string, columns: Columns<Field>, maxRows: number): CsvRow<Field>[] {
  const records = recordsOf(text)
  const [heading, ...rows] = records
  if (!heading || rows.length === 0) throw refused('csv_no_rows')
  if (rows.length > maxRows) throw refused('csv_too_many_rows', { maximum: maxRows })
  const fields = fieldsOf(heading.record, columns)
  return rows.map(({ record, line }) => ({
    line,
    values: Object.fromEntries(fields.map((field, at) => [field, unguarded(record[at] ?? '')])) as CsvRow<Field>['values'],
  }))
}

interface Parsed {
  readonly record: readonly string[]
  readonly line: number
}

function recordsOf(text: string): Parsed[] {
  const delimiter = delimiterOf(text)
  try {
    const found = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true, info: true })
    return (found as unknown as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => ({ record, line: info.lines }))
      .filter(({ record }) => record.some((cell) => cell !== ''))
  } catch (error) {
    if (error instanceof CsvError) throw refused('csv_broken', { line: Number(error['lines'] ?? 1) })
    throw error
  }
}

function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const counted = [',', ';', '\t'].map((mark) => [mark, heading.split(mark).length] as const)
  return counted.toSorted((a, b) => b[1] - a[1])[0]![0]
}

function fieldsOf<Field extends string>(heading: readonly string[], columns: Columns<Field>): Field[] {
  const names = new Map(
    (Object.keys(columns) as Field[]).flatMap((field) => [field, ...columns[field]].map((name) => [key(name), field])),
  )
  const fields = heading.map((name) => names.get(key(name)))
  const unknown = heading.find((_, at) => fields[at] === undefined)
  if (unknown !== undefined) throw refused('csv_unknown_column', { column: unknown.slice(0, 60) })
  const twice = heading.find((_, at) => fields.indexOf(fields[at]) !== at)
  if (twice !== undefined) throw refused('csv_column_twice', { column: twice.slice(0, 60) })
  return fields as Field[]
}

const key = (name: string): string => fold(name).replace(/[\s_\-.*]/g, '')

const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '').trim()

const refused = (code: string, params?: Record<string, string | number>): Problem =>
  new Problem('invalid_input', { fields: [{ path: 'csv', code, ...(params && { params }) }] })
