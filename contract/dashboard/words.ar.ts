import { ar as widgets } from '../gathered/widgets.ar.gen.ts'
import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  ...widgets, // of every module

  // name, what it is, entries of the menus
  name_dashboard: 'لوحة المعلومات',
  about_dashboard: 'نظرة على عملك وما ينتظرك اليوم.',
  menu_admin_Home: 'نظرة عامة',
  menu_user_Home: 'الرئيسية',
  menu_user_Dashboard: 'لوحة المعلومات',

  // rights: a name and a sentence each
  'flag_dashboard.view': 'عرض المؤشرات',
  'about_dashboard.view': 'المؤشرات والأعمال المنتظرة في لوحة المعلومات.',

  widget_dashboard_waiting: 'بانتظارك',
  widget_dashboard_begin: 'ابدأ من هنا',

  // short buttons and badges of the rows
  act_reply: 'رد',
  act_confirm: 'تأكيد',
  act_fill: 'تعبئة',
  act_begin: 'بدء',
  act_continue: 'متابعة',
  act_review: 'مراجعة',
  badge_new: 'جديد',
  badge_updated: 'حُدّث',

  // the home of the administration
  tabs: 'أقسام النظرة العامة',
  tab_desk: 'مكتب المساعدة',
  tab_people: 'الأشخاص',
  tab_learning: 'التعلّم',
  tab_portal: 'البوابة',
  tab_reports: 'التقارير',
  daysOfCharts: 'أيام الرسوم',
  lastDays_zero: 'اليوم',
  lastDays_one: 'آخر يوم',
  lastDays_two: 'آخر يومين',
  lastDays_few: 'آخر {{count, number}} أيام',
  lastDays_many: 'آخر {{count, number}} يومًا',
  lastDays_other: 'آخر {{count, number}} يوم',
  showAll: 'عرض الكل',
  widgetFailed: 'فشلت العملية',
  tryAgain: 'إعادة المحاولة',
  nothingHere: 'لا شيء لعرضه بعد',
  nothingHereText: 'تظهر المؤشرات هنا ما إن يبدأ العمل في البوابة.',
  openList: 'فتح: {{list}}',
  sameAsBefore: 'كما في المدة السابقة',
  moreThanBefore: 'أكثر من السابق بـ {{value}}',
  lessThanBefore: 'أقل من السابق بـ {{value}}',
}
