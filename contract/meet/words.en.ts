export const en = {
  // name, what it is, entries of the menus
  name_meet: 'Meet',
  about_meet: 'Video meetings with colleagues and guests.',
  menu_user_Meet: 'Meet',

  // rights: a name and a sentence each
  'flag_meet.join': 'Join meetings',
  'about_meet.join': 'Joins video meetings one is invited to.',
}
