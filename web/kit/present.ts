import { weekStartOf, weekendOf } from '@diwan/core/countries'
import type { Present } from '@diwan/core/quick-text/days'
import { presentIn } from '@diwan/core/time-rules'
import { environment } from './environment.ts'
import { dayZone, reading } from './reading.ts'

/** The present by the clock that the portal plans with, and how the organisation counts; read at the moment it is needed. */
export function present(): Present {
  const { hijri } = reading()
  const { organisation } = environment
  return {
    ...presentIn(dayZone(), Math.floor(Date.now() / 1_000)),
    weekStart: organisation?.weekStart ?? weekStartOf('SA'),
    weekend: organisation?.weekend ?? weekendOf('SA'),
    hijri,
  }
}
