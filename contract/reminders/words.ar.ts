import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_too_many: 'بلغت تذكيراتك حدّها. أزل بعضها أولًا.',
  told_due: 'طلبت التذكير بهذا: \u2068{{title}}\u2069',
  notice_due: 'موعد تذكير طلبته',

  // the menu of a message, and the list
  remind: 'ذكّرني',
  remind_hours: 'بعد ثلاث ساعات',
  remind_tomorrow: 'صباح الغد',
  remind_week: 'الأسبوع القادم',
  remindOther: 'وقت آخر…',
  remindTitle: 'ذكّرني بهذه الرسالة',
  remindAt: 'الموعد',
  set: 'ضبط التذكير',
  done_set: 'سيصلك التذكير \u2068{{instant}}\u2069',
  mine: 'تذكيراتي',
  none: 'لا تذكيرات',
  noneText: 'اختر «ذكّرني» من قائمة أي رسالة.',
  cannotSee: 'شيء لم يعد متاحًا لك',
  due: 'حان موعده',
  snooze: 'تأجيل',
  snoozeOne: 'تأجيل \u2068{{title}}\u2069',
  dismiss: 'إزالة',
  dismissOne: 'إزالة \u2068{{title}}\u2069',
}
