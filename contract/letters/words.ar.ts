import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  mailGreeting: 'مرحبًا \u2068{{name}}\u2069،',
  mailCodeSubject: 'رمزك لاختيار كلمة مرور جديدة',
  mailCodeText: 'هذا رمزك لاختيار كلمة مرور جديدة. وهو صالح عشر دقائق ولمرة واحدة، في المتصفح الذي طلبته منه.',
  mailCodeLink: 'افتح صفحة إدخال الرمز',
  mailCodeEnd: 'لم تطلب هذا الرمز؟ تجاهل الرسالة، فكلمة مرورك لم تتغير. ولا تُطلع أحدًا على الرمز.',
  mailChangedSubject: 'تغيّرت كلمة مرورك',
  mailChangedText:
    'تغيّرت كلمة مرورك في \u2066{{instant}}\u2069. انتهت جلساتك الأخرى، وتبقى رموز الواجهة البرمجية صالحة إلى أن تلغيها.',
  mailChangedLink: 'افتح البوابة',
  mailChangedEnd: 'لم تغيّرها بنفسك؟ اختر كلمة مرور جديدة فورًا وأبلغ مسؤول النظام في مؤسستك.',
  mailboxTitle: 'صندوق بريد النسخة التجريبية',
  mailboxText: 'أحدث خمسين رسالة من هذه البوابة. لم تُرسل إلى أحد، وتُنسى عند إيقاف البوابة.',
  mailboxEmpty: 'لم تُرسل أي رسالة بعد.',
  mailboxTo: 'إلى',
}
