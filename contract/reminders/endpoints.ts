import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { Reminder, ReminderId, ReminderPage, ReminderQuery, SetReminder, SnoozeReminder } from './schemas.ts'

/** "Remind me of this": of any record that can be linked, or of a part of it. Each is about the caller's own. */
export const reminders = {
  list: endpoint({
    name: 'reminders.list',
    summary: 'The reminders of the caller, the next first.',
    method: 'GET',
    path: '/api/reminders',
    access: signedIn,
    input: ReminderQuery,
    output: ReminderPage,
  }),
  set: endpoint({
    name: 'reminders.set',
    summary: 'Reminds the caller of a record, or of a part of it, at an instant.',
    method: 'POST',
    path: '/api/reminders',
    access: signedIn,
    input: SetReminder,
    output: Reminder,
    errors: ['not_found', 'reminders.too_many'],
  }),
  snooze: endpoint({
    name: 'reminders.snooze',
    summary: 'Puts a reminder off.',
    method: 'POST',
    path: '/api/reminders/{id}/snooze',
    access: signedIn,
    input: SnoozeReminder,
    output: Reminder,
    errors: ['not_found'],
  }),
  dismiss: endpoint({
    name: 'reminders.dismiss',
    summary: 'Takes a reminder away, on all devices.',
    method: 'DELETE',
    path: '/api/reminders/{id}',
    access: signedIn,
    input: ReminderId,
    output: Done,
    errors: ['not_found'],
  }),
}
