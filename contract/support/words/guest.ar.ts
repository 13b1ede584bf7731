import type { Translation } from '../../kit/translation.ts'
import type { guest as en } from './guest.en.ts'

export const guest: Translation<typeof en> = {
  contact: 'مراسلة الدعم',
  contactText: 'اشرح ما تحتاج إليه، ويصلك الرد في الإشعارات.',
  guestTitle: 'مراسلة الدعم',
  guestText: 'تعذّر عليك الدخول؟ اكتب إلينا ويصلك الرد بالبريد.',
  newInquiry: 'استفسار جديد',
  myInquiries: 'استفساراتي',
  myInquiriesEmpty: 'لا استفسارات بعد',
  myInquiriesNone: 'تظهر هنا استفساراتك والردود عليها.',
  message: 'الرسالة',
  yourName: 'الاسم',
  yourEmail: 'البريد الإلكتروني',
  sendInquiry: 'إرسال',
  sentWith: 'يُرسل مع رسالتك',
  sentWithText: 'تساعد هذه التفاصيل فريق الدعم على معرفة السبب. ألغِ التحديد إن لم ترغب في إرسالها.',
  attachDetails: 'إرسال هذه التفاصيل',
  page: 'الصفحة',
  guestSent: 'أُرسلت رسالتك',
  guestSentText: 'تصلك رسالة بريد فيها رابط المحادثة متى أمكن الرد عليك. راجع مجلد الرسائل غير المرغوب فيها أيضًا.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  guestThread: 'استفسارك \u2066{{shortId}}\u2069',
  guestReplyDone: 'هذا الاستفسار مغلق. إن كتبت مرة أخرى بدأ استفسار جديد.',
}
