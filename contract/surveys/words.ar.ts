import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_surveys: 'الاستبيانات',
  about_surveys: 'أسئلة قصيرة من المؤسسة وإجاباتك عنها.',
  menu_admin_surveys: 'الاستبيانات',
  menu_user_Surveys: 'الاستبيانات',

  // rights: a name and a sentence each
  'flag_surveys.answer': 'الإجابة عن الاستبيانات',
  'about_surveys.answer': 'الإجابة عن الاستبيانات الموجهة إلى الشخص.',
  'flag_surveys.create': 'إنشاء الاستبيانات',
  'about_surveys.create': 'إنشاء الاستبيانات وتعديلها ونشرها.',
  'flag_surveys.results': 'عرض النتائج',
  'about_surveys.results': 'قراءة نتائج الاستبيانات مجمّعة.',
  'flag_surveys.results_identified': 'عرض الإجابات بالأسماء',
  'about_surveys.results_identified': 'قراءة الإجابات بأسماء أصحابها، ما لم يكن الاستبيان مجهول الهوية.',
}
