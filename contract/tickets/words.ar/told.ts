import type { Translation } from '../../kit/translation.ts'
import type { told as en } from '../words.en/told.ts'

export const told: Translation<typeof en> = {
  told_created: 'تذكرة جديدة \u2066{{shortId}}\u2069 من \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_replied: 'رد جديد من \u2068{{actor}}\u2069 على التذكرة \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_closed: 'أُغلقت التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_assigned:
    'أُسندت التذكرة \u2066{{shortId}}\u2069 إلى \u2068{{assignee}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_assigned_self: 'استُلمت التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_transferred: 'حُوّلت التذكرة \u2066{{shortId}}\u2069 إلى مجموعتك من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_unassigned: 'عادت التذكرة \u2066{{shortId}}\u2069 إلى قائمة الانتظار: \u2068{{subject}}\u2069',
  told_waiting: 'عُلّقت التذكرة \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_resumed: 'انتهى انتظار التذكرة \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_resolved: 'حُلّت التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_confirmed: 'أُكّد حل التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_rejected: 'رُفض حل التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_lapsed: 'أُغلقت التذكرة \u2066{{shortId}}\u2069 لعدم الاعتراض على حلها: \u2068{{subject}}\u2069',
  told_withdrawn: 'سُحبت التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_reopened: 'أُعيد فتح التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_reminded: 'هل حُلّت التذكرة \u2066{{shortId}}\u2069؟ ستُغلق ما لم تردّ: \u2068{{subject}}\u2069',
  told_mentioned: 'ذُكرت في التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_joined: 'أُضفت إلى التذكرة \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
}
