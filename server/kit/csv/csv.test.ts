import { expect, test } from 'vitest'
import { Problem } from '../http/problem.ts'
import { dayOf } from './day-cell.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const columns = { email: ['E-mail', 'البريد الإلكتروني'], name: ['Name', 'الاسم'] } as const
const read = (text: string) => readCsv(text, columns, 3)

const codeOf = (text: string): string => {
  try {
    read(text)
    return 'read'
  } catch (error) {
    return error instanceof Problem ? JSON.stringify(error.body('x').fields?.[0]?.code) : String(error)
  }
}

test('headings in either language, any order, any separator, with or without a byte order mark', () => {
  const expected = [{ line: 2, values: { email: 'a@x.sa', name: 'سارة، بنت محمد' } }]
  expect(read('\ufeffE-mail,Name\r\na@x.sa,"سارة، بنت محمد"\r\n')).toEqual(expected)
  expect(read('الاسم;البريد الالكترونى\nسارة، بنت محمد;a@x.sa')).toEqual(expected)
  expect(read('name\temail\n  سارة، بنت محمد \ta@x.sa\n\n')).toEqual(expected)
})

test('a row knows its line, also below a cell of several lines', () => {
  expect(read('email,name\na@x.sa,"two\nlines"\nb@x.sa,C').map((row) => row.line)).toEqual([3, 4])
})

test('what cannot be read refuses the whole file with a reason', () => {
  expect(codeOf('email,name')).toContain('csv_no_rows')
  expect(codeOf('')).toContain('csv_no_rows')
  expect(codeOf('email,salary\na@x.sa,1')).toContain('csv_unknown_column')
  expect(codeOf('email,E-mail\na@x.sa,b@x.sa')).toContain('csv_column_twice')
  expect(codeOf('email,name\na@x.sa,"open')).toContain('csv_broken')
  expect(codeOf(`email\n${'a@x.sa\n'.repeat(4)}`)).toContain('csv_too_many_rows')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1+1', '\r@x'])('no cell is a formula: %j (H26)', (cell) => {
  const [, line = ''] = writeCsv(['name'], [[cell]]).split('\r\n')
  expect(line.startsWith(`"'`)).toBe(true)
})

test('what was exported is read back as it was', () => {
  const cells = ['a"b', '=1+1', 'سطر\nآخر', '-5']
  const text = writeCsv(
    ['Name'],
    cells.slice(0, 3).map((cell) => [cell]),
  )
  expect(read(text).map((row) => row.values.name)).toEqual(cells.slice(0, 3))
  expect(writeCsv(['n'], [[-5, null]])).toContain('"-5",""')
})

test('a day is read as the portal writes it, also where the Hijri day stands beside it', () => {
  for (const text of ['2026-11-20', '20-11-2026', '٢٠-١١-٢٠٢٦', '\u206820-11-2026\u2069 · \u206810 جمادى الآخرة 1448\u2069'])
    expect(dayOf(text)).toBe('2026-11-20')
  expect(dayOf('10 جمادى الآخرة 1448')).toBe('10 جمادى الآخرة 1448')
})
