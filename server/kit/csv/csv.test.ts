import { expect, test } from 'vitest'
import { Problem } from '../http/problem.ts'
import { dayOf } from './day-cell.ts'
import { parsedCsv } from './parsed-csv.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const columns = { email: ['E-mail', 'البريد الإلكتروني'], name: ['Name', 'الاسم'] } as const
const read = (text: string) => readCsv('sara', text, columns, 3)

const codeOf = (text: string): Promise<string> =>
  read(text).then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? JSON.stringify(error.body('x').fields?.[0]?.code) : String(error)),
  )

test('headings in either language, any order, any separator, with or without a byte order mark', async () => {
  const expected = [{ line: 2, values: { email: 'a@x.sa', name: 'سارة، بنت محمد' } }]
  expect(await read('\ufeffE-mail,Name\r\na@x.sa,"سارة، بنت محمد"\r\n')).toEqual(expected)
  expect(await read('الاسم;البريد الالكترونى\nسارة، بنت محمد;a@x.sa')).toEqual(expected)
  expect(await read('name\temail\n  سارة، بنت محمد \ta@x.sa\n\n')).toEqual(expected)
})

test('a row knows its line, also below a cell of several lines', async () => {
  expect((await read('email,name\na@x.sa,"two\nlines"\nb@x.sa,C')).map((row) => row.line)).toEqual([3, 4])
})

test('what cannot be read refuses the whole file with a reason', async () => {
  expect(await codeOf('email,name')).toContain('csv_no_rows')
  expect(await codeOf('')).toContain('csv_no_rows')
  expect(await codeOf('email,salary\na@x.sa,1')).toContain('csv_unknown_column')
  expect(await codeOf('email,E-mail\na@x.sa,b@x.sa')).toContain('csv_column_twice')
  expect(await codeOf('email,name\na@x.sa,"open')).toContain('csv_broken')
  expect(await codeOf(`email\n${'a@x.sa\n'.repeat(4)}`)).toContain('csv_too_many_rows')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1+1', '\r@x', '\u200f=1', '\u2067\u200b @x', '\u0000=1'])(
  'no cell is a formula: %j (H26)',
  (cell) => {
    const [, line = ''] = writeCsv(['name'], [[cell]]).split('\r\n')
    expect(line.startsWith(`"'`)).toBe(true)
  },
)

test('what was exported is read back as it was', async () => {
  const cells = ['a"b', '=1+1', 'سطر\nآخر', '-5']
  const text = writeCsv(
    ['Name'],
    cells.slice(0, 3).map((cell) => [cell]),
  )
  expect((await read(text)).map((row) => row.values.name)).toEqual(cells.slice(0, 3))
  expect(writeCsv(['n'], [[-5, null]])).toContain('"-5",""')
})

test('a day is read as the portal writes it, also where the Hijri day stands beside it', () => {
  for (const text of ['2026-11-20', '20-11-2026', '٢٠-١١-٢٠٢٦', '\u206820-11-2026\u2069 · \u206810 جمادى الآخرة 1448\u2069'])
    expect(dayOf(text)).toBe('2026-11-20')
  expect(dayOf('10 جمادى الآخرة 1448')).toBe('10 جمادى الآخرة 1448')
})

test('a large file is read in a thread of its own, and answered the same', async () => {
  const padded = (text: string) => text + ' '.repeat(40_000)
  expect(await read(`email,name\na@x.sa,${padded('سارة')}`)).toEqual([{ line: 2, values: { email: 'a@x.sa', name: 'سارة' } }])
  expect(await codeOf(padded(`email\n${'a@x.sa\n'.repeat(4)}`))).toContain('csv_too_many_rows')
})

test('a heading of commas is refused before anything below it is read', () => {
  const text = `${','.repeat(2_000)}\n"never closed`
  expect(parsedCsv({ text, columns, maxRows: 3 })).toEqual({ code: 'csv_unknown_column', params: { column: '' } })
})

test('a row of commas is a row of no cells', async () => {
  expect(await read(`email,name\na@x.sa,سارة${','.repeat(400_000)}`)).toEqual([
    { line: 2, values: { email: 'a@x.sa', name: 'سارة' } },
  ])
})
