import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_quickTasks: 'المهام السريعة',
  about_quickTasks: 'دوّن ما يجب إنجازه قبل أن يُنسى.',
  'menu_user_Quick Tasks': 'المهام السريعة',

  // rights: a name and a sentence each
  'flag_quickTasks.view': 'المهام السريعة',
  'about_quickTasks.view': 'المهام السريعة الخاصة والمشتركة.',
}
