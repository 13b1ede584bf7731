import type { Translation } from '../../kit/translation.ts'
import type { mails as en } from './mails.en.ts'

export const mails: Translation<typeof en> = {
  mail_received_subject: 'وصلنا استفسارك \u2066{{shortId}}\u2069',
  mail_received: 'وصل استفسارك \u2066{{shortId}}\u2069 إلى فريق الدعم، وسيصلك الرد بالبريد.',
  mail_asked_subject: 'سؤال عن استفسارك \u2066{{shortId}}\u2069',
  mail_asked: 'يحتاج فريق الدعم إلى توضيح بشأن استفسارك \u2066{{shortId}}\u2069. افتحه لقراءة السؤال والرد عليه.',
  mail_answered_subject: 'رد على استفسارك \u2066{{shortId}}\u2069',
  mail_answered: 'ردّ فريق الدعم على استفسارك \u2066{{shortId}}\u2069. افتحه لقراءة الرد.',
  mail_released_subject: 'عولج استفسارك \u2066{{shortId}}\u2069',
  mail_released: 'عولج ما أبلغت عنه في الاستفسار \u2066{{shortId}}\u2069.',
  mail_converted_subject: 'أُحيل استفسارك \u2066{{shortId}}\u2069',
  mail_converted: 'أحال فريق الدعم استفسارك \u2066{{shortId}}\u2069 إلى الفريق المختص.',
  mail_link: 'فتح الاستفسار',
  mail_end: 'يفتح الرابط هذا الاستفسار وحده، وهو صالح 30 يومًا. إن لم تراسل الدعم فتجاهل هذه الرسالة.',
}
