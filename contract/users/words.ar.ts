import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_role_not_yours: 'لا تملك صلاحية منح هذا الدور.',
  error_email_taken: 'هذا البريد الإلكتروني مستخدم لدى شخص آخر.',
  error_not_yourself: 'لا يمكن تنفيذ ذلك على حسابك.',
  error_unknown_link: 'أحد العناصر المختارة لم يعد موجودًا.',
  error_title_taken: 'يوجد مسمى آخر بهذا الاسم.',
  error_title_in_use: 'يحمل بعض الأشخاص هذا المسمى. اختر لهم مسمى آخر أولًا.',
  error_partner_taken: 'يوجد شريك آخر بهذا الاسم.',
  error_partner_in_use: 'ينتمي بعض الأشخاص إلى هذا الشريك. اختر لهم شريكًا آخر أولًا.',
  told_updated: 'غيّر \u2068{{actor}}\u2069 دورك في البوابة',
}
