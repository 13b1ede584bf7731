import { Apart } from '../../../../../kit/apart/apart.ts'
import type { BusyRead, ReadTask } from './busy-times.ts'

/** A calendar of 20,000 events takes a tenth of this. */
const thread = new Apart<ReadTask, BusyRead | 'no_calendar'>(new URL('worker.ts', import.meta.url), {
  seconds: 2,
  startSeconds: 20,
  megabytes: 128,
  atOnce: 1,
})

/** Nothing where the calendar takes too long, or too much memory. */
export const readBusyApart = (person: string, task: ReadTask): Promise<BusyRead | 'no_calendar' | undefined> =>
  thread.run(person, task)
