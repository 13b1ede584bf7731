import { IMPORT_DELIMITERS, type ImportDelimiter } from '@diwan/contract/kit/import'
import { CsvError, parse } from 'csv-parse/sync'
import { MAX_COLUMNS, trimmedEnd, unreadable, type RawTable, type TableRow, type Unreadable } from './table.ts'

const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  info: true,
} as const
const LINE_ENDS = ['\r\n', '\n', '\r']

interface CsvText {
  readonly text: string
  readonly delimiter?: ImportDelimiter | undefined
  readonly maxRows: number
}

type Delimited = RawTable & { readonly delimiter: ImportDelimiter }

/** The table of a delimited text, each row with the line of the file on which it begins. The heading is judged before the rows are read. */
export function readDelimited({ text, delimiter: chosen, maxRows }: CsvText): Delimited | Unreadable {
  const [stated = '', declared] = /^\ufeff?sep=(.)[ \t]*(?:\r\n|\n|\r)/i.exec(text) ?? []
  const body = text.slice(stated.length).replace(/^\ufeff/, '')
  const delimiter = chosen ?? IMPORT_DELIMITERS.find((one) => one === declared) ?? delimiterOf(body)
  const firstLine = stated === '' ? 1 : 2
  if (headingOf(body).split(delimiter).length > MAX_HEADING) return unreadable('csv_too_many_columns', { maximum: MAX_COLUMNS })
  try {
    const heading = recordsOf(body, { delimiter, firstLine, to: headingAt(body) + 1 }).at(-1)
    if (heading && heading.cells.length > MAX_COLUMNS) return unreadable('csv_too_many_columns', { maximum: MAX_COLUMNS })
    const [first, ...rows] = recordsOf(body, { delimiter, firstLine }).filter(({ cells }) => cells.length > 0)
    if (!first || rows.length === 0) return unreadable('csv_no_rows')
    if (rows.length > maxRows) return unreadable('csv_too_many_rows', { maximum: maxRows })
    return { heading: first.cells, rows, delimiter }
  } catch (error) {
    if (error instanceof CsvError) return unreadable('csv_broken', { line: firstLine - 1 + Number(error['lines'] ?? 1) })
    throw error
  }
}

interface RecordOptions {
  readonly delimiter: string
  readonly firstLine: number
  readonly to?: number
}

function recordsOf(text: string, { delimiter, firstLine, to }: RecordOptions): TableRow[] {
  const limit = to === undefined ? {} : { to }
  const found = parse(text, { ...OPTIONS, ...limit, record_delimiter: LINE_ENDS, delimiter }) as unknown as {
    record: string[]
    info: { bytes: number }
  }[]
  const bytes = Buffer.from(text)
  let [line, from] = [firstLine, 0]
  return found.map(({ record, info }) => {
    const row = { line, cells: trimmedEnd(record.map((cell) => cell.trim())) }
    line += lineBreaksIn(bytes, from, info.bytes)
    from = info.bytes
    return row
  })
}

const [CR, LF] = [13, 10]

/** A line ends with CR, LF or CRLF. A pair is counted with its LF, so that it may be divided between two calls. */
function lineBreaksIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) count += 1
  return count
}

/** How many empty lines come before the heading. */
const headingAt = (text: string): number => (/^(?:[ \t]*(?:\r\n|\n|\r))*/.exec(text)?.[0].match(/\r\n|\n|\r/g) ?? []).length

/** Columns of the widest sheet there is: a heading of more is not even parsed. */
const MAX_HEADING = 16_384

/** The beginning of the heading, without what is in quotes. */
const headingOf = (text: string): string =>
  text
    .trimStart()
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)[0]!

/** Whichever the heading has most of, outside of quotes. */
function delimiterOf(text: string): ImportDelimiter {
  const heading = headingOf(text)
  const counted = IMPORT_DELIMITERS.map((mark) => [mark, heading.split(mark).length] as const)
  return counted.toSorted((a, b) => b[1] - a[1])[0]![0]
}
