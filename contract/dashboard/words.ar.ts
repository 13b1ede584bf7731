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

  // the screen
  morning: 'صباح الخير يا {{name}}',
  afternoon: 'مساء الخير يا {{name}}',
  evening: 'مساء الخير يا {{name}}',
  worksUntil: 'يوم عمل حتى {{time}}',
  dayOff: 'يوم عطلة',
  viewAll: 'عرض الكل',
  listsBehind: 'القوائم: {{title}}',
  failed: 'فشلت العملية',
  retry: 'إعادة المحاولة',
  partly: 'تعذّر تحميل جزء من هذه القائمة.',
  nothingLeft: 'لا شيء هنا الآن',
  allHidden: 'كل البطاقات مخفية',
  allHiddenText: 'اختر «ترتيب الصفحة» لإظهار ما تريده منها.',
  asOf: 'كما كانت عند {{time}}',
  busy: 'مشغول',
  away: 'غائب',
  wholeDay: 'طوال اليوم',
  join: 'انضمام',
  done: 'إنجاز: {{title}}',
  unread_zero: 'لا رسائل غير مقروءة',
  unread_one: 'رسالة غير مقروءة',
  unread_two: 'رسالتان غير مقروءتين',
  unread_few: '{{count, number}} رسائل غير مقروءة',
  unread_many: '{{count, number}} رسالة غير مقروءة',
  unread_other: '{{count, number}} رسالة غير مقروءة',
  mentioned: 'ذُكر اسمك',
  online: 'متصل',
  progress: 'نسبة الإنجاز: {{title}}',

  // arranging
  arrange: 'ترتيب الصفحة',
  arrangeHow: 'اسحب البطاقات إلى أماكنها. بلوحة المفاتيح: المسافة ترفع البطاقة وتضعها، والأسهم تحرّكها، وEscape يعيدها.',
  arrangeDone: 'تم',
  arrangeReset: 'استعادة الترتيب الأصلي',
  arranged: 'حُفظ ترتيب الصفحة',
  cards: 'بطاقات الصفحة',
  hide: 'إخفاء: {{title}}',
  show: 'إظهار: {{title}}',
  hidden: 'مخفية',
  column: 'العمود {{place, number}}',
  moving_lifted: 'رُفعت {{title}}. {{list}}، الموضع {{place, number}}. الأسهم تحرّكها، والمسافة تضعها، وEscape يعيدها.',
  moving_over: '{{list}}، الموضع {{place, number}}',
  moving_dropped: 'وُضعت {{title}} في {{list}}، الموضع {{place, number}}',
  moving_putBack: 'أُعيدت {{title}} إلى {{list}}، الموضع {{place, number}}',
}
