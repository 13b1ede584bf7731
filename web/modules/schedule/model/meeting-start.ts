import { isIsoDay } from '@diwan/core/iso-day'
import { instantOf } from '@diwan/core/working-calendar'
import type { MeetingValues } from './meeting-form.ts'

/** The instant at which a meeting begins, once its day and its time are there. */
export const startOf = ({ day, time, zone }: Pick<MeetingValues, 'day' | 'time' | 'zone'>): number | undefined =>
  isIsoDay(day) && time !== '' ? instantOf(zone, day, time) : undefined
