import { expect, test } from 'vitest'
import { readFile } from '../import/read-file.ts'
import { dayCell, percentCell } from '../list/export-cell.ts'
import { unguarded } from './guard.ts'
import { streamCsv, writeCsv } from './write-csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1+1', '\r@x', '\u200f=1', '\u2067\u200b @x', '\u0000=1', "'-5"])(
  'no text is a formula: %j (H26)',
  (cell) => {
    const [heading = '', line = ''] = writeCsv([cell], [[cell]]).split('\r\n')
    expect(heading.startsWith(`\ufeff"'`)).toBe(true)
    expect(line.startsWith(`"'`)).toBe(true)
  },
)

test('a negative number is a number, and a text that looks like one is guarded', () => {
  expect(writeCsv(['n'], [[-1234.5, '-1234.5', null]])).toContain(`"-1234.5","'-1234.5",""`)
})

test('what was exported is read back as it was', async () => {
  const cells = ['a"b', '=1+1', 'سطر\nآخر', '-5', "'-5", "''=1", 'x']
  const read = await readFile({
    text: writeCsv(
      ['Name'],
      cells.map((cell) => [cell]),
    ),
    maxRows: 10,
  })
  expect('rows' in read && read.rows.map((row) => unguarded(row.cells[0] ?? ''))).toEqual(cells)
})

test('days and shares are written as the reader reads them', async () => {
  const reading = {
    language: 'en',
    digits: 'latn',
    calendar: 'gregory',
    hijri: { offset: 0, months: [] },
    zone: 'UTC',
    monthNames: 'SA',
  } as const
  const cells = [() => dayCell('2026-11-20', reading), () => percentCell(85), () => null]
  const chunks: Uint8Array[] = []
  for await (const chunk of streamCsv({ heading: ['a', 'b', 'c'], cells, pages: [[{}]], last: () => Promise.resolve(undefined) }))
    chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('\ufeff"a","b","c"\r\n"20-11-2026","85%",""\r\n')
})
