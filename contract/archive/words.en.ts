export const en = {
  // name, what it is, entries of the menus
  name_archive: 'Archive',
  about_archive: 'What is finished and put away, still to be found.',
  menu_admin_archive: 'Archive',
  menu_user_Archive: 'Archive',

  // rights: a name and a sentence each
  'flag_archive.view': 'See the archive',
  'about_archive.view': 'Opens what is over.',
  'flag_archive.restore': 'Restore',
  'about_archive.restore': 'Brings back what was archived.',
  'flag_archive.purge': 'Purge the archive',
  'about_archive.purge': 'Erases for good, with a second person.',
}
