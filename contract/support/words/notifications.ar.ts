import type { Translation } from '../../kit/translation.ts'
import type { notifications as en } from './notifications.en.ts'

export const notifications: Translation<typeof en> = {
  told_assigned: 'أُسند الاستفسار \u2066{{shortId}}\u2069 من قِبل \u2068{{actor}}\u2069: \u2068{{subject}}\u2069',
  told_replied: 'رد جديد من \u2068{{actor}}\u2069 على الاستفسار \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_settled: 'اكتفى \u2068{{actor}}\u2069 بما ورد في الاستفسار \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_asked: 'لدى فريق الدعم سؤال عن استفسارك \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_answered: 'ردّ فريق الدعم على استفسارك \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_closed: 'أُغلق استفسارك \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_converted: 'حُوّل استفسارك \u2066{{shortId}}\u2069 إلى تذكرة: \u2068{{subject}}\u2069',
  told_merged: 'دُمج استفسارك \u2066{{shortId}}\u2069 مع استفسار آخر لك: \u2068{{subject}}\u2069',
  told_released: 'عولج ما أبلغت عنه في الاستفسار \u2066{{shortId}}\u2069: \u2068{{subject}}\u2069',
  told_unattended: 'مضى يوم عمل على الاستفسار \u2066{{shortId}}\u2069 دون إسناد: \u2068{{subject}}\u2069',

  error_cannot_take: 'لا يستطيع هذا الشخص الرد على هذا الاستفسار.',
  error_other_asker: 'يمكن دمج استفسارات الشخص نفسه فقط.',
  error_merged_into_itself: 'اختر استفسارًا آخر للدمج فيه.',
  error_link_over: 'لم يعد هذا الرابط صالحًا. يمكنك مراسلة الدعم مرة أخرى من صفحة تسجيل الدخول.',
  error_mail_not_set_up: 'لم يُعدّ البريد بعد، فلن يتمكن فريق الدعم من الرد عليك. تواصل مع مسؤول النظام في مؤسستك.',
  error_version_released: 'هذا الإصدار منشور من قبل. اختر إصدارًا بعده.',
  notice_assigned: 'إسناد استفسار',
  notice_replied: 'رد على استفسار',
  notice_settled: 'اكتفاء صاحب الاستفسار',
  notice_asked: 'سؤال لك من فريق الدعم',
  notice_answered: 'رد فريق الدعم عليك',
  notice_closed: 'إغلاق استفسارك',
  notice_converted: 'تحويل استفسارك إلى تذكرة',
  notice_merged: 'دمج استفسارك',
  notice_released: 'معالجة ما أبلغت عنه',
  notice_unattended: 'استفسار دون إسناد',
}
