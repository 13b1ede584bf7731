export const en = {
  // name, what it is, entries of the menus
  name_schedule: 'Schedule',
  about_schedule: 'Permission requests, meetings and appointments on one calendar.',
  menu_admin_schedule: 'Schedule',
  menu_user_Schedulers: 'Schedule',
  name_permissions: 'Permissions',
  about_permissions: 'Decide on permission requests.',
  menu_admin_permissions: 'Permissions',

  // rights: a name and a sentence each
  'flag_permissions.create': 'Ask for permission',
  'about_permissions.create': 'Sends permission requests and cancels them.',
  'flag_permissions.view': 'See permission requests',
  'about_permissions.view': 'Reads permission requests.',
  'flag_permissions.decide': 'Decide permission requests',
  'about_permissions.decide': 'Approves or rejects requests of others.',
  'flag_schedule.manage': 'Manage the schedule',
  'about_schedule.manage': 'Manages the schedule of other people.',
  'flag_schedule.meetings.view': 'Meetings',
  'about_schedule.meetings.view': 'Sees and arranges meetings one takes part in.',
  'flag_schedule.appointments.book': 'Book appointments',
  'about_schedule.appointments.book': 'Books a free appointment.',
  'flag_schedule.appointments.manage': 'Manage appointments',
  'about_schedule.appointments.manage': 'Offers appointments and moves them.',

  // screens of the schedule
  paneRequests: 'Requests',
  requestTypes: 'Request types',
  requestTypesText: 'Request types are the kinds of leave and exit that people can ask for.',
}
