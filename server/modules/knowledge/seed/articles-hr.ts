import type { SampleArticle } from './types.ts'

export const hrArticles: readonly SampleArticle[] = [
  {
    category: 'leave',
    by: 'khalid',
    labels: ['إجازة', 'leave'],
    days: 120,
    views: 412,
    helpful: [38, 3],
    review: 60,
    picture: {
      ar: ['قدّم الطلب', 'يعتمد المدير', 'تظهر في التقويم'],
      en: ['Send the request', 'Your manager approves', 'It appears in the calendar'],
    },
    comments: [
      ['noura', 'هل تُحتسب عطلة نهاية الأسبوع إذا وقعت بين يومي إجازة؟'],
      ['khalid', 'لا، تُحتسب أيام العمل وحدها.'],
    ],
    ar: [
      'كيف أطلب إجازة سنوية؟',
      `تُطلب الإجازة السنوية من البوابة قبل بدايتها بخمسة أيام عمل على الأقل، وتُحتسب منها أيام العمل وحدها.
# الخطوات
1. افتح الجدول ثم الطلبات، واختر إجازة سنوية.
1. حدّد أول يوم وآخر يوم، وسمّ من ينوب عنك.
1. أرسل الطلب. يصلك إشعار حين يعتمده مديرك.
[[image]]
# قبل أن تغادر
- فعّل الرد التلقائي في بريدك.
- سلّم المهام المفتوحة لمن ينوب عنك.
! يمكن ترحيل عشرة أيام إلى السنة التالية، وتسقط إن لم تُستخدم قبل نهاية مارس.`,
    ],
    en: [
      'How do I request annual leave?',
      `Request annual leave in the portal at least five working days before it begins. Only working days are deducted.
# Steps
1. Open Schedule, then Requests, and choose annual leave.
1. Pick the first and the last day, and name the person who covers for you.
1. Send the request. You are notified as soon as your manager approves it.
[[image]]
# Before you leave
- Turn on the automatic reply of your mailbox.
- Hand open tasks over to the person who covers for you.
! You can carry ten days into the next year. They expire if you have not used them by the end of March.`,
    ],
  },
  {
    category: 'leave',
    by: 'khalid',
    labels: ['إجازة', 'leave'],
    days: 95,
    views: 268,
    helpful: [19, 2],
    review: -20,
    ar: [
      'الإجازة المرضية: ماذا أفعل في الصباح؟',
      `إن لم تستطع العمل فأخبر مديرك قبل بداية الدوام برسالة قصيرة، ولا يلزم أن تذكر السبب الطبي.
# التقرير الطبي
- لا يُطلب تقرير عن اليوم الأول.
- من اليوم الثاني ارفع التقرير مع الطلب خلال ثلاثة أيام عمل من عودتك.
# أثناء الغياب
لا يُنتظر منك أن ترد على البريد. حوّل ما لا يحتمل التأجيل إلى من ينوب عنك.
! تقرأ الموارد البشرية وحدها التقارير الطبية، ولا يراها مديرك.`,
    ],
    en: [
      'Sick leave: what do I do in the morning?',
      `If you cannot work, tell your manager with a short message before working hours begin. You do not have to give a medical reason.
# The medical report
- No report is needed for the first day.
- From the second day on, attach the report to the request within three working days of your return.
# While you are away
Nobody expects you to answer mail. Pass on whatever cannot wait to the person who covers for you.
! Only Human Resources reads medical reports; your manager does not see them.`,
    ],
  },
  {
    category: 'leave',
    by: 'khalid',
    labels: ['عن بُعد', 'remote'],
    days: 30,
    views: 351,
    helpful: [27, 6],
    translationOlder: true,
    ar: [
      'العمل عن بُعد: الأيام والقواعد',
      `يمكن العمل من المنزل يومين في الأسبوع بعد إتمام فترة التجربة، وبالاتفاق مع المدير.
# ما يلزم
- اتصال مستقر وVPN يعمل.
- الحضور في أوقات الذروة من العاشرة صباحًا إلى الثانية ظهرًا.
# ما لا يصح عن بُعد
- الاجتماعات التي وُصفت بأنها حضورية.
- الاطلاع على الملفات الورقية السرية.
# كيف أسجّل اليوم؟
أضف اليوم في الجدول قبل نهاية اليوم السابق ليعرف زملاؤك أين أنت.`,
    ],
    en: [
      'Working from home: days and rules',
      `After the trial period you can work from home on two days a week, in agreement with your manager.
# What you need
- A stable connection and a working VPN.
- To be reachable during core hours, from ten in the morning to two in the afternoon.
# What cannot be done from home
- Meetings that are marked as in person.
- Reading confidential paper files.
# How do I enter the day?
Add the day to your schedule by the end of the day before, so that your colleagues know where you are.`,
    ],
  },
  {
    category: 'joining',
    by: 'khalid',
    labels: ['موظف جديد', 'onboarding'],
    days: 80,
    views: 190,
    helpful: [22, 0],
    review: 120,
    ar: [
      'أسبوعك الأول: قائمة الموظف الجديد',
      `أهلًا بك. هذه القائمة تكفيك في أيامك الأولى، ويراجعها معك زميل يُسمّى مرافقًا.
# اليوم الأول
- استلم بطاقة الدخول من الاستقبال.
- سجّل الدخول إلى البوابة وغيّر كلمة المرور.
- استلم جهازك ووقّع محضر الاستلام.
# بقية الأسبوع
- أكمل دورة أمن المعلومات، ومدتها أربعون دقيقة.
- التقِ مديرك واتفقا على أهداف الشهر الأول.
- أضف صورتك ورقم هاتفك إلى ملفك.
! إن تعطّل شيء فلا تنتظر: افتح تذكرة أو اسأل مرافقك.`,
    ],
    en: [
      'Your first week: a list for new colleagues',
      `Welcome. This list is all you need for the first days. A colleague, your buddy, goes through it with you.
# The first day
- Collect your access card at the reception.
- Sign in to the portal and change the password.
- Collect your device and sign the hand-over sheet.
# The rest of the week
- Complete the course on information security; it takes forty minutes.
- Meet your manager and agree on goals for the first month.
- Add a photo and a phone number to your profile.
! If something does not work, do not wait: open a ticket or ask your buddy.`,
    ],
  },
  {
    category: 'joining',
    by: 'khalid',
    labels: ['موظف جديد', 'onboarding'],
    days: 60,
    views: 74,
    helpful: [9, 1],
    ar: [
      'كيف أستعد لاستقبال موظف جديد؟',
      `يبدأ استقبال الموظف الجديد قبل وصوله بأسبوعين. هذه القائمة للمدير المباشر.
# قبل أسبوعين
1. اطلب الجهاز والحساب بنموذج واحد: طلب تجهيز موظف.
1. سمّ مرافقًا من الفريق.
# في اليوم السابق
1. تأكد من وصول البطاقة والجهاز.
1. احجز ساعة في الصباح للتعريف بالفريق.
# بعد شهر
اسأله عمّا أعاقه، وأخبر الموارد البشرية بما يحتاج إلى تحسين.`,
    ],
    en: [
      'How do I prepare for a new team member?',
      `Welcoming somebody begins two weeks before they arrive. This list is for the direct manager.
# Two weeks before
1. Order device and account with one form: Equip a new colleague.
1. Name a buddy in the team.
# The day before
1. Make sure that card and device have arrived.
1. Keep an hour of the morning free to introduce the team.
# After a month
Ask what got in the way, and tell Human Resources what needs to improve.`,
    ],
  },
  {
    category: 'hr',
    by: 'khalid',
    labels: ['خطاب', 'letter'],
    days: 150,
    views: 233,
    helpful: [25, 4],
    review: -5,
    ar: [
      'طلب خطاب تعريف بالراتب',
      `يصدر خطاب التعريف خلال يوم عمل واحد، مختومًا وبصيغة PDF.
# الخطوات
1. افتح النماذج واختر خطاب تعريف.
1. اكتب اسم الجهة كما يجب أن تظهر في الخطاب.
1. اختر اللغة، وهل يُذكر الراتب.
# أسئلة متكررة
- هل يمكن استلام نسخة ورقية؟ نعم، من مكتب الموارد البشرية.
- كم يبقى الخطاب صالحًا؟ ثلاثة أشهر من تاريخه.`,
    ],
    en: [
      'Requesting a salary certificate',
      `A salary certificate is issued within one working day, stamped and as a PDF.
# Steps
1. Open Forms and choose Salary certificate.
1. Write the name of the recipient exactly as the letter should show it.
1. Choose the language, and whether the salary is stated.
# Frequent questions
- Can I have it on paper? Yes, from the office of Human Resources.
- How long is it valid? Three months from its date.`,
    ],
  },
]
