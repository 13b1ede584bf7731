import { Apart } from '../apart/apart.ts'
import { Problem } from '../http/problem.ts'
import { parsedCsv, type CsvTask, type ParsedCsv } from './parsed-csv.ts'

/** What a column may be called in the heading, in either language; compared folded. */
export type Columns<Field extends string> = Readonly<Record<Field, readonly string[]>>

export interface CsvRow<Field extends string> {
  /** Line of the file, the heading being 1. */
  readonly line: number
  readonly values: Partial<Record<Field, string>>
}

/** Up to here a file is read in some milliseconds, faster than a thread begins. */
const READ_HERE = 32_768

const parseApart = new Apart<CsvTask, ParsedCsv>(new URL('csv-worker.ts', import.meta.url), {
  seconds: 15,
  megabytes: 512,
  atOnce: 2,
})

/**
 * Rows of a file with a heading, its columns in any order, separated by comma, semicolon or tab. Cells are trimmed; one that
 * our own export guarded against formulas loses the guard. Unknown columns, doubled ones and broken quoting refuse the file.
 * A large file is read in a thread of its own.
 */
export async function readCsv<Field extends string>(
  person: string,
  text: string,
  columns: Columns<Field>,
  maxRows: number,
): Promise<CsvRow<Field>[]> {
  const task = { text, columns, maxRows }
  const parsed = text.length <= READ_HERE ? parsedCsv(task) : await parseApart.run(person, task)
  if (!parsed) throw new Problem('too_large')
  if ('rows' in parsed) return parsed.rows as CsvRow<Field>[]
  const { code, params } = parsed
  throw new Problem('invalid_input', { fields: [{ path: 'csv', code, ...(params && { params }) }] })
}
