export const en = {
  // name, what it is, entries of the menus
  name_gallery: 'Gallery',
  about_gallery: 'Pictures and videos of the organisation.',
  menu_admin_gallery: 'Gallery',

  // rights: a name and a sentence each
  'flag_gallery.view': 'See the gallery',
  'about_gallery.view': 'Opens pictures and films.',
  'flag_gallery.manage': 'Manage the gallery',
  'about_gallery.manage': 'Manages folders, pictures and films.',
}
