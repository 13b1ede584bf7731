import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_training: 'التدريب',
  about_training: 'دورات تتعلمها وتقدّمك في كل منها.',
  menu_admin_training: 'التدريب',
  menu_user_Training: 'التدريب',
  'menu_user_Training Details': 'تفاصيل التدريب',

  // rights: a name and a sentence each
  'flag_training.learn': 'التعلّم',
  'about_training.learn': 'حضور الدورات الموجهة إلى الشخص.',
  'flag_training.create': 'إنشاء الدورات',
  'about_training.create': 'إنشاء الدورات ونشرها وإسنادها.',
  'flag_training.progress.view': 'متابعة التقدّم',
  'about_training.progress.view': 'متابعة ما أنجزه المتعلمون.',
  'flag_training.grade': 'التقييم',
  'about_training.grade': 'تقييم المتعلمين وإلغاء الشهادات.',
}
