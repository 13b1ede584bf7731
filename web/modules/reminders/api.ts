import { reminders } from '@diwan/contract/reminders/endpoints'
import type { Reminder } from '@diwan/contract/reminders/schemas'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { instantText } from '../../kit/formats.ts'
import { pages } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const reminderQueries = {
  all: () => ['reminders'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...reminderQueries.all(), 'list'] as readonly unknown[],
      ...pages(reminders.list, {}),
      refetchOnMount: 'always',
    }),
}

/** Set, put off or dismissed on another device, or come due. */
export const reminderLists: LiveLists = { topics: ['reminders'], lists: () => [reminderQueries.all()] }

const renews = [reminderQueries.all()]
const says = ({ at }: Reminder) => ['reminders', 'done_set', { instant: instantText(at) }] as const
registerWrite(reminders.set, { renews, says })
/** From here, so that who sets one says so. */
export const setReminder = reminders.set
registerWrite(reminders.snooze, { renews, says })
registerWrite(reminders.dismiss, { renews })
