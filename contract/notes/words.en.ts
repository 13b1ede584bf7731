export const en = {
  // name, what it is, entries of the menus
  name_notes: 'Notes',
  about_notes: 'Your own notes, with reminders and a trash.',
  menu_user_Notes: 'Notes',

  // rights: a name and a sentence each
  'flag_notes.view': 'Notes',
  'about_notes.view': 'Own notes and those shared.',
}
