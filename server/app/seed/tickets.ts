interface DemoTicket {
  by: string
  group: string
  subject: string
  body: string
  priority?: 'LOW' | 'NORMAL' | 'HIGH'
  /** Who answers, in order; a note starts with `#`. */
  thread?: readonly (readonly [email: string, text: string])[]
  close?: boolean
}

const noura = 'noura@diwan.example'
const layla = 'layla@diwan.example'
const yousef = 'yousef@diwan.example'
const omar = 'omar@diwan.example'
const reem = 'reem@diwan.example'
const tariq = 'tariq@diwan.example'

/** Believable requests in both languages, oldest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    by: layla,
    group: 'maintenance',
    subject: 'المكيّف في مكتب المشتريات لا يبرّد',
    body: 'السلام عليكم،\nالمكيّف في المكتب 214 يعمل لكنه لا يبرّد منذ صباح الأحد.',
    thread: [
      [reem, 'وعليكم السلام، سيمرّ الفني اليوم بعد صلاة الظهر.'],
      [layla, 'تم الإصلاح، شكرًا جزيلًا.'],
    ],
    close: true,
  },
  {
    by: yousef,
    group: 'network',
    subject: 'VPN disconnects every few minutes when working from home',
    body: 'Since the update on Thursday the VPN drops about every five minutes.\nI use the client version 5.2 on Windows 11.',
    thread: [
      [
        omar,
        'Thank you for the details. Please change the protocol to IKEv2 in the settings of the client and tell me whether it holds.',
      ],
      [omar, '#The update changed the default MTU; three more people are affected.'],
      [yousef, 'It has been stable for an hour now. Great!'],
    ],
  },
  {
    by: noura,
    group: 'devices',
    subject: 'طابعة الدور الثاني تطبع صفحات فارغة',
    priority: 'HIGH',
    body: 'الطابعة HP M428 في الدور الثاني تُخرج صفحات فارغة، وعندنا إقفال شهري غدًا.',
    thread: [
      [omar, 'نستبدل الحبر خلال ساعة. هل تظهر رسالة على شاشة الطابعة؟'],
      [noura, 'نعم، تظهر رسالة «Replace cartridge».'],
    ],
  },
  {
    by: layla,
    group: 'systems',
    subject: 'لا أستطيع الدخول إلى نظام المشتريات',
    body: 'تظهر لي رسالة «كلمة المرور غير صحيحة» مع أنني غيّرتها أمس.',
    thread: [[omar, 'أعدنا ضبط الحساب. جرّبي الدخول الآن من فضلك.']],
  },
  {
    by: yousef,
    group: 'payroll',
    subject: 'Overtime of October is missing from my payslip',
    body: 'My October payslip does not show the 12 hours of overtime that were approved on 22-10-2026.',
    thread: [[tariq, 'We found the approval; it was entered after the cut-off. It will be paid with November.']],
  },
  {
    by: noura,
    group: 'network',
    subject: 'الإنترنت بطيء جدًا في قاعة التدريب',
    body: 'سرعة الشبكة اللاسلكية في قاعة التدريب أقل من 1 Mbps، ولدينا دورة يوم الثلاثاء.',
  },
  {
    by: layla,
    group: 'supplies',
    subject: 'طلب كراسي لقاعة الاجتماعات',
    priority: 'LOW',
    body: 'نحتاج ستة كراسي إضافية لقاعة الاجتماعات في الدور الأول.',
    thread: [[reem, 'الكمية متوفرة في المستودع، ونوصلها يوم الأربعاء.']],
  },
  {
    by: yousef,
    group: 'devices',
    subject: 'Second monitor is not detected after docking',
    body: 'The dock powers the laptop, but the second monitor stays black.\nThe cable works with another laptop.',
  },
  {
    by: noura,
    group: 'payroll',
    subject: 'تعريف بالراتب لتقديمه للبنك',
    body: 'أحتاج خطاب تعريف بالراتب باللغة العربية موجّهًا إلى البنك الأهلي.',
    thread: [
      [tariq, 'الخطاب جاهز، ويمكن استلامه من مكتب الموارد البشرية.'],
      [noura, 'شكرًا لكم.'],
    ],
    close: true,
  },
  {
    by: layla,
    group: 'network',
    subject: 'اجتماع Zoom ينقطع صوته كل مرة',
    body: 'في اجتماع Zoom مع المورّد ينقطع الصوت بعد عشر دقائق تقريبًا.',
    priority: 'HIGH',
  },
  {
    by: yousef,
    group: 'recruitment',
    subject: 'Opening a position for a sales engineer in Amman',
    body: 'Please open a position for one sales engineer in the Amman office, starting January.',
  },
  {
    by: noura,
    group: 'systems',
    subject: 'طلب صلاحية على مجلد «عقود 2026»',
    body: 'أرجو منحي صلاحية القراءة على المجلد المشترك «عقود 2026» لإعداد تقرير المراجعة.',
  },
]
