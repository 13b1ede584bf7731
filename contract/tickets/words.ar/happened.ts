import type { Translation } from '../../kit/translation.ts'
import type { happened as en } from '../words.en/happened.ts'

export const happened: Translation<typeof en> = {
  happened: 'ما جرى',
  thePortal: 'البوابة',
  line_taken: 'استُلمت التذكرة من قِبل \u2068{{actor}}\u2069',
  line_assigned: 'أُسندت التذكرة إلى \u2068{{assignee}}\u2069 من قِبل \u2068{{actor}}\u2069',
  line_transferred: 'حُوّلت التذكرة إلى \u2068{{group}}\u2069 من قِبل \u2068{{actor}}\u2069',
  line_unassigned: 'أُعيدت التذكرة إلى قائمة الانتظار من قِبل \u2068{{actor}}\u2069',
  line_waiting_requester: 'عُلّقت التذكرة بانتظار رد مقدّم الطلب، من قِبل \u2068{{actor}}\u2069',
  line_waiting_third_party: 'عُلّقت التذكرة بانتظار طرف آخر، من قِبل \u2068{{actor}}\u2069',
  line_waiting_scheduled: 'أُجّلت التذكرة إلى \u2068{{until}}\u2069 من قِبل \u2068{{actor}}\u2069',
  line_resumed: 'استؤنف العمل على التذكرة من قِبل \u2068{{actor}}\u2069',
  line_resolved: 'حُلّت التذكرة من قِبل \u2068{{actor}}\u2069',
  line_confirmed: 'أُكّد الحل من قِبل \u2068{{actor}}\u2069',
  line_rejected: 'رُفض الحل من قِبل \u2068{{actor}}\u2069',
  line_closed: 'أُغلقت التذكرة من قِبل \u2068{{actor}}\u2069: {{reason}}',
  line_lapsed: 'أُغلقت التذكرة تلقائيًا لعدم الاعتراض على الحل',
  line_withdrawn: 'سُحب الطلب من قِبل \u2068{{actor}}\u2069',
  line_reopened: 'أُعيد فتح التذكرة من قِبل \u2068{{actor}}\u2069',
  line_reminded: 'سُئل مقدّم الطلب عن الحل مرة أخرى',
  line_priority: 'غُيّرت الأولوية من {{from}} إلى {{to}} من قِبل \u2068{{actor}}\u2069',
  line_subject: 'غُيّر الموضوع من «\u2068{{from}}\u2069» إلى «\u2068{{to}}\u2069» من قِبل \u2068{{actor}}\u2069',
  line_joined: 'أُضيف \u2068{{person}}\u2069 إلى المشاركين من قِبل \u2068{{actor}}\u2069',
  line_left: 'أُزيل \u2068{{person}}\u2069 من المشاركين من قِبل \u2068{{actor}}\u2069',
  line_leftSelf: 'انتهت مشاركة \u2068{{actor}}\u2069 في التذكرة',
}
