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
  showAll: 'Show all',
  widgetFailed: 'Operation failed',
  tryAgain: 'Try again',
  nothingHere: 'Nothing to show yet',
  nothingHereText: 'Figures appear here as soon as people work with the portal.',
  openList: 'Open: {{list}}',
  sameAsBefore: 'As in the time before',
  moreThanBefore: '{{value}} more than before',
  lessThanBefore: '{{value}} less than before',
}
