import type { Translation } from '../../kit/translation.ts'
import type { refusals as en } from './refusals.en.ts'

export const refusals: Translation<typeof en> = {
  error_not_on_behalf: 'لا يمكنك فتح تذاكر لغيرك هناك',
  error_cannot_take: 'لا يستطيع هذا الشخص العمل على هذه التذكرة',
  error_cannot_take_part: 'لا يمكن إضافة هذا الشخص',
  error_too_many_participants: 'لا يمكن إضافة مشاركين آخرين',
  error_wrong_day: 'اختر موعدًا لاحقًا خلال سنة',
  error_too_many_runs: 'لديك إجراءات جماعية كثيرة لم تنتهِ بعد. يُرجى الانتظار حتى ينتهي بعضها.',
  error_reopen_over: 'مضى وقت طويل على إغلاق التذكرة. يُرجى فتح تذكرة جديدة.',
  error_group_not_in_department: 'هذه المجموعة لا تتبع القسم المختار',
  error_no_group: 'اختر مجموعة ما زالت تستقبل الطلبات',
  error_too_many_templates: 'بلغ عدد النماذج حدّه الأقصى. احذف نموذجًا لم يعد لازمًا.',
  error_template_in_use: 'فُتحت تذاكر من هذا النموذج، فلا يمكن إلا إيقافه.',
  error_edit_over: 'مضى على الرسالة أكثر من خمس دقائق، ولم يعد تعديلها ممكنًا',
  state_held: 'التذكرة الآن {{status}} وفي عهدة \u2068{{name}}\u2069.',
  state_free: 'التذكرة الآن {{status}} ولم يستلمها أحد.',
  error_thread_moved: 'كتب غيرك شيئًا أثناء كتابتك',
}
