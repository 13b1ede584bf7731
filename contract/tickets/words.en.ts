import { audit } from './words/audit.en.ts'
import { bulk } from './words/bulk.en.ts'
import { commands } from './words/commands.en.ts'
import { activity } from './words/activity.en.ts'
import { held } from './words/held.en.ts'
import { list } from './words/list.en.ts'
import { refusals } from './words/refusals.en.ts'
import { report } from './words/report.en.ts'
import { request } from './words/request.en.ts'
import { templates } from './words/templates.en.ts'
import { thread } from './words/thread.en.ts'
import { notifications } from './words/notifications.en.ts'

export const en = {
  theTicket: 'ticket',
  // its records among what is found
  found_ticket: 'Tickets',

  // name, what it is, entries of the menus
  name_tickets: 'Tickets',
  about_tickets: 'Send requests to the departments and follow them to the end.',
  create_tickets: 'New request',
  also_create_tickets: 'new ticket, create a ticket',
  menu_admin_tickets: 'Tickets',
  menu_user_Tickets: 'Tickets',

  // rights: a name and a sentence each
  'flag_tickets.create': 'Create tickets',
  'about_tickets.create': 'Sends a ticket, for oneself or on behalf of others.',
  'flag_tickets.view': 'See tickets',
  'about_tickets.view': 'Opens tickets and finds them in lists and searches.',
  'flag_tickets.reply': 'Reply publicly',
  'about_tickets.reply': 'Writes answers that the requester reads.',
  'flag_tickets.internal_note': 'Internal notes',
  'about_tickets.internal_note': 'Reads and writes notes the requester never sees.',
  'flag_tickets.assign': 'Assign',
  'about_tickets.assign': 'Assigns, reassigns and unassigns tickets.',
  'flag_tickets.change': 'Change the terms',
  'about_tickets.change': 'Changes priority, type and service level.',
  'flag_tickets.resolve': 'Resolve',
  'about_tickets.resolve': 'Marks a ticket as done.',
  'flag_tickets.confirm': 'Confirm the solution',
  'about_tickets.confirm': 'Confirms or rejects the solution, or withdraws the request.',
  'flag_tickets.wait': 'Put on hold',
  'about_tickets.wait': 'Waits for the requester or someone else.',
  'flag_tickets.close': 'Close',
  'about_tickets.close': 'Ends a ticket with a reason.',
  'flag_tickets.reopen': 'Reopen',
  'about_tickets.reopen': 'Takes up again what was closed.',
  'flag_tickets.merge': 'Merge and split',
  'about_tickets.merge': 'Merges, splits and links tickets.',
  'flag_tickets.delete': 'Delete',
  'about_tickets.delete': 'Removes a ticket from every list.',
  'flag_tickets.purge': 'Purge',
  'about_tickets.purge': 'Erases a deleted ticket for good.',
  'flag_tickets.export': 'Export',
  'about_tickets.export': 'Saves lists of tickets as a file.',
  'flag_tickets.templates': 'Templates and macros',
  'about_tickets.templates': 'Manages shared templates and macros.',
  'flag_tickets.SLA': 'Service levels and rules',
  'about_tickets.SLA': 'Manages service levels, triggers and custom fields.',

  ...notifications,
  ...refusals,
  ...audit,
  ...held,
  ...list,
  ...bulk,
  ...report,
  ...request,
  ...thread,
  ...activity,
  ...commands,
  ...templates,

  // home
  widget_tickets_requests: 'My tickets',
  widget_tickets_answer: 'Tickets waiting for your answer',
  widget_tickets_answer_row: '{{person}} is waiting for your answer to {{shortId}}',
  widget_tickets_confirm: 'Tickets that were solved',
  widget_tickets_confirm_row: 'Is {{shortId}} solved?',
  widget_tickets_unassigned: 'Unassigned',
  widget_begin_tickets: 'Send your first request to a department',

  // home of the administration
  widget_tickets_figures: 'Figures',
  widget_tickets_figures_open: 'Open tickets',
  widget_tickets_figures_answer: 'First answer, median',
  widget_tickets_figures_solution: 'Resolution, median',
  widget_tickets_figures_reopened: 'Reopened',
  widget_tickets_flow: 'Created and solved',
  widget_tickets_flow_created: 'Created',
  widget_tickets_flow_solved: 'Solved',
  widget_tickets_status: 'Open by status',
  widget_tickets_status_active: 'Open',
  widget_tickets_status_fresh: 'New',
  widget_tickets_status_waiting: 'Waiting',
  widget_tickets_load: 'Load per assignee',
  widget_tickets_load_active: 'Open',
  widget_tickets_load_waiting: 'Waiting',
  widget_tickets_load_nobody: 'Unassigned',
  widget_tickets_groups: 'Load per group',
  widget_tickets_groups_active: 'Open',
  widget_tickets_groups_waiting: 'Waiting',
  widget_tickets_ages: 'Open by age',
  widget_tickets_ages_open: 'Open',
  widget_tickets_ages_today: 'Today',
  widget_tickets_ages_week: 'Last 7 days',
  widget_tickets_ages_month: 'Up to 30 days',
  widget_tickets_ages_older: 'Older',
}
