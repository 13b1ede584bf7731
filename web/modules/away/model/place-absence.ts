import type { Absence } from '@diwan/contract/away/schemas'

const DAY_MINUTES = 1_440
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export interface PlacedAbsence {
  readonly absence: Absence
  /** The column of the first visible day. */
  readonly column: number
  /** Where the bar begins after the start of that column, and how long it is, in columns. */
  readonly offset: number
  readonly length: number
  /** Columns from there to the next absence or the end of the grid: the words have so much room. */
  readonly room: number
  /** The absence begins before the first day that is shown. */
  readonly isCut: boolean
}

/** The absences of one person in the columns of the days that are shown. */
export function placeAbsences(absences: readonly Absence[], days: readonly string[]): PlacedAbsence[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const visible = absences.filter(({ fromDay, untilDay }) => fromDay <= last && untilDay >= first)
  const begins = visible.map(({ fromDay }) => Math.max(days.indexOf(fromDay), 0))
  return visible.map((absence, at) => {
    const { fromDay, untilDay, fromTime, untilTime } = absence
    const column = begins[at]!
    const isCut = fromDay < first
    const offset = isCut || fromTime === null ? 0 : minutesOf(fromTime) / DAY_MINUTES
    const lastColumn = untilDay > last ? days.length - 1 : days.indexOf(untilDay)
    const end = untilDay > last || untilTime === null ? lastColumn + 1 : lastColumn + minutesOf(untilTime) / DAY_MINUTES
    const next = begins.find((other, index) => index > at && other > column) ?? days.length
    return { absence, column, offset, length: end - column - offset, room: Math.max(next, Math.ceil(end)) - column, isCut }
  })
}
