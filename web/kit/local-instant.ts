import { presentIn } from '@diwan/core/time-rules'
import { instantOf } from '@diwan/core/working-calendar'
import { reading } from './reading.ts'

/** The seconds of `2026-11-20T13:05` as `InstantField` answers it, in the time zone in which the reader sees times; 0 where none is chosen. */
export function secondsOf(local: string): number {
  const [day = '', time = ''] = local.split('T')
  return local === '' ? 0 : instantOf(reading().zone, day, time)
}

/** The way back, to the minute. */
export function localOf(seconds: number): string {
  const { today, now } = presentIn(reading().zone, seconds)
  return `${today}T${now}`
}
