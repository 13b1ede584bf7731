import type { SampleArticle } from './types.ts'

export const officeArticles: readonly SampleArticle[] = [
  {
    category: 'travel',
    by: 'khalid',
    labels: ['سفر', 'travel'],
    days: 55,
    views: 264,
    helpful: [21, 3],
    review: 15,
    picture: {
      ar: ['اطلب المهمة', 'احجز التذكرة', 'سافر', 'سوِّ المصاريف'],
      en: ['Request the trip', 'Book the ticket', 'Travel', 'Settle the expenses'],
    },
    ar: [
      'مهمة عمل خارج المدينة: من الطلب إلى العودة',
      `تُطلب المهمة قبل السفر بعشرة أيام عمل، ولا تُحجز تذكرة قبل اعتمادها.
[[image]]
# قبل السفر
1. قدّم طلب مهمة، واذكر الغرض والمدينة والأيام.
1. بعد الاعتماد يرسل قسم السفر خيارين للرحلة، فاختر أحدهما خلال يوم.
1. اطلب سلفة إن كانت المهمة أطول من ثلاثة أيام.
# أثناء السفر
احتفظ بكل إيصال، وصوّره في يومه: الحبر الحراري يختفي.
# بعد العودة
ارفع المصاريف خلال خمسة أيام عمل.`,
    ],
    en: [
      'A business trip, from the request to your return',
      `Request a trip ten working days ahead. No ticket is booked before the trip is approved.
[[image]]
# Before you travel
1. Send a travel request with purpose, city and days.
1. After the approval the travel desk sends two options; choose one within a day.
1. Ask for an advance if the trip is longer than three days.
# While you travel
Keep every receipt and photograph it on the same day: thermal ink fades.
# After your return
Hand in your expenses within five working days.`,
    ],
  },
  {
    category: 'travel',
    by: 'khalid',
    labels: ['مصاريف', 'expenses'],
    days: 52,
    views: 177,
    helpful: [11, 5],
    ar: [
      'ما الذي يُصرف من مصاريف السفر؟',
      `يُصرف ما كان لازمًا للمهمة وله إيصال.
# يُصرف
- سيارة الأجرة بين المطار والفندق ومكان العمل.
- الوجبات حتى حد البدل اليومي.
- رسوم التأشيرة والحقيبة الواحدة.
# لا يُصرف
- ترقية المقعد أو الغرفة.
- الغرامات والميني بار.
# إيصال مفقود؟
اكتب إقرارًا قصيرًا بالمبلغ والسبب. يُقبل إقرار واحد في المهمة.`,
    ],
    en: [
      'Which travel expenses are paid back?',
      `What was necessary for the trip and has a receipt is paid back.
# Paid
- Taxis between airport, hotel and place of work.
- Meals up to the daily allowance.
- Visa fees and one piece of luggage.
# Not paid
- Upgrades of seat or room.
- Fines and the minibar.
# A receipt is missing?
Write a short statement with amount and reason. One statement for each trip is accepted.`,
    ],
  },
  {
    category: 'building',
    by: 'khalid',
    labels: ['قاعات', 'rooms'],
    days: 33,
    views: 302,
    helpful: [18, 4],
    review: 200,
    ar: [
      'حجز قاعة اجتماعات وتجهيزها',
      `تُحجز القاعات من التقويم، ويُلغى الحجز تلقائيًا إن بقيت القاعة فارغة ربع ساعة.
# الخطوات
1. اختر القاعة بعدد الحضور لا أكثر.
1. أضف ما تحتاج إليه: شاشة أو ضيافة. تُطلب الضيافة قبل أربع ساعات.
1. ألغِ الحجز إن لم تعد تحتاج إليه، فغيرك ينتظر.
# الشاشة لا تعمل
اضغط زر المصدر مرتين، ثم صِل الكابل قبل تشغيل الجهاز.`,
    ],
    en: [
      'Booking and preparing a meeting room',
      `Rooms are booked in the calendar. A booking is cancelled by itself when the room stays empty for a quarter of an hour.
# Steps
1. Choose a room for the number of people, not a larger one.
1. Add what you need: a screen or refreshments. Refreshments are ordered four hours ahead.
1. Cancel the booking when you no longer need it; somebody else is waiting.
# The screen does not work
Press the source button twice, then connect the cable before you switch the laptop on.`,
    ],
  },
  {
    category: 'building',
    by: 'tariq',
    labels: ['بطاقة', 'access card'],
    days: 140,
    views: 156,
    helpful: [13, 1],
    ar: [
      'فقدت بطاقة الدخول',
      `أبلغ الاستقبال فورًا، ولو كنت تظن أنك ستجدها: تُوقف البطاقة وتُعاد خلال دقيقة.
# بطاقة بديلة
1. املأ نموذج بطاقة بديلة.
1. استلم بطاقة مؤقتة من الاستقبال صالحة لثلاثة أيام.
1. تصلك الجديدة خلال يومي عمل.
! لا تدخل ببطاقة زميل ولا تُدخل أحدًا ببطاقتك، فسجل الدخول هو قائمة الإخلاء عند الحريق.`,
    ],
    en: [
      'I lost my access card',
      `Tell the reception at once, even if you think that you will find it. A card is blocked and unblocked within a minute.
# A new card
1. Fill in the form Replacement card.
1. Collect a temporary card at the reception; it works for three days.
1. Your new card arrives within two working days.
! Never use the card of a colleague or let anybody in with yours: the entry log is the list used to clear the building in a fire.`,
    ],
  },
  {
    category: 'building',
    by: 'tariq',
    labels: ['سلامة', 'safety'],
    days: 300,
    views: 121,
    helpful: [8, 0],
    review: -60,
    ar: [
      'إنذار الحريق: ماذا أفعل؟',
      `عند سماع الإنذار اترك ما في يدك وتوجّه إلى أقرب مخرج، ولو ظننته تجربة.
1. لا تستخدم المصعد.
1. أغلق الأبواب خلفك ولا تقفلها.
1. ساعد من يحتاج إلى مساعدة على الدرج.
1. انتظر في نقطة التجمع حتى يُنادى اسمك.
# نقطة التجمع
الساحة أمام المدخل الرئيسي، عند اللوحة الخضراء.
# مسؤول الطابق
يرتدي سترة برتقالية، وكلمته هي الفاصلة حتى نهاية الإخلاء.`,
    ],
    en: [
      'What do I do when the fire alarm sounds?',
      `When you hear the alarm, leave everything and go to the nearest exit, even if you think it is a drill.
1. Do not use the lift.
1. Close doors behind you, but do not lock them.
1. Help those who need help on the stairs.
1. Wait at the meeting point until your name is called.
# The meeting point
The square in front of the main entrance, at the green sign.
# The floor warden
Wears an orange vest and has the last word until the building is clear.`,
    ],
  },
  {
    category: 'building',
    by: 'khalid',
    labels: ['مواقف', 'parking'],
    views: 0,
    helpful: [0, 0],
    ar: [
      'مواقف السيارات: التوزيع الجديد',
      `يبدأ التوزيع الجديد بعد انتهاء أعمال الصيانة.
# المستويان الأول والثاني
مواقف مرقّمة لمن حصل على موقف ثابت.
# المستوى الثالث
مواقف حرة بالأولوية لمن يصل أولًا.
# الشحن الكهربائي
أربعة مواقف، ساعتان في كل مرة.`,
    ],
    en: [
      'Parking: the new plan',
      `The new plan begins once the maintenance work is finished.
# Levels one and two
Numbered places for those who were given a fixed one.
# Level three
Free places, first come, first served.
# Charging
Four places, two hours at a time.`,
    ],
  },
]
