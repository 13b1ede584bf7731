import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'
import { exported } from './words/export.ar.ts'
import { items } from './words/items.ar.ts'
import { learn } from './words/learn.ar.ts'
import { manage } from './words/manage.ar.ts'
import { quiz } from './words/quiz.ar.ts'

export const ar: Translation<typeof en> = {
  begin_course: 'دورة جديدة',
  // name, what it is, entries of the menus
  name_training: 'التدريب',
  about_training: 'دورات تتعلمها وتقدّمك في كل منها.',
  menu_admin_training: 'التدريب',
  menu_user_Training: 'التدريب',
  'menu_user_Training Details': 'آخر دورة',

  // rights: a name and a sentence each
  'flag_training.view': 'عرض الدورات',
  'about_training.view': 'العثور على الدورات في القائمة والبحث.',
  'flag_training.learn': 'التعلّم',
  'about_training.learn': 'حضور الدورات الموجهة إلى الشخص.',
  'flag_training.create': 'إنشاء الدورات',
  'about_training.create': 'إنشاء الدورات ونشرها وإسنادها.',
  'flag_training.progress.view': 'متابعة التقدّم',
  'about_training.progress.view': 'متابعة ما أنجزه المتعلمون.',
  'flag_training.grade': 'التقييم',
  'about_training.grade': 'تقييم المتعلمين وإلغاء الشهادات.',

  // kinds, and what is refused
  found_course: 'الدورات',
  error_not_deleted: 'لم تُحذف الدورة',
  error_unit_missing: 'اختر جهة تديرها',
  error_not_open: 'لا يمكنك التسجيل في هذه الدورة بنفسك',
  error_too_many_assignments: 'بلغت إسنادات هذه الدورة حدّها الأعلى. أزل أحدها أولًا.',
  error_lesson_closed: 'أكمل الدروس السابقة أولًا',
  error_lesson_not_done: 'لم يكتمل هذا الدرس بعد',
  error_no_attempt_left: 'استنفدت محاولاتك',

  // what happened
  activity_created: 'أنشأ {{actor}} الدورة',
  activity_changed: 'عدّل {{actor}} الدورة',
  activity_deleted: 'حذف {{actor}} الدورة',
  activity_arranged: 'غيّر {{actor}} الجمهور أو الخطة',
  activity_scheduled: 'جدول {{actor}} النشر',
  activity_published: 'نشر {{actor}} الدورة',
  activity_renewed: 'نشر {{actor}} التعديلات',
  activity_reminded: 'أرسل {{actor}} التذكير',
  activity_paused: 'أوقف {{actor}} الدورة مؤقتًا',
  activity_closed: 'أغلق {{actor}} الدورة',
  activity_reopened: 'أعاد {{actor}} فتح الدورة',
  activity_archived: 'أرشف {{actor}} الدورة',
  activity_unarchived: 'أخرج {{actor}} الدورة من الأرشيف',
  activity_assigned: 'غيّر {{actor}} من أُسندت إليهم الدورة',
  activity_enrolled: 'سجّل {{actor}} متعلمين',
  activity_enrolment_joined: 'سجّل {{actor}} في الدورة',
  activity_enrolment_begun: 'بدأ {{actor}} الدورة',
  activity_enrolment_advanced: 'أكمل {{actor}} درسًا',
  activity_enrolment_moved: 'انتقل {{actor}} إلى أحدث إصدار',
  activity_enrolment_finished: 'أكمل {{actor}} الدورة',
  activity_enrolment_owed: 'سلّم {{actor}} إجاباته للتصحيح',
  activity_enrolment_marked: 'صحّح {{actor}} الإجابات',
  activity_enrolment_failed: 'لم تُجتز الدورة',
  activity_enrolment_retried: 'سمح {{actor}} بمحاولة أخرى',
  activity_enrolment_canceled: 'ألغى {{actor}} التسجيل',
  activity_enrolment_certified: 'حصل {{actor}} على شهادة',
  activity_enrolment_revoked: 'ألغى {{actor}} الشهادة',
  activity_enrolment_renewed: 'أعاد {{actor}} تسجيل المتعلم لقرب انتهاء شهادته',
  activity_enrolment_due: 'أرسل {{actor}} تذكيرًا بموعد الاستحقاق',
  activity_overdue_noted: 'أُرسل تنبيه بالتدريب المتأخر',

  // what people are told
  notice_published: 'نشر دورة موجهة إليك',
  notice_reminded: 'تذكير بدورة',
  notice_enrolled: 'إسناد دورة إليك',
  notice_enrolment_certified: 'شهادة لك',
  notice_enrolment_revoked: 'إلغاء شهادة لك',
  notice_enrolment_renewed: 'قرب انتهاء شهادة لك',
  notice_enrolment_due: 'اقتراب موعد إنهاء دورة أو فواته',
  notice_enrolment_marked: 'تصحيح دورة لك',
  notice_enrolment_failed: 'عدم اجتياز دورة لك',
  notice_enrolment_retried: 'إتاحة محاولة أخرى في دورة',
  notice_enrolment_owed: 'متعلم بانتظار التصحيح',
  notice_overdue_noted: 'تدريب متأخر لدى من ترأسهم (أسبوعيًا)',
  told_published: 'دورة جديدة لك: \u2068{{name}}\u2069',
  told_reminded: 'تذكير: \u2068{{name}}\u2069 متاحة لك',
  told_enrolled: 'أُسندت إليك \u2068{{name}}\u2069',
  told_enrolment_certified: 'شهادتك في \u2068{{name}}\u2069 جاهزة',
  told_enrolment_revoked: 'أُلغيت شهادتك في \u2068{{name}}\u2069',
  told_enrolment_renewed: 'تنتهي شهادتك في \u2068{{name}}\u2069 في {{day, day}}، فيُرجى أخذ الدورة من جديد',
  told_enrolment_due: 'يُرجى إكمال \u2068{{name}}\u2069، فموعدها {{day, day}}',
  told_enrolment_marked: 'اجتزت \u2068{{name}}\u2069',
  told_enrolment_failed: 'لم تجتز \u2068{{name}}\u2069',
  told_enrolment_retried: 'يمكنك محاولة \u2068{{name}}\u2069 من جديد',
  told_enrolment_owed: '\u2068{{person}}\u2069 بانتظار التصحيح في \u2068{{name}}\u2069',
  told_overdue_noted: 'تدريب متأخر لدى من ترأسهم ({{people, number}}): \u2068{{name}}\u2069',

  // on paper, and on the page that anybody reads
  certificateTitle: 'شهادة إتمام',
  certificateGiven: 'تُمنح هذه الشهادة إلى',
  certificateFor: 'لإتمام دورة',
  certificateScore: 'بدرجة {{score}}',
  certificateOn: 'تاريخ الإصدار',
  certificateUntil: 'صالحة حتى',
  certificateCode: 'رمز التحقق',
  certificateHolder: 'صاحب الشهادة',
  certificateUnit: 'الجهة عند الإصدار',
  certificateAccount: 'رقم الحساب',
  certificateCourse: 'الدورة',
  certificate_valid: 'سارية',
  certificate_expired: 'منتهية',
  certificate_revoked: 'ملغاة',
  certificate_replaced: 'حلّت محلها شهادة أحدث',
  certificate_unknown: 'لا توجد شهادة بهذا الرمز',
  certificateUnknownText: 'تحقق من الرمز المطبوع على الشهادة، أو امسح رمز QR من جديد.',

  // how many lie in a unit
  held_course_zero: 'لا سجلات في التدريب',
  held_course_one: 'سجل واحد في التدريب',
  held_course_two: 'سجلان في التدريب',
  held_course_few: '{{count, number}} سجلات في التدريب',
  held_course_many: '{{count, number}} سجلًا في التدريب',
  held_course_other: '{{count, number}} سجل في التدريب',
  heldMore_course: '\u2066999+\u2069 سجل في التدريب',
  ...exported,
  ...items,
  ...manage,
  ...learn,
  ...quiz,

  // home
  widget_training_planned: 'الدورات',
  widget_training_assigned: 'دورات مسندة إليك',
  widget_training_begun: 'التدريب',

  // home of the administration
  widget_training_overdue: 'المتدربون المتأخرون',
}
