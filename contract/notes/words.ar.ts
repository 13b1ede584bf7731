import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_notes: 'الملاحظات',
  about_notes: 'ملاحظاتك الخاصة، مع تذكيرات وسلة محذوفات.',
  menu_user_Notes: 'الملاحظات',

  // rights: a name and a sentence each
  'flag_notes.view': 'الملاحظات',
  'about_notes.view': 'الملاحظات الخاصة والمشتركة.',
}
