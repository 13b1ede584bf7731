import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_meet: 'الاجتماعات المرئية',
  about_meet: 'اجتماعات مرئية مع الزملاء والضيوف.',
  menu_user_Meet: 'الاجتماعات المرئية',

  // rights: a name and a sentence each
  'flag_meet.join': 'الانضمام إلى الاجتماعات',
  'about_meet.join': 'الانضمام إلى الاجتماعات المرئية المدعو إليها.',
}
