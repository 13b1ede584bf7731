/** What a spreadsheet would run as a formula, full-width variants included (H26). */
const DANGEROUS = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/

/** A table as spreadsheets read it: UTF-8 with a mark of its encoding, every cell quoted, no cell a formula. */
export function writeCsv(heading: Row, rows: Iterable<Row>): string {
  return `\ufeff${[heading, ...rows].map(lineOf).join('')}`
}

/** The same while its rows are still being read: page by page, none of which stays in memory. */
export async function* streamCsv(heading: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeCsv(heading, []))
  for await (const rows of pages) yield Buffer.from(rows.map(lineOf).join(''))
}

type Row = readonly (string | number | null | undefined)[]

const lineOf = (cells: Row): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && DANGEROUS.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
