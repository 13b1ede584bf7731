/**
 * The projects of the sample organisation. A line is a task: its list (`-` to do, `>` in progress, `~` waiting, `+` done), its title, and
 * after `|` whose it is, when it is due in days from today, its priority and its labels (`#name`). Below it, indented: what it is about (`=`), action items (`x` checked, `o` open), a
 * sub-task (`*`), and what is said about it (`name: words`).
 */
export interface ProjectStory {
  /** The name of its workspace. */
  readonly workspace: string
  readonly by: string
  readonly days: number
  readonly title: string
  readonly description: string
  /** Days from today. */
  readonly due: number
  /** Title and day; a task leads to the first one that is not before it is due. The earliest first. */
  readonly milestones: readonly (readonly [title: string, day: number])[]
  readonly tasks: string
  /** Titles of tasks, each of which begins when the one before it has ended. */
  readonly chains?: readonly (readonly string[])[]
}

export const demoProjects: readonly ProjectStory[] = [
  {
    workspace: 'التحول الرقمي',
    by: 'khalid',
    days: 60,
    title: 'إطلاق بوابة الموردين',
    description: 'بوابة واحدة يسجل فيها الموردون ويتابعون عروضهم ومستحقاتهم.',
    due: 24,
    milestones: [
      ['تجربة مع عشرين موردًا', 2],
      ['الإطلاق لجميع الموردين', 20],
    ],
    tasks: `
+ تحليل متطلبات إدارة المشتريات | noura -30
  x مقابلة فريق المشتريات
  x حصر النماذج الورقية
+ اعتماد التصميم المبدئي | sara -18
> ربط التسجيل بنظام ERP والتحقق من السجل التجاري | omar 2 HIGH #تكامل #أمن
  = يتحقق التسجيل من السجل التجاري لدى الجهة المختصة قبل قبول المورد.
  = السجل المنتهي يُرفض ويُذكر السبب، والسجل المعلّق يُحال إلى فريق المشتريات.
  = The registry answers within two seconds; after that the supplier is told to try again later.
  x فتح حساب الخدمة في بيئة الاختبار
  x Map the 12 registry fields
  o اختبار رفض السجل المنتهي
  o توقيع مدير الأمن على التكامل
  * كتابة وثيقة التكامل
  omar: وصلت مفاتيح بيئة الاختبار اليوم، ونبدأ بالسجلات المنتهية غدًا.
  noura: ممتاز. أرجو إضافة حالة السجل المعلّق إلى الاختبار.
> استيراد 214 موردًا من القائمة القديمة | noura -1 #بيانات
  = القائمة القديمة فيها 214 موردًا، منهم 31 برقم سجل غير صالح.
  = يُستورد الصالح أولًا، ثم يُراسَل الباقون.
  x تنظيف الأسماء المكررة
  x توحيد أرقام السجل
  x تجربة على عشرين موردًا
  o الاستيراد الكامل
  o مطابقة العدد مع المشتريات
~ سياسة الخصوصية وشروط الاستخدام | khalid 6 #أمن
  x مراجعة الصياغة العربية
  o اعتماد الإدارة القانونية
- تجهيز صفحة المساعدة بالعربية والإنجليزية | sara 8 #محتوى
  o صفحة التسجيل
  o صفحة العروض
  o صفحة المستحقات
- Load test with 500 suppliers | omar 11 #تكامل
- ترجمة رسائل البريد التلقائية | sara 13 LOW #محتوى
- تدريب فريق المشتريات | noura 20
`,
    chains: [
      ['ربط التسجيل بنظام ERP والتحقق من السجل التجاري', 'Load test with 500 suppliers', 'تدريب فريق المشتريات'],
      ['سياسة الخصوصية وشروط الاستخدام', 'ترجمة رسائل البريد التلقائية'],
    ],
  },
  {
    workspace: 'التحول الرقمي',
    by: 'omar',
    days: 45,
    title: 'Network refresh of the main building',
    description: 'New switches and access points on all six floors, one floor each weekend.',
    due: 40,
    milestones: [
      ['Second floor on the new network', 3],
      ['All floors', 34],
    ],
    tasks: `
+ Survey of the wireless coverage | omar -20
  x Floors 1 to 3
  x Floors 4 to 6
+ Order switches and access points | khalid -15
> Replace the switches of the second floor | omar 3 HIGH #أمن
  = The cabinet beside the lift holds both switches of the floor.
  = Work begins on Friday after the last meeting; phones come first, printers last.
  x Label the cables
  o Move the printers to the new VLAN
  o Check the phones
  * Update the floor plan
  omar: The cabinet on the second floor needs a new power strip first.
> إبلاغ الموظفين بمواعيد الانقطاع | sara 1 #محتوى
  x إعلان الدور الثاني
  o إعلان الدور الثالث
- Replace the switches of the third floor | omar 10
- Retire the old controller | omar 30 LOW
- تحديث مخطط الشبكة | sara 34
`,
    chains: [
      [
        'Replace the switches of the second floor',
        'Replace the switches of the third floor',
        'Retire the old controller',
        'تحديث مخطط الشبكة',
      ],
    ],
  },
  {
    workspace: 'تهيئة الموظفين الجدد',
    by: 'noura',
    days: 50,
    title: 'رحلة الموظف في أسبوعه الأول',
    description: 'كل ما يحتاجه الموظف الجديد، من الحساب والجهاز إلى اللقاء الأول مع فريقه.',
    due: 15,
    milestones: [['أول دفعة تستخدم الدليل', 7]],
    tasks: `
+ حصر ما ينقص الموظفين في يومهم الأول | sara -25
> دليل الأسبوع الأول | sara 4 HIGH #محتوى
  = دليل قصير: صفحة لكل يوم، بصور من مبنانا.
  = يقرؤه الموظف قبل وصوله، ويبقى معه طوال الأسبوع.
  x اليوم الأول: الحساب والبطاقة
  x اليوم الثاني: الأنظمة
  o اليوم الثالث: زملاء الفريق
  o مراجعة الدليل مع ثلاثة موظفين جدد
  sara: أرسلت المسودة إلى ثلاثة ممن انضموا هذا الشهر.
~ حجز قاعة اللقاء التعريفي | noura 5
- قائمة تجهيز الأجهزة مع تقنية المعلومات | noura 7
  o حاسب محمول
  o هاتف
  o صلاحيات الدخول
- استبانة بعد ثلاثين يومًا | sara 14 LOW
`,
  },
  {
    workspace: 'Office move',
    by: 'omar',
    days: 30,
    title: 'Move to the fourth floor',
    description: 'Sixty people move over two weekends without losing a working day.',
    due: 18,
    milestones: [['Moved in', 12]],
    tasks: `
+ Count desks and screens | omar -10
  x Desks
  x Screens
> Agree on the seating plan | khalid 2
  x Finance
  o Procurement
  o Human resources
  khalid: المشتريات تفضّل الجهة القريبة من قاعة الاجتماعات.
> Book the movers | omar 0 HIGH #Contract
  x Three offers
  o Sign the contract
- طباعة بطاقات الصناديق | khalid 6
- Test the meeting rooms | omar 12 #Building
- Return the old keys | omar 18 LOW #Building
`,
  },
  {
    workspace: 'ميزانية العام القادم',
    by: 'sara',
    days: 10,
    title: 'إعداد ميزانية 2027',
    description: 'من حصر الاحتياج إلى اعتماد مجلس الإدارة، مع إقفال شهري بالتقويم الهجري.',
    due: 45,
    milestones: [
      ['رفع المسودة إلى الإدارة المالية', 14],
      ['اعتماد مجلس الإدارة', 45],
    ],
    tasks: `
+ جمع مصروفات العام الحالي | sara -3 #مصروفات
  x الرواتب
  x العقود
> حصر احتياج الإدارات | khalid 5 HIGH #احتياج
  x تقنية المعلومات
  x الموارد البشرية
  o المشتريات
  o الخدمات العامة
  sara: وصل احتياج إدارتين، وأرسلت تذكيرًا إلى البقية.
- إقفال مصروفات الشهر الهجري | sara 9 #مصروفات
  o مطابقة العهد
  o رفع كشف المصروفات
- Compare the offers for licences | khalid 12 #احتياج
- صياغة المسودة الأولى | sara 14
- عرض الميزانية على مجلس الإدارة | khalid 44 HIGH
`,
  },
]
