import type { Translation } from '../kit/translation.ts'
import { audit } from './words/audit.ar.ts'
import { bulk } from './words/bulk.ar.ts'
import { commands } from './words/commands.ar.ts'
import { activity } from './words/activity.ar.ts'
import { held } from './words/held.ar.ts'
import { list } from './words/list.ar.ts'
import { refusals } from './words/refusals.ar.ts'
import { report } from './words/report.ar.ts'
import { request } from './words/request.ar.ts'
import { templates } from './words/templates.ar.ts'
import { thread } from './words/thread.ar.ts'
import { notifications } from './words/notifications.ar.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  theTicket: 'التذكرة',
  // its records among what is found
  found_ticket: 'التذاكر',

  // name, what it is, entries of the menus
  name_tickets: 'التذاكر',
  about_tickets: 'أرسل طلباتك إلى الأقسام وتابعها حتى تُنجز.',
  create_tickets: 'طلب جديد',
  also_create_tickets: 'تذكرة جديدة، إنشاء تذكرة',
  menu_admin_tickets: 'التذاكر',
  menu_user_Tickets: 'التذاكر',

  // rights: a name and a sentence each
  'flag_tickets.create': 'إنشاء التذاكر',
  'about_tickets.create': 'إرسال تذكرة، للنفس أو نيابةً عن الآخرين.',
  'flag_tickets.view': 'عرض التذاكر',
  'about_tickets.view': 'فتح التذاكر والعثور عليها في القوائم والبحث.',
  'flag_tickets.reply': 'الرد العام',
  'about_tickets.reply': 'كتابة ردود يقرؤها مقدّم الطلب.',
  'flag_tickets.internal_note': 'الملاحظات الداخلية',
  'about_tickets.internal_note': 'قراءة وكتابة ملاحظات لا يراها مقدّم الطلب أبدًا.',
  'flag_tickets.assign': 'الإسناد',
  'about_tickets.assign': 'إسناد التذاكر وإعادة إسنادها وإلغاء إسنادها.',
  'flag_tickets.change': 'تغيير الشروط',
  'about_tickets.change': 'تغيير الأولوية والنوع ومستوى الخدمة.',
  'flag_tickets.resolve': 'الحل',
  'about_tickets.resolve': 'وضع التذكرة في حالة منجزة.',
  'flag_tickets.confirm': 'تأكيد الحل',
  'about_tickets.confirm': 'تأكيد الحل أو رفضه أو سحب الطلب.',
  'flag_tickets.wait': 'التعليق',
  'about_tickets.wait': 'انتظار مقدّم الطلب أو جهة أخرى.',
  'flag_tickets.close': 'الإغلاق',
  'about_tickets.close': 'إنهاء التذكرة مع ذكر السبب.',
  'flag_tickets.reopen': 'إعادة الفتح',
  'about_tickets.reopen': 'العودة إلى العمل على ما أُغلق.',
  'flag_tickets.merge': 'الدمج والتقسيم',
  'about_tickets.merge': 'دمج التذاكر وتقسيمها وربطها.',
  'flag_tickets.delete': 'الحذف',
  'about_tickets.delete': 'إزالة التذكرة من كل القوائم.',
  'flag_tickets.purge': 'الإتلاف',
  'about_tickets.purge': 'محو تذكرة محذوفة نهائيًا.',
  'flag_tickets.export': 'التصدير',
  'about_tickets.export': 'حفظ قوائم التذاكر في ملف.',
  'flag_tickets.templates': 'القوالب والاختصارات',
  'about_tickets.templates': 'إدارة القوالب والاختصارات المشتركة.',
  'flag_tickets.SLA': 'مستويات الخدمة والقواعد',
  'about_tickets.SLA': 'إدارة مستويات الخدمة والمحفّزات والحقول المخصصة.',

  ...notifications,
  ...refusals,
  ...audit,
  ...held,
  ...list,
  ...bulk,
  ...report,
  ...request,
  ...thread,
  ...activity,
  ...commands,
  ...templates,

  // home
  widget_tickets_requests: 'تذاكري',
  widget_tickets_answer: 'تذاكر تنتظر ردك',
  widget_tickets_answer_row: '{{person}} ينتظر ردك على {{shortId}}',
  widget_tickets_confirm: 'تذاكر حُلّت',
  widget_tickets_confirm_row: 'هل حُلّت {{shortId}}؟',
  widget_tickets_unassigned: 'غير مسندة',
  widget_begin_tickets: 'أرسل طلبك الأول إلى القسم المختص',

  // home of the administration
  widget_tickets_figures: 'المؤشرات',
  widget_tickets_figures_open: 'التذاكر المفتوحة',
  widget_tickets_figures_answer: 'الرد الأول، الوسيط',
  widget_tickets_figures_solution: 'الحل، الوسيط',
  widget_tickets_figures_reopened: 'أُعيد فتحها',
  widget_tickets_flow: 'المُنشأة والمحلولة',
  widget_tickets_flow_created: 'منشأة',
  widget_tickets_flow_solved: 'محلولة',
  widget_tickets_status: 'المفتوحة حسب الحالة',
  widget_tickets_status_active: 'مفتوحة',
  widget_tickets_status_fresh: 'جديدة',
  widget_tickets_status_waiting: 'قيد الانتظار',
  widget_tickets_load: 'عبء العمل حسب المكلَّف',
  widget_tickets_load_active: 'مفتوحة',
  widget_tickets_load_waiting: 'قيد الانتظار',
  widget_tickets_load_nobody: 'غير مسندة',
  widget_tickets_groups: 'عبء العمل حسب المجموعة',
  widget_tickets_groups_active: 'مفتوحة',
  widget_tickets_groups_waiting: 'قيد الانتظار',
  widget_tickets_ages: 'المفتوحة حسب العمر',
  widget_tickets_ages_open: 'مفتوحة',
  widget_tickets_ages_today: 'اليوم',
  widget_tickets_ages_week: 'آخر 7 أيام',
  widget_tickets_ages_month: 'حتى 30 يومًا',
  widget_tickets_ages_older: 'أقدم',
}
