import { dayText } from '@diwan/core/formats'
import type { Actor } from '../access/actor.ts'

/** A number with the format in which a spreadsheet shows it, and the text of a file without formats. */
export interface FormattedCell {
  readonly format: 'day' | 'percent' | 'decimal'
  readonly value: number
  readonly text: string
}

/** Texts, numbers and days of an exported row; a spreadsheet can add up the numbers and sort the days. */
export type ExportCell = string | number | FormattedCell | null

/** Before it, spreadsheets count a day that never was. */
const FIRST_DAY = '1900-03-01'
const EPOCH = Date.UTC(1899, 11, 30)

/** A day in the calendar of the reader. A spreadsheet gets the day itself. */
export function dayCell(isoDay: string | null, reading: Actor['reading']): ExportCell {
  return isoDay === null || isoDay === '' ? null : plainDayCell(isoDay, dayText(isoDay, reading))
}

/** The same with another text in a file without formats. */
export function plainDayCell(isoDay: string, text = isoDay): ExportCell {
  const value = (Date.parse(`${isoDay}T00:00:00Z`) - EPOCH) / 86_400_000
  return Number.isNaN(value) || isoDay < FIRST_DAY ? text : { format: 'day', value, text }
}

export const percentCell = (percent: number | null): ExportCell =>
  percent === null ? null : { format: 'percent', value: percent / 100, text: `${percent}%` }

/** With two digits after the point. */
export const decimalCell = (value: number): ExportCell => ({ format: 'decimal', value, text: value.toFixed(2) })

export function cellText(cell: ExportCell): string {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.text : String(cell)
}
