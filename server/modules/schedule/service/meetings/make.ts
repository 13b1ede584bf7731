import type { Action } from '../../../../kit/module.ts'
import { z } from 'zod'

/** A meeting about what somebody reads elsewhere: the editor begins with its words and people, and its plan makes the link. */
export const meetingOfThis: Action = {
  key: 'schedule.plan',
  module: 'schedule',
  flag: 'meetings.create',
  choices: z.strictObject({}),
}
