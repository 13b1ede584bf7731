export const en = {
  // name, what it is, entries of the menus
  name_notifications: 'Notifications',
  about_notifications: 'Everything that concerned you, newest first.',
  menu_user_Notifications: 'Notifications',

  // rights: a name and a sentence each
  'flag_notifications.view': 'Notifications',
  'about_notifications.view': "Reads one's own notifications.",

  all: 'All notifications',
  unseen: 'Unread',
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  unread_one: '{{count, number}} unread',
  unread_other: '{{count, number}} unread',
  unreadMore: 'More than {{count, number}} unread',
  earlier_one: '{{count, number}} earlier',
  earlier_other: '{{count, number}} earlier',
  told_hidden: 'Something happened to what you can no longer see',
  somebody: 'Somebody',
  emptyText: 'Whatever concerns you appears here as soon as it happens.',
}
