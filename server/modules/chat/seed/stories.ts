/** A chat of the sample organisation as it is told below: who is in it, and what they say. */
export interface ChatStory {
  /** Nothing for a personal chat of the first two. */
  readonly name?: string
  readonly description?: string
  /** The first owns the group. */
  readonly people: readonly string[]
  /** How long ago the last of it was said. */
  readonly hoursAgo: number
  /** Newest messages that the others have not read yet. */
  readonly unread: number
  /**
   * A line for each message: `who: text`. `>` answers to the message before by quoting it, `|` in its thread, `+👍 who, who` reacts to it,
   * `!` pins it. `?` asks a poll, its question and answers between slashes; `=` votes in it: `= 2 who, who`.
   * `~` sends a recording of `voices/` by its name: `~ who: name`.
   */
  readonly said: string
}

export const chatStories: readonly ChatStory[] = [
  {
    name: 'فريق تقنية المعلومات',
    description: 'ما يخص الأجهزة والشبكات والأنظمة، وما يحتاج إلى رأي سريع.',
    people: ['omar', 'sami', 'hanan', 'bilal', 'majd', 'khalid', 'abeer'],
    hoursAgo: 1,
    unread: 3,
    said: `
sami: صباح الخير، سأوقف مفتاح الدور الثالث عشر دقائق عند السادسة مساءً لاستبدال مزوّد الطاقة
+👍 hanan, bilal, omar
hanan: هل يتأثر نظام الحضور؟
> sami: لا، هو على المفتاح الثاني
omar: Please post here when you begin and when it is back, so that the desk can answer callers.
!
+✅ sami
sami: بدأت
sami: عاد كل شيء، ومدة التوقف سبع دقائق
+🎉 omar, khalid, hanan
majd: I noticed the Wi-Fi controller logged errors in the same window. Nothing serious, but I will check the firmware tonight.
| hanan: أي إصدار عليه الآن؟
| majd: 8.10.185, and 8.10.196 fixes a memory leak that looks like ours.
| hanan: ممتاز، سجّل ما تجده في التذكرة من فضلك
bilal: وصلت عشرون شاشة جديدة، سأوزعها غدًا على الموظفين الجدد
khalid: شكرًا لكم، عمل مرتب
+❤️ bilal, sami`,
  },
  {
    name: 'إطلاق فرع الخبر',
    description: 'التجهيزات قبل الافتتاح في أول الشهر.',
    people: ['khalid', 'noura', 'sara', 'omar', 'mazen', 'nasser', 'bandar'],
    hoursAgo: 3,
    unread: 2,
    said: `
khalid: استلمنا المبنى رسميًا اليوم. بقي التكييف في القاعة الكبيرة، ووعد المقاول بإنهائه الخميس
mazen: زرت الموقع، العمل على ما وعدوا به. أحتاج إلى قائمة المكاتب لتوزيع الأثاث
> noura: سأرسلها قبل الظهر مع أرقام الميزانية
noura: الأثاث ضمن الميزانية ويبقى نحو 12٪ للطوارئ
+👏 khalid, sara
omar: Internet line is confirmed for Sunday. I will be on site with Sami from 9:00 AM.
nasser: عقد الصيانة جاهز للتوقيع، لكن بند الغرامات يحتاج إلى تعديل
| khalid: ما المقترح؟
| nasser: سقف 10٪ من قيمة العقد بدل 5٪
| khalid: موافق
sara: رشّحنا أربعة موظفين للاستقبال، والمقابلات يوم الثلاثاء
+👍 khalid, bandar
bandar: هل نؤجل الافتتاح أسبوعًا احتياطًا؟
> khalid: لا، موعدنا ثابت ما دام التكييف ينتهي الخميس`,
  },
  {
    name: 'Month-end close',
    description: 'Open items, who waits for whom, and the calendar of the close.',
    people: ['samar', 'noura', 'ziad', 'ghada', 'priya', 'mariam'],
    hoursAgo: 5,
    unread: 1,
    said: `
priya: Bank reconciliation is done except for two transfers from the Amman account.
ghada: أرسلت كشف الحساب للتحويلين، تفضلي
> priya: Got it, thank you. Both match.
+🙏 ghada
ziad: الرواتب معتمدة، وملف البنك يُرفع الساعة الثانية
noura: بقيت ثلاث فواتير دون مركز تكلفة. سأتواصل مع أصحابها الآن
samar: Remember that the auditors asked for the lease schedule this month.
!
? samar: When should we freeze the entries? / Wednesday noon / Wednesday evening / Thursday morning
= 1 priya
= 2 noura, ziad, ghada
mariam: جدول عقود الإيجار في مجلد التدقيق، وأضفت فرع الخبر
+👍 samar, noura, priya`,
  },
  {
    name: 'لجنة اللقاء السنوي',
    people: ['sara', 'reem', 'shatha', 'iman', 'tala', 'huda'],
    hoursAgo: 27,
    unread: 0,
    said: `
sara: حُجزت القاعة ليوم الخميس الثالث من الشهر القادم
reem: رائع! كم عدد الحضور المتوقع؟
> sara: نحو مئة وثمانين
tala: I asked two caterers for offers, they answer by Monday.
shatha: أقترح فقرة تكريم لأصحاب الخدمة الطويلة
+❤️ sara, reem, iman
huda: فكرة جميلة، وأرجو أن تصلني الأسماء قبل الأربعاء
? sara: أي موعد يناسبكم للاجتماع الأخير؟ / الأحد 10:00 / الاثنين 13:00 / الثلاثاء 9:30
= 1 reem, iman, sara
= 2 tala
= 3 huda`,
  },
  {
    people: ['noura', 'omar'],
    hoursAgo: 2,
    unread: 1,
    said: `
noura: مرحبًا عمر، الطابعة في قسم المالية تعلّق الورق منذ الصباح
omar: Good morning Noura, I am on the fourth floor now and will pass by in ten minutes.
noura: شكرًا جزيلًا
omar: The roller was worn out, I replaced it. Please tell me if it happens again.
noura: تعمل الآن بشكل ممتاز 👌
+🙂 omar
noura: هل تصل الشاشة الثانية هذا الأسبوع؟
~ omar: second-screens
noura: وصلت رسالتك، سأخلي المكتب صباح الأحد`,
  },
  {
    people: ['sara', 'noura'],
    hoursAgo: 6,
    unread: 1,
    said: `
noura: صباح الخير سارة، هل صدر قرار الإجازات لفترة العيد؟
sara: صباح النور، يصدر اليوم بإذن الله وسيصل إلى الجميع
noura: ممتاز، أحتاج إلى يومين قبله لإنهاء الإقفال
sara: قدّمي الطلب وسأتابعه بنفسي`,
  },
  {
    people: ['khalid', 'sara'],
    hoursAgo: 20,
    unread: 1,
    said: `
khalid: نحتاج إلى موظف دعم إضافي لفرع الخبر قبل الافتتاح
sara: عندنا مرشحان ممتازان من المقابلات الأخيرة، أرسل إليك سيرتيهما؟
khalid: نعم من فضلك
sara: وصلت إليك الآن`,
  },
  {
    people: ['omar', 'khalid'],
    hoursAgo: 4,
    unread: 1,
    said: `
omar: The backup of last night took 40 minutes longer than usual. I am looking into it.
khalid: هل اكتمل؟
> omar: Yes, complete and verified.
khalid: شكرًا، أبلغني إن تكرر`,
  },
]
