import type { Translation } from '../../kit/translation.ts'
import type { meetingRecord as en } from './meeting-record.en.ts'

export const meetingRecord: Translation<typeof en> = {
  // rooms that belong to a unit
  held_meeting_zero: 'لا قاعات اجتماعات',
  held_meeting_one: 'قاعة اجتماعات واحدة',
  held_meeting_two: 'قاعتا اجتماعات',
  held_meeting_few: '{{count, number}} قاعات اجتماعات',
  held_meeting_many: '{{count, number}} قاعة اجتماعات',
  held_meeting_other: '{{count, number}} قاعة اجتماعات',
  heldMore_meeting: 'أكثر من 999 قاعة اجتماعات',

  activity_meeting_planned: 'رتّب {{actor}} الاجتماع',
  activity_meeting_continued: 'عدّل {{actor}} هذا الاجتماع وما بعده',
  activity_meeting_changed: 'عدّل {{actor}} الاجتماع',
  activity_meeting_invited: 'دعا {{actor}} آخرين',
  activity_meeting_shortened: 'تنتهي السلسلة قبل موعدها، وعُدّلت الاجتماعات اللاحقة',
  activity_meeting_renewed: 'تبعت أيامه تقويم المؤسسة بعد تعديله',
  activity_meeting_canceled: 'ألغاه {{actor}}',
  activity_meeting_left: 'أُلغي لمغادرة منظّمه',
  activity_meeting_answered: 'ردّ {{actor}} على الدعوة',
  activity_meeting_ended: 'انقضى وقته',

  told_meeting_planned: 'يدعوك \u2068{{person}}\u2069 إلى اجتماع «\u2068{{name}}\u2069»',
  told_meeting_continued: 'عدّل \u2068{{person}}\u2069 اجتماع «\u2068{{name}}\u2069»',
  told_meeting_changed: 'عدّل \u2068{{person}}\u2069 اجتماع «\u2068{{name}}\u2069»',
  told_meeting_invited: 'يدعوك \u2068{{person}}\u2069 إلى اجتماع «\u2068{{name}}\u2069»',
  told_meeting_removed: 'لم تعد مدعوًّا إلى اجتماع «\u2068{{name}}\u2069»',
  told_meeting_shortened: 'لم تعد مدعوًّا إلى الاجتماعات اللاحقة من «\u2068{{name}}\u2069»',
  told_meeting_renewed: 'تبعت أيام اجتماع «\u2068{{name}}\u2069» التقويم بعد تعديله',
  told_meeting_canceled: 'ألغى \u2068{{person}}\u2069 اجتماع «\u2068{{name}}\u2069»',
  told_meeting_left: 'أُلغي اجتماع «\u2068{{name}}\u2069» لمغادرة \u2068{{person}}\u2069',
  told_meeting_answered: 'ردّ \u2068{{person}}\u2069 على دعوتك إلى اجتماع «\u2068{{name}}\u2069»',
  told_meeting_named: 'ذُكرت في اجتماع «\u2068{{name}}\u2069»',
  notice_meeting_planned: 'دعوة إلى اجتماع',
  notice_meeting_continued: 'عُدّل أحد الاجتماعات',
  notice_meeting_changed: 'عُدّل أحد الاجتماعات',
  notice_meeting_invited: 'دعوة إلى اجتماع',
  notice_meeting_removed: 'لم تعد مدعوًّا إلى أحد الاجتماعات',
  notice_meeting_shortened: 'لم تعد مدعوًّا إلى الاجتماعات اللاحقة من سلسلة',
  notice_meeting_renewed: 'تغيّرت أيام أحد الاجتماعات',
  notice_meeting_canceled: 'أُلغي أحد الاجتماعات',
  notice_meeting_left: 'أُلغي أحد الاجتماعات',
  notice_meeting_answered: 'ردّ على دعوتك',
  notice_meeting_named: 'ذُكرت في اجتماع',

  audit_room_changed: 'عدّل {{actor}} قاعة اجتماعات',
}
