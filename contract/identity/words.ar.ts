import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_profile: 'الملف الشخصي',
  about_profile: 'بياناتك وكلمة مرورك وتفضيلاتك.',
  menu_user_Profile: 'الملف الشخصي',

  // rights: a name and a sentence each
  'flag_profile.view': 'الملف الشخصي',
  'about_profile.view': 'إدارة الملف الشخصي.',

  signInTitle: 'تسجيل الدخول',
  signInText: 'استخدم حساب مؤسستك للمتابعة.',
  contactSupport: 'مراسلة الدعم',
  email: 'البريد الإلكتروني',
  emailExample: 'name@company.sa',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور أو إخفاؤها',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
  rememberMe: 'تذكّرني',
  forgotPassword: 'نسيت كلمة المرور؟',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  fullName: 'اسمك الكامل',
  currentPassword: 'كلمة المرور الحالية',
  error_password_change_required: 'اختر كلمة مرور جديدة أولًا.',
  error_browser_needed: 'يلزم لهذا شخص أمام متصفح، ولا يكفي رمز الواجهة البرمجية.',
  error_too_many_tokens: 'بلغت أقصى عدد من رموز الواجهة البرمجية. أبطل واحدًا منها أولًا.',
  error_email_not_found: 'البريد الإلكتروني غير موجود',
  error_mail_not_set_up: 'لم يُهيَّأ البريد. راجع مسؤول النظام في مؤسستك.',
  error_otp_wrong: 'أدخل رمز تحقق صحيحًا',
  error_otp_locked_zero: 'رموز خاطئة كثيرة. حاول مرة أخرى الآن، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_otp_locked_one: 'رموز خاطئة كثيرة. انتظر دقيقة، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_otp_locked_two: 'رموز خاطئة كثيرة. انتظر دقيقتين، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_otp_locked_few: 'رموز خاطئة كثيرة. انتظر {{count, number}} دقائق، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_otp_locked_many: 'رموز خاطئة كثيرة. انتظر {{count, number}} دقيقة، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_otp_locked_other: 'رموز خاطئة كثيرة. انتظر {{count, number}} دقيقة، أو اطلب رمزًا من متصفح سبق أن سجّلت الدخول منه.',
  error_reset_expired: 'انتهى وقت اختيار كلمة المرور الجديدة. اطلب رمزًا جديدًا.',
  error_invitation_expired: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة من مسؤول النظام في مؤسستك.',
  error_change_password_failed: 'فشل تغيير كلمة المرور',
  error_wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  error_setup_code_wrong: 'رمز الاستخدام لمرة واحدة غير صحيح.',
  error_setup_done: 'سبق إعداد هذه المؤسسة. سجّل الدخول.',
  told_passwordChanged: 'غُيّرت كلمة مرور حسابك. إن لم يكن ذلك منك فعيّن كلمة جديدة وأنهِ جلساتك.',
  told_allSessionsEnded: 'أنهت إدارة النظام جلساتك كلها، وانتهت معها رموزك البرمجية.',
  told_apiTokenWithdrawn: 'أبطلت إدارة النظام رمزك البرمجي \u2068{{name}}\u2069.',
  told_passwordReset: 'عُيّنت لحسابك كلمة مرور جديدة برمز أُرسل إلى بريدك. إن لم يكن ذلك منك فأبلغ إدارة النظام.',
  told_newDevice:
    'دخول جديد إلى حسابك من متصفح لم يُستخدم من قبل (\u2066{{address}}\u2069). إن لم يكن ذلك منك فغيّر كلمة مرورك وأنهِ تلك الجلسة.',
  notice_passwordChanged: 'تغيير كلمة مرورك',
  notice_passwordReset: 'تعيين كلمة مرور جديدة لك',
  notice_allSessionsEnded: 'إنهاء جلساتك كلها',
  notice_apiTokenWithdrawn: 'إبطال رمزك البرمجي',
  notice_newDevice: 'دخول من متصفح جديد',

  // home
  widget_begin_profile: 'أضف صورتك إلى ملفك الشخصي',
}
