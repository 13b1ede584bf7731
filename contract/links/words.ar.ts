import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_too_many: 'لا يُربط السجل الواحد بأكثر من خمسين سجلًا',
  linked: 'تذاكر مرتبطة',
  link: 'ربط تذكرة',
  find: 'الرقم المختصر أو كلمات من التذكرة',
  linked_any: 'سجلات مرتبطة',
  link_any: 'ربط بسجل آخر',
  find_any: 'كلمات من عنوانه',
  unlink: 'إزالة الربط مع \u2068{{shortId}}\u2069',
  linkedWith: 'مرتبطة بـ',

  // kinds of records, on their cards
  kind_ticket: 'تذكرة',
  kind_inquiry: 'استفسار',
  kind_note: 'ملاحظة',
  kind_quick_task: 'مهمة سريعة',
  kind_task: 'مهمة',
  kind_project: 'مشروع',
  kind_workspace: 'مساحة عمل',
  kind_user: 'شخص',
  kind_chat: 'محادثة',
  kind_form: 'نموذج',
  kind_survey: 'استبيان',
  kind_course: 'دورة',
  kind_opportunity: 'فرصة',
  kind_opportunity_application: 'تقديم على فرصة',
  kind_permission_request: 'طلب إذن',
  kind_appointment: 'موعد',
  kind_booking: 'حجز',
  kind_meeting: 'اجتماع',
  kind_form_entry: 'رد على نموذج',
  kind_article: 'مقالة',
  kindUnknown: 'سجل',

  // several records of a kind, as the legend of a calendar names them
  kinds_ticket: 'التذاكر',
  kinds_note: 'الملاحظات',
  kinds_quick_task: 'المهام السريعة',
  kinds_task: 'المهام',
  kinds_course: 'الدورات',
  kinds_permission_request: 'طلبات الإذن',
  kinds_appointment: 'المواعيد',
  kinds_booking: 'الحجوزات',
  kinds_opportunity_application: 'التقديم على الفرص',
  kinds_meeting: 'الاجتماعات',

  none: 'لا ارتباطات.',
}
