/** What a spreadsheet would run as a formula, full-width variants included (H26). */
const DANGEROUS = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/

/** A table as spreadsheets read it: UTF-8 with a mark of its encoding, every cell quoted, no cell a formula. */
export function writeCsv(heading: readonly string[], rows: Iterable<readonly (string | number | null | undefined)[]>): string {
  const lines = [heading, ...rows].map((cells) => cells.map(cellOf).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function cellOf(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && DANGEROUS.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
