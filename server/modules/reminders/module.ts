import { reminders } from '@diwan/contract/reminders/endpoints'
import { reminderEvents } from '@diwan/contract/reminders/events'
import { ar } from '@diwan/contract/reminders/words.ar'
import { en } from '@diwan/contract/reminders/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { linkableKinds } from '../links/public.ts'
import { forgetReminders } from './queries.ts'
import { dismissReminder, listReminders, setReminder, snoozeReminder, tellDue, dueNotification } from './service.ts'
import { topicOf } from './topics.ts'

/** Of any kind of record that can be linked: it says who sees one, and where it is read. */
export const manifest = (house: House): Module => {
  const kinds = linkableKinds(house)
  return {
    name: 'reminders',
    words: { ar, en },
    events: Object.values(reminderEvents),
    routes: [
      route(reminders.list, (ctx, input) => listReminders(ctx, input, kinds)),
      route(reminders.set, (ctx, input) => setReminder(ctx, input, kinds)),
      route(reminders.snooze, (ctx, input) => snoozeReminder(ctx, input, kinds)),
      route(reminders.dismiss, dismissReminder),
    ],
    notifications: { [reminderEvents.due.name]: dueNotification(kinds) },
    everyMinute: tellDue,
    topics: ({ id }) => [topicOf(id)],
    forget: (_portal, { db }, ids) => forgetReminders(db, ids),
  }
}
