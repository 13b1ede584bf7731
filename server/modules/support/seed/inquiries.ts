import type { InquiryCategory } from '@diwan/contract/support/vocabulary'

interface DemoInquiry {
  /** A person of the sample organisation, or a guest. */
  readonly by: string | { readonly name: string; readonly email: string; readonly language: 'ar' | 'en' }
  readonly category: InquiryCategory
  readonly subject: string
  readonly text: string
  readonly path?: string
  /** Hours before the sample is looked at. */
  readonly ago: number
  readonly question?: string
  readonly answer?: string
}

/** Questions about the portal itself, in both languages; the newest still wait. */
export const demoInquiries: readonly DemoInquiry[] = [
  {
    by: 'noura',
    category: 'access',
    subject: 'لا تظهر لي صفحة التذاكر',
    text: 'بعد انتقالي إلى إدارة الموارد البشرية لم أعد أرى تذاكر إدارتي السابقة. هل يمكن إعادتها؟',
    path: '/user/tickets',
    ago: 3,
  },
  {
    by: 'omar',
    category: 'technical',
    subject: 'Attachments stay at 99 %',
    text: 'When I attach a PDF of about 4 MB on the office Wi-Fi, the bar stops at 99 % and nothing happens.',
    path: '/user/tickets',
    ago: 5,
  },
  {
    by: 'huda',
    category: 'content',
    subject: 'خطأ في اسم قسم المشتريات',
    text: 'اسم القسم في دليل الإدارات مكتوب «المشتروات»، والصحيح «المشتريات».',
    path: '/admin/department',
    ago: 8,
  },
  {
    by: { name: 'عبد الرحمن الحربي', email: 'a.alharbi@example.com', language: 'ar' },
    category: 'access',
    subject: 'لا أستطيع تسجيل الدخول',
    text: 'انضممت إلى المؤسسة هذا الأسبوع ولم تصلني رسالة الدعوة بعد.',
    ago: 20,
  },
  {
    by: { name: 'Emily Carter', email: 'e.carter@example.com', language: 'en' },
    category: 'access',
    subject: 'The code never arrives',
    text: 'I asked for a new password three times today and no mail with a code arrived, not even in the junk folder.',
    ago: 26,
    question: 'Which address do you see under “Forgot password”? Please check that it ends with our domain.',
  },
  {
    by: 'sara',
    category: 'idea',
    subject: 'إرسال التذكرة من الهاتف بصورة',
    text: 'أقترح زرًا يفتح الكاميرا مباشرة عند إنشاء التذكرة، فأغلب بلاغات الصيانة تحتاج إلى صورة.',
    path: '/user/tickets',
    ago: 30,
    question: 'فكرة جيدة. هل تُستعمل الصورة في بلاغات الصيانة وحدها أم في غيرها أيضًا؟',
  },
  {
    by: 'noura',
    category: 'technical',
    subject: 'التاريخ الهجري متأخر يومًا',
    text: 'يظهر تاريخ اليوم في التذاكر قبل تقويم أم القرى بيوم.',
    path: '/user/tickets',
    ago: 50,
    answer: 'عُدّل فرق الأيام في إعدادات المؤسسة، ويظهر التاريخ الآن صحيحًا. شكرًا على التنبيه.',
  },
  {
    by: 'omar',
    category: 'content',
    subject: 'Where is the travel policy?',
    text: 'I remember a page about travel expenses in the old portal. Is it here as well?',
    ago: 70,
    answer:
      'Not yet: the knowledge hub is coming. Until then the policy is attached to the request “Business travel” in the catalogue.',
  },
  {
    by: 'huda',
    category: 'access',
    subject: 'صلاحية تصدير التذاكر',
    text: 'أحتاج إلى تصدير تذاكر إدارتي في ملف كل شهر، والزر لا يظهر لي.',
    path: '/admin/tickets',
    ago: 90,
    answer: 'أُضيف حق التصدير لتذاكر إدارتك. أعد تحميل الصفحة ليظهر الزر.',
  },
  {
    by: 'sara',
    category: 'technical',
    subject: 'Dark mode resets after signing in',
    text: 'I switch to dark mode every morning because it is light again after signing in.',
    path: '/user/profile',
    ago: 120,
    answer: 'Dark mode is now kept with your account. Choose it once more under Profile and it stays.',
  },
  {
    by: { name: 'ريم العتيبي', email: 'r.alotaibi@example.com', language: 'ar' },
    category: 'technical',
    subject: 'الصفحة لا تفتح من خارج المكتب',
    text: 'تفتح البوابة في المكتب، ومن المنزل تظهر رسالة أن الاتصال غير آمن.',
    ago: 140,
    answer: 'جُدّدت شهادة الموقع صباح اليوم. جرّبي فتح البوابة من جديد.',
  },
  {
    by: 'omar',
    category: 'idea',
    subject: 'Keyboard shortcut to take a ticket',
    text: 'I take dozens of tickets a day. A key for it in the queue would save me a lot of clicks.',
    path: '/admin/tickets',
    ago: 160,
  },
]

/** Answers the team shares. */
export const demoCanned = [
  {
    titleAr: 'كلمة مرور جديدة',
    titleEn: 'A new password',
    textAr: 'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول، واكتب بريدك، ثم أدخل الرمز الذي يصلك خلال عشر دقائق.',
    textEn: 'Choose “Forgot password” on the sign-in page, type your email, and enter the code you receive within ten minutes.',
  },
  {
    titleAr: 'طلب صورة من الشاشة',
    titleEn: 'Ask for a screenshot',
    textAr: 'أرسل لنا صورة من الشاشة عند ظهور المشكلة، واذكر ما ضغطته قبلها مباشرة.',
    textEn: 'Please send us a screenshot of the problem and tell us what you clicked just before it appeared.',
  },
  {
    titleAr: 'الحق لدى مسؤول الإدارة',
    titleEn: 'The department decides',
    textAr: 'تُمنح هذه الصلاحية بموافقة مسؤول إدارتك. اطلبها منه، ونضيفها فور وصول موافقته.',
    textEn: 'Your department head approves this right. Ask them, and we add it as soon as they agree.',
  },
] as const
