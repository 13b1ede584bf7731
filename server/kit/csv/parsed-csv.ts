import { fold } from '@diwan/core/arabic-fold'
import { CsvError, parse } from 'csv-parse/sync'

export interface CsvTask {
  readonly text: string
  /** What each field may be called in the heading. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly maxRows: number
}

export interface ParsedRow {
  /** Line of the file, the heading being 1. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
}

export type ParsedCsv =
  | { readonly rows: readonly ParsedRow[] }
  | { readonly code: string; readonly params?: Readonly<Record<string, string | number>> }

const OPTIONS = { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true, info: true } as const

interface Parsed {
  readonly record: readonly string[]
  readonly line: number
}

/** The rows, or why the file is refused. The heading is judged before anything below it is read. */
export function parsedCsv({ text, columns, maxRows }: CsvTask): ParsedCsv {
  const delimiter = delimiterOf(text)
  try {
    const [first] = recordsOf(text, { delimiter, to: 1 })
    const isHeading = first && (hasCells(first) || first.record.length > Object.keys(columns).length)
    const early = isHeading && fieldsOf(first.record, columns)
    if (early && 'code' in early) return early
    const [heading, ...rows] = recordsOf(text, { delimiter }).filter(hasCells)
    if (!heading || rows.length === 0) return { code: 'csv_no_rows' }
    const fields = fieldsOf(heading.record, columns)
    if ('code' in fields) return fields
    if (rows.length > maxRows) return { code: 'csv_too_many_rows', params: { maximum: maxRows } }
    return {
      rows: rows.map(({ record, line }) => ({
        line,
        values: Object.fromEntries(fields.names.map((field, at) => [field, unguarded(record[at] ?? '')])),
      })),
    }
  } catch (error) {
    if (error instanceof CsvError) return { code: 'csv_broken', params: { line: Number(error['lines'] ?? 1) } }
    throw error
  }
}

function recordsOf(text: string, options: { readonly delimiter: string; readonly to?: number }): Parsed[] {
  const found = parse(text, { ...OPTIONS, ...options }) as unknown as { record: string[]; info: { lines: number } }[]
  return found.map(({ record, info }) => ({ record, line: info.lines }))
}

const hasCells = ({ record }: Parsed): boolean => record.some((cell) => cell !== '')

function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const counted = [',', ';', '\t'].map((mark) => [mark, heading.split(mark).length] as const)
  return counted.toSorted((a, b) => b[1] - a[1])[0]![0]
}

function fieldsOf(
  heading: readonly string[],
  columns: CsvTask['columns'],
): { readonly names: string[] } | Exclude<ParsedCsv, { rows: unknown }> {
  const known = new Map(Object.entries(columns).flatMap(([field, names]) => [field, ...names].map((name) => [key(name), field])))
  const names: string[] = []
  for (const name of heading) {
    const field = known.get(key(name))
    if (field === undefined) return { code: 'csv_unknown_column', params: { column: name.slice(0, 60) } }
    if (names.includes(field)) return { code: 'csv_column_twice', params: { column: name.slice(0, 60) } }
    names.push(field)
  }
  return { names }
}

const key = (name: string): string => fold(name).replace(/[\s_\-.*]/g, '')

const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '').trim()
