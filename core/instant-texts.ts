import { beside, clock, dayOfInstant, timed, type Reading } from './formats.ts'
import { offsetAt } from './working-calendar.ts'

/** Zones move their clocks at a quarter of an hour by UTC. */
const QUARTER_SECONDS = 900
const DAY_SECONDS = 86_400

/** `instantText` for many instants of one reader: each day and each minute of a day is put into words once. */
export function instantTexts(reading: Reading): (seconds: number) => string {
  const here = { ...reading, zone: 'UTC' }
  const offsetOf = remembered((quarter) => offsetAt(reading.zone, quarter * QUARTER_SECONDS))
  const dayOf = remembered((day) => dayOfInstant(day * DAY_SECONDS, here))
  const timeOf = remembered((minute) => clock(minute * 60, '2-digit', here))
  return (seconds) => {
    const local = seconds + offsetOf(Math.floor(seconds / QUARTER_SECONDS))
    const day = Math.floor(local / DAY_SECONDS)
    const minute = Math.floor((local - day * DAY_SECONDS) / 60)
    return beside(timed(dayOf(day), timeOf(minute), reading), reading)
  }
}

function remembered<Value>(made: (of: number) => Value): (of: number) => Value {
  const known = new Map<number, Value>()
  return (of) => {
    const value = known.get(of) ?? made(of)
    known.set(of, value)
    return value
  }
}
