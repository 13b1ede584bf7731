import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_forms: 'النماذج',
  about_forms: 'نماذج المؤسسة لتعبئتها وإرسالها.',
  menu_admin_forms: 'النماذج',
  menu_user_Forms: 'النماذج',

  // rights: a name and a sentence each
  'flag_forms.fill': 'تعبئة النماذج',
  'about_forms.fill': 'تعبئة النماذج الموجهة إلى الشخص.',
  'flag_forms.create': 'إنشاء النماذج',
  'about_forms.create': 'إنشاء النماذج وتعديلها.',
  'flag_forms.publish': 'نشر النماذج',
  'about_forms.publish': 'نشر النماذج وإلغاء نشرها.',
  'flag_forms.delete': 'حذف النماذج',
  'about_forms.delete': 'حذف النماذج.',
  'flag_forms.submissions.view': 'عرض الردود المرسلة',
  'about_forms.submissions.view': 'قراءة ما أُرسل من النماذج.',
  'flag_forms.submissions.decide': 'البتّ في الردود',
  'about_forms.submissions.decide': 'اعتماد ما أرسله الآخرون أو رفضه.',
}
