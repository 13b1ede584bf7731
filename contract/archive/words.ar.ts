import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_archive: 'الأرشيف',
  about_archive: 'ما انتهى وحُفظ، ويسهل العثور عليه.',
  menu_admin_archive: 'الأرشيف',
  menu_user_Archive: 'الأرشيف',

  // rights: a name and a sentence each
  'flag_archive.view': 'عرض الأرشيف',
  'about_archive.view': 'فتح ما انتهى وحُفظ.',
  'flag_archive.restore': 'الاسترجاع',
  'about_archive.restore': 'إعادة ما أُرشف.',
  'flag_archive.purge': 'إتلاف الأرشيف',
  'about_archive.purge': 'المحو النهائي بموافقة شخص ثانٍ.',
}
