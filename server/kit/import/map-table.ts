import type { CellType, ImportRow, ImportTable } from '@diwan/contract/kit/import'
import type { HijriRules } from '@diwan/core/hijri'
import { decimalOf } from '@diwan/core/decimal'
import { plainEmail } from '@diwan/core/email'
import { plainName } from '@diwan/core/person-name'
import { plainPhone } from '@diwan/core/phone'
import { unguarded } from '../csv/guard.ts'
import { guessFields, isIgnored, type Columns, type Ignored } from './columns.ts'
import { isMonthFirst, readDayCell, type DayRules } from './day-cells.ts'
import { listCell, listItems } from './list-cell.ts'
import type { FileTable } from './read-file.ts'

export type Problem = ImportRow['fields'][number]

/** A row of a file by the fields its columns fill, each cell as its type is read. */
export interface MappedRow<Field extends string = string> {
  readonly line: number
  readonly values: Partial<Record<Field, string>>
  readonly notes: readonly Problem[]
}

/** A row that cannot be used, whatever its fields say. */
export interface BrokenRow {
  readonly line: number
  readonly name: string
  readonly wrong: readonly Problem[]
}

export interface Mapping {
  readonly columns: Columns
  readonly ignored?: Ignored | undefined
  readonly required?: readonly string[] | undefined
  readonly chosen?: readonly (string | null)[] | undefined
  readonly language: 'ar' | 'en'
  readonly hijri: HijriRules
}

export interface MappedTable {
  readonly table: ImportTable
  /** None while columns are undecided. */
  readonly rows: readonly (MappedRow | BrokenRow)[]
}

const REPLACEMENT = '\ufffd'
const SHOWN = 60

export function mapTable(file: FileTable, mapping: Mapping): MappedTable {
  const { columns, chosen, ignored = [], required = [], language } = mapping
  const width = Math.max(file.heading.length, 1)
  const guessed = chosen ? chosen.slice(0, width) : guessFields(file.heading, columns)
  const fields = Array.from({ length: width }, (_none, at) => {
    const field = guessed[at] ?? null
    return field !== null && Object.hasOwn(columns, field) ? field : null
  })
  const example = (at: number): string => file.rows.find(({ cells }) => cells[at])?.cells[at] ?? ''
  const isOpen = (at: number): boolean =>
    fields[at] === null && !isIgnored(file.heading[at] ?? '', ignored) && (file.heading[at] !== '' || example(at) !== '')
  const isUndecided =
    (chosen === undefined && fields.some((_field, at) => isOpen(at))) || required.some((field) => !fields.includes(field))
  return {
    table: {
      format: file.format,
      encoding: file.encoding,
      delimiter: file.delimiter,
      columns: fields.map((field, at) => ({
        heading: (file.heading[at] ?? '').slice(0, SHOWN),
        example: example(at).slice(0, SHOWN),
        field,
        isUndecided: chosen === undefined && isOpen(at),
      })),
      fields: Object.entries(columns).map(([field, names]) => ({
        field,
        name: names[language],
        isRepeatable: names.type === 'list',
        isRequired: required.includes(field),
      })),
      isUndecided,
    },
    rows: isUndecided ? [] : mapRows(file, fields, mapping),
  }
}

function mapRows(
  file: FileTable,
  fields: readonly (string | null)[],
  { columns, language, hijri }: Mapping,
): MappedTable['rows'] {
  const monthFirst = fields.map((field, at) =>
    field !== null && columns[field]!.type === 'day' ? isMonthFirst(file.rows.map(({ cells }) => cells[at] ?? '')) : false,
  )
  return file.rows.map(({ line, cells }) => {
    const name = cells.find(Boolean)?.slice(0, 254) ?? ''
    if (cells.length > fields.length)
      return { line, name, wrong: [{ path: '', code: 'too_many_cells', params: { maximum: fields.length } }] }
    const damaged = fields.flatMap((field, at) =>
      field !== null && cells[at]?.includes(REPLACEMENT) ? [columns[field]![language]] : [],
    )
    if (damaged.length > 0)
      return {
        line,
        name: name.replaceAll(REPLACEMENT, ''),
        wrong: damaged.map((path) => ({ path, code: 'unreadable_characters' })),
      }
    const values: Record<string, string> = {}
    const notes: Problem[] = []
    fields.forEach((field, at) => {
      if (field === null) return
      const cell = file.format === 'csv' ? unguarded(cells[at] ?? '') : (cells[at] ?? '')
      const { type = 'text', [language]: path } = columns[field]!
      const { value, note } = readCell(cell, type, { hijri, isMonthFirst: monthFirst[at] ?? false })
      if (note) notes.push({ path, code: note, params: { cell: cell.slice(0, SHOWN), day: value } })
      values[field] = type === 'list' && values[field] ? listCell([...listItems(values[field]), ...listItems(value)]) : value
    })
    return { line, values, notes }
  })
}

const inOneLine = (cell: string): string => cell.replace(/\s*[\t\r\n\u2028\u2029]\s*/g, ' ')

/** 1:30 is an hour and a half. */
const HOURS = /^(\d{1,3}):(\d{2})(?::\d{2})?$/

function readCell(cell: string, type: CellType, rules: DayRules): { readonly value: string; readonly note?: string } {
  if (cell === '') return { value: '' }
  if (type === 'day') {
    const { day, note } = readDayCell(cell, rules)
    return { value: day, ...(note && { note }) }
  }
  if (type === 'email') return { value: plainEmail(cell) }
  if (type === 'phone') return { value: plainPhone(cell) }
  if (type === 'name' || type === 'text') return { value: plainName(inOneLine(cell)) }
  if (type === 'number' || type === 'minutes') {
    const [, hours, minutes] = type === 'minutes' ? (HOURS.exec(cell) ?? []) : []
    const number = hours === undefined ? decimalOf(cell.replace(/[\p{Cf}%٪]/gu, '')) : Number(hours) * 60 + Number(minutes)
    return { value: Number.isNaN(number) ? cell : String(number) }
  }
  return { value: plainName(cell) }
}
