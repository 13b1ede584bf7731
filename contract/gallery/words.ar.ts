import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_gallery: 'المعرض',
  about_gallery: 'صور المؤسسة ومقاطعها المرئية.',
  menu_admin_gallery: 'المعرض',

  // rights: a name and a sentence each
  'flag_gallery.view': 'عرض المعرض',
  'about_gallery.view': 'مشاهدة الصور والمقاطع.',
  'flag_gallery.manage': 'إدارة المعرض',
  'about_gallery.manage': 'إدارة المجلدات والصور والمقاطع.',
}
