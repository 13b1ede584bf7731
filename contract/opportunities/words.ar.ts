import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_opportunity: 'الفرص',
  about_opportunity: 'الفرص المتاحة داخل المؤسسة والتقديم عليها.',
  menu_admin_opportunity: 'الفرص',

  // rights: a name and a sentence each
  'flag_opportunity.view': 'عرض الفرص',
  'about_opportunity.view': 'الاطلاع على الفرص.',
  'flag_opportunity.create': 'طرح الفرص',
  'about_opportunity.create': 'إنشاء الفرص.',
  'flag_opportunity.approve': 'اعتماد الفرص',
  'about_opportunity.approve': 'اعتماد فرص الآخرين أو رفضها.',
  'flag_opportunity.cancel': 'إلغاء الفرص',
  'about_opportunity.cancel': 'سحب فرصة مطروحة.',
  'flag_opportunity.apply': 'التقديم',
  'about_opportunity.apply': 'التقديم على فرصة وسحب الطلب.',
  'flag_opportunity.applications.decide': 'البتّ في الطلبات',
  'about_opportunity.applications.decide': 'قبول طلبات الآخرين أو الاعتذار عنها.',
}
