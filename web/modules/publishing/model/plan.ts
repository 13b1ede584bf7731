import type { Addressee } from '@diwan/contract/audience/schemas'
import type { Publication } from '@diwan/contract/publishing/schemas'
import { presentIn } from '@diwan/core/time-rules'

/** A plan as its form holds it: whom, and days and times where the organisation is. */
export interface PlanValues extends Record<string, unknown> {
  version: number
  tokens: readonly Addressee[]
  schedule: boolean
  scheduleDate: string
  scheduleTime: string
  reminder: boolean
  reminderDate: string
  reminderTime: string
  removal: boolean
  removalDate: string
  removalTime: string
  push: boolean
}

/** What is wrong with an empty one of them. */
export const whenEmpty: Readonly<Record<string, string>> = {
  tokens: 'audience',
  scheduleDate: 'schedule_date',
  scheduleTime: 'schedule_time',
  reminderDate: 'reminder_date',
  reminderTime: 'reminder_time',
  removalDate: 'removal_date',
  removalTime: 'removal_time',
}

/** What is planned already, for a form to begin with. */
export function valuesOf(publication: Publication): PlanValues {
  const { zone, version, audience, publishAt, remindAt, removeAt, push } = publication
  const at = (seconds: number | null): readonly [day: string, time: string] => {
    if (seconds === null) return ['', '']
    const { today, now } = presentIn(zone, seconds)
    return [today, now]
  }
  const [[scheduleDate, scheduleTime], [reminderDate, reminderTime], [removalDate, removalTime]] = [
    at(publishAt),
    at(remindAt),
    at(removeAt),
  ]
  return {
    version,
    tokens: audience,
    schedule: publishAt !== null,
    scheduleDate,
    scheduleTime,
    reminder: remindAt !== null,
    reminderDate,
    reminderTime,
    removal: removeAt !== null,
    removalDate,
    removalTime,
    push,
  }
}

/** As it is sent, without a word about when it is published. */
export function arrangedOf(id: string, values: PlanValues) {
  const { version, tokens, reminder, reminderDate, reminderTime, removal, removalDate, removalTime, push } = values
  const plan = { reminder, reminderDate, reminderTime, removal, removalDate, removalTime, push }
  return { id, version, tokens: tokens.map(({ token }) => token), ...plan }
}
