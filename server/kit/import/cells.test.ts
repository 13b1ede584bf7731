import { expect, test } from 'vitest'
import { guarded, unguarded } from '../csv/guard.ts'
import { guessFields } from './columns.ts'
import { isMonthFirst, readDayCell } from './day-cells.ts'
import { listCell, listItems } from './list-cell.ts'
import { mapTable, type Mapping } from './map-table.ts'
import type { FileTable } from './read-file.ts'

const hijri = { offset: 0, months: [] }
const dayOf = (cell: string) => readDayCell(cell, { hijri, isMonthFirst: false })

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['٢٠-١١-٢٠٢٦', '2026-11-20'],
  ['\u206820-11-2026\u2069 · \u206810 جمادى الآخرة 1448\u2069', '2026-11-20'],
  ['15-Jan-27', '2027-01-15'],
  ['15 يناير 2027', '2027-01-15'],
  ['January 15, 2027', '2027-01-15'],
  ['2024/03/15', '2024-03-15'],
  ['2024-03-15 00:00:00', '2024-03-15'],
  ['2024-03-15T00:00:00.000Z', '2024-03-15'],
  ['15/03/2024 12:00 AM', '2024-03-15'],
  ['\u200f15\u200f/03/\u200f2024', '2024-03-15'],
  ['2027-02-31', '2027-02-31'],
  ['soon', 'soon'],
])('the day in %j is %s', (cell, day) => {
  expect(dayOf(cell)).toEqual({ day })
})

test('a Hijri year is never a Gregorian one, and a serial number of Excel is a day; both are noted', () => {
  for (const cell of ['05/09/1445', '1445-09-05', '٥/٩/١٤٤٥هـ', '5 رمضان 1445'])
    expect(dayOf(cell)).toEqual({ day: '2024-03-15', note: 'read_as_hijri' })
  expect(dayOf('45366')).toEqual({ day: '2024-03-15', note: 'read_as_serial' })
  expect(dayOf('45366.75')).toEqual({ day: '2024-03-15', note: 'read_as_serial' })
})

test('a column begins with the month where its days can only be read so', () => {
  expect(isMonthFirst(['03/04/2024', '03/15/2024'])).toBe(true)
  expect(isMonthFirst(['15/03/2024', '03/15/2024'])).toBe(false)
  expect(isMonthFirst(['03/04/2024'])).toBe(false)
})

test('names with separators are items of their own when they are read again', () => {
  for (const names of [['Design, UI', 'توريد'], ['"quoted"', 'a;b'], ['واحد، اثنان']])
    expect(listItems(listCell(names))).toEqual(names)
  expect(listItems('a، b ; c,,a')).toEqual(['a', 'b', 'c'])
})

test('guarded text comes back as it was, also when it begins with the guard', () => {
  for (const text of ["'-5", "''=1", '-5', '\u200f=1', "'hello", '=1+1', '\u2067\u200b @x'])
    expect(unguarded(guarded(text))).toBe(text)
  expect(guarded('\u200f=1')).toBe("'\u200f=1")
  expect(guarded("'hello")).toBe("'hello")
})

const columns = {
  title: { en: 'Title', ar: 'العنوان', also: ['summary', 'card name', 'name'] },
  due: { en: 'Due', ar: 'الاستحقاق', also: ['due date'], type: 'day' },
  labels: { en: 'Labels', ar: 'الوسوم', also: ['label'], type: 'list' },
  phone: { en: 'Phone', ar: 'الهاتف', type: 'phone' },
  person: { en: 'Person', ar: 'الشخص', type: 'name' },
  email: { en: 'E-mail', ar: 'البريد', type: 'email' },
  hours: { en: 'Hours', ar: 'الساعات', type: 'number' },
} as const

test('headings of other products are recognized in any spelling; what is repeated or unknown is left to the user', () => {
  expect(guessFields(['Summary', 'Labels', 'labels', 'DUE_DATE', 'Name', 'Sprint', ''], columns)).toEqual([
    'title',
    'labels',
    'labels',
    'due',
    null,
    null,
    null,
  ])
  expect(guessFields(['Card Name', 'العُنوان'], columns)).toEqual(['title', null])
})

const map = (heading: string[], rows: string[][], more: Partial<Mapping> = {}) => {
  const file: FileTable = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    heading,
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  }
  return mapTable(file, { columns, language: 'en', hijri, ...more })
}

test('cells lose what nobody sees, and each is read by its type', () => {
  const heading = ['Title', 'Due', 'Labels', 'Labels', 'Phone', 'Person', 'E-mail', 'Hours']
  const cells = [
    "'-5",
    '05/09/1445',
    'a',
    'Design',
    '050\u00a0123–4567\u200e',
    'سارة\u200f',
    '\u200f\u200bsara@x.sa\u202c',
    '١٬٢٣٤٫٥',
  ]
  expect(map(heading, [cells]).rows).toEqual([
    {
      line: 2,
      values: {
        title: '-5',
        due: '2024-03-15',
        labels: 'a, Design',
        phone: '050 123-4567',
        person: 'سارة',
        email: 'sara@x.sa',
        hours: '1234.5',
      },
      notes: [{ path: 'Due', code: 'read_as_hijri', params: { cell: '05/09/1445', day: '2024-03-15' } }],
    },
  ])
})

test('a row with more cells than the heading and one with replaced characters are refused; nothing is dropped', () => {
  const { rows } = map(['Title', 'Due'], [['a', '', 'b'], ['caf\ufffd', ''], ['c']])
  expect(rows).toMatchObject([
    { line: 2, wrong: [{ code: 'too_many_cells', params: { maximum: 2 } }] },
    { line: 3, wrong: [{ path: 'Title', code: 'unreadable_characters' }] },
    { line: 4, values: { title: 'c' } },
  ])
})

test('unknown columns wait for a choice, and are left out on request', () => {
  expect(map(['Title', 'Sprint'], [['a', '3']])).toMatchObject({ table: { isUndecided: true }, rows: [] })
  const chosen = map(['Sprint', 'Title'], [['a', '3']], { chosen: ['title', null] })
  expect([chosen.table.isUndecided, chosen.rows]).toMatchObject([false, [{ values: { title: 'a' } }]])
  expect(map(['Title', 'Sprint'], [['a', '3']], { ignored: ['sprint'] }).table.isUndecided).toBe(false)
  expect(map(['Title'], [['a']], { required: ['email'] }).table.isUndecided).toBe(true)
})
