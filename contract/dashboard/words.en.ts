import { en as widgets } from '../gathered/widgets.en.gen.ts'

export const en = {
  ...widgets, // of every module

  // name, what it is, entries of the menus
  name_dashboard: 'Dashboard',
  about_dashboard: 'A view of your work and of what waits for you today.',
  menu_admin_Home: 'Overview',
  menu_user_Home: 'Home',
  menu_user_Dashboard: 'Dashboard',

  // rights: a name and a sentence each
  'flag_dashboard.view': 'See figures',
  'about_dashboard.view': 'Figures and waiting work on the dashboard.',

  widget_dashboard_waiting: 'Waiting for you',
  widget_dashboard_planned: 'Publishing and closing soon',
  widget_dashboard_begin: 'Start here',

  // short buttons and badges of the rows
  act_reply: 'Reply',
  act_confirm: 'Confirm',
  act_fill: 'Fill in',
  act_begin: 'Begin',
  act_continue: 'Continue',
  act_review: 'Review',
  badge_new: 'New',
  badge_updated: 'Updated',

  // the home of the administration
  tabs: 'Parts of the overview',
  tab_desk: 'Help desk',
  tab_people: 'People',
  tab_learning: 'Learning',
  tab_portal: 'Portal',
  tab_reports: 'Reports',
  daysOfCharts: 'Days of the charts',
  lastDays_one: 'Last day',
  lastDays_other: 'Last {{count, number}} days',
  nothingHere: 'Nothing to show yet',
  nothingHereText: 'Figures appear here as soon as people work with the portal.',
  openList: 'Open: {{list}}',
  sameAsBefore: 'As in the time before',
  moreThanBefore: '{{value}} more than before',
  lessThanBefore: '{{value}} less than before',

  // the screen
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  worksUntil: 'Working day until {{time}}',
  dayOff: 'Day off',
  viewAll: 'View all',
  listsBehind: 'Lists: {{title}}',
  failed: 'Operation failed',
  retry: 'Try again',
  partly: 'A part of this list could not be loaded.',
  nothingLeft: 'Nothing here at the moment',
  allHidden: 'All cards are hidden',
  allHiddenText: 'Choose “Arrange” to show the ones you want.',
  asOf: 'As of {{time}}',
  busy: 'Busy',
  away: 'Away',
  wholeDay: 'All day',
  join: 'Join',
  done: 'Done: {{title}}',
  unread_one: '{{count, number}} unread message',
  unread_other: '{{count, number}} unread messages',
  mentioned: 'You were mentioned',
  online: 'Online',
  progress: 'Progress: {{title}}',

  // arranging
  arrange: 'Arrange',
  arrangeHow:
    'Drag the cards to their places. By keyboard, Space lifts a card and puts it down, arrows move it, Escape puts it back.',
  arrangeDone: 'Done',
  arrangeReset: 'Restore the original arrangement',
  arranged: 'The arrangement was saved',
  cards: 'Cards of the page',
  hide: 'Hide: {{title}}',
  show: 'Show: {{title}}',
  hidden: 'Hidden',
  column: 'Column {{place, number}}',
  moving_lifted: '{{title}} lifted. {{list}}, place {{place, number}}. Arrows move it, Space puts it down, Escape puts it back.',
  moving_over: '{{list}}, place {{place, number}}',
  moving_dropped: '{{title}} put down in {{list}}, place {{place, number}}',
  moving_putBack: '{{title}} put back in {{list}}, place {{place, number}}',

  // figures by e-mail
  mailTitle: 'Figures by e-mail',
  mailText: 'The figures of the overview, in the morning of working days.',
  mailNone: 'This portal does not send e-mail.',
  mail_never: 'Never',
  mail_daily: 'Each working day',
  mail_weekly: 'On the first working day of the week',
  mailSaved: 'Your choice was saved',
  letterSubject_daily: 'Your figures of today',
  letterSubject_weekly: 'Your figures of the week',
  letterGreeting: 'Hello \u2068{{name}}\u2069,',
  letterText: 'this is what the overview shows this morning.',
  letterLink: 'Open the overview',
  letterEnd: 'You receive this e-mail because you chose it in your profile, where you can stop it at any time.',
  letterMinutes: '{{hours}} h {{minutes}} min',
}
