import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_support: 'الدعم',
  about_support: 'الاستفسارات الواردة إلى فريق الدعم والرد عليها.',
  menu_admin_support: 'الدعم',

  // rights: a name and a sentence each
  'flag_support.create': 'مراسلة الدعم',
  'about_support.create': 'إرسال استفسار عن البوابة.',
  'flag_support.view': 'الرد على الاستفسارات',
  'about_support.view': 'قراءة الاستفسارات والرد عليها.',
}
