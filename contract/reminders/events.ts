import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

export const reminderEvents = {
  /** Its time came. */
  due: event('reminders.due', z.object({ id: Uuid, part: Uuid.nullable(), userId: Uuid })),
}
