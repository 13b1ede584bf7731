import type { SampleArticle } from './types.ts'

export const financeArticles: readonly SampleArticle[] = [
  {
    category: 'purchasing',
    by: 'khalid',
    labels: ['شراء', 'purchase'],
    days: 90,
    views: 187,
    helpful: [14, 2],
    review: 30,
    picture: {
      ar: ['طلب شراء', 'ثلاثة عروض', 'أمر شراء', 'استلام'],
      en: ['Request', 'Three quotes', 'Order', 'Delivery'],
    },
    ar: [
      'طلب شراء: من يعتمد ماذا؟',
      `كل شراء يبدأ بطلب في البوابة، ويحدد المبلغ عدد العروض ومن يعتمد.
[[image]]
# الحدود
- حتى 2,000: مدير الإدارة، وعرض واحد.
- حتى 20,000: مدير الإدارة ثم المالية، وثلاثة عروض.
- أكثر من ذلك: لجنة المشتريات التي تجتمع كل يوم أربعاء.
# ليُعتمد طلبك من المرة الأولى
1. اكتب الحاجة لا اسم المنتج وحده.
1. أرفق العروض بالعملة نفسها وبتاريخ لا يتجاوز شهرًا.
1. اذكر بند الميزانية.
! تجزئة الطلب لتجاوز الحد مخالفة، ولو كانت النية تسريع الشراء.`,
    ],
    en: [
      'Purchase requests: who approves what?',
      `Every purchase begins with a request in the portal. The amount decides how many quotes are needed and who approves.
[[image]]
# Limits
- Up to 2,000: the head of department, one quote.
- Up to 20,000: the head of department, then Finance, three quotes.
- Above that: the purchasing committee, which meets every Wednesday.
# How to get approved the first time
1. Describe the need, and not only the name of a product.
1. Attach quotes in the same currency that are not older than a month.
1. Name the budget line.
! Splitting a request to stay below a limit is not allowed, even with the best intentions.`,
    ],
  },
  {
    category: 'purchasing',
    by: 'khalid',
    labels: ['فواتير', 'invoices'],
    days: 65,
    views: 132,
    helpful: [7, 2],
    ar: [
      'متى تُصرف فاتورة المورد؟',
      `تُصرف الفواتير يومي الأحد والأربعاء، بعد ثلاثين يومًا من استلام فاتورة صحيحة.
# الفاتورة الصحيحة
- تحمل رقم أمر الشراء.
- يطابق مبلغها ما استُلم فعلًا.
- فيها الرقم الضريبي للمورد.
# تأخر الصرف؟
1. تأكد من أنك سجلت الاستلام، فهو أكثر أسباب التأخير.
1. اسأل الحسابات برقم أمر الشراء لا برقم الفاتورة.`,
    ],
    en: [
      'When is a supplier paid?',
      `Invoices are paid on Sundays and Wednesdays, thirty days after a correct invoice has arrived.
# A correct invoice
- It carries the number of the purchase order.
- Its amount matches what was delivered.
- It states the tax number of the supplier.
# Payment is late?
1. Make sure that you recorded the delivery; this is the most frequent reason.
1. Ask Accounts with the number of the order, and not of the invoice.`,
    ],
  },
  {
    category: 'purchasing',
    by: 'omar',
    labels: ['برامج', 'software'],
    views: 0,
    helpful: [0, 0],
    inReview: true,
    ar: [
      'شراء برنامج أو اشتراك سحابي',
      `قبل شراء أي برنامج تأكد من أنه ليس متاحًا لنا أصلًا.
# الخطوات
1. ابحث في قائمة البرامج المعتمدة.
1. إن لم تجده فافتح تذكرة لتقييم الأمان، وتستغرق خمسة أيام عمل.
1. بعد الموافقة قدّم طلب الشراء وأرفق نتيجة التقييم.
# الاشتراكات
يُعيَّن لكل اشتراك مسؤول يقرر قبل تجديده بشهر.
! لا تسجل ببطاقتك الشخصية في خدمة تضع فيها بيانات العمل.`,
    ],
    en: [
      'Buying software or a cloud subscription',
      `Before you buy any software, make sure that we do not have it already.
# Steps
1. Look in the list of approved software.
1. If it is not there, open a ticket for a security assessment; it takes five working days.
1. After the approval send the purchase request with the result of the assessment.
# Subscriptions
Every subscription has an owner who decides a month before it is renewed.
! Do not sign up with a private card for a service that will hold data of our work.`,
    ],
  },
  {
    category: 'purchasing',
    by: 'khalid',
    labels: ['عهدة', 'petty cash'],
    days: 110,
    views: 64,
    helpful: [4, 1],
    ar: [
      'العهدة النقدية: الصرف والتسوية',
      `العهدة للمصروفات الصغيرة العاجلة التي لا تتجاوز 500 في المرة.
# الصرف
- وقّع على سند العهدة واحتفظ بنسخة.
- لا تُصرف من العهدة فواتير الموردين.
# التسوية
1. اجمع الإيصالات ورتّبها بتاريخها.
1. سلّمها مع المتبقي قبل اليوم الخامس والعشرين.
1. تُغلق العهدة كل شهر، ولا تُرحّل.`,
    ],
    en: [
      'Petty cash: spending and settling',
      `Petty cash is for small, urgent expenses of at most 500 each.
# Spending
- Sign the petty cash slip and keep a copy.
- Suppliers are never paid from petty cash.
# Settling
1. Collect the receipts in the order of their dates.
1. Hand them in with the rest of the money by the twenty-fifth.
1. Petty cash is closed every month and not carried over.`,
    ],
  },
  {
    category: 'devices',
    by: 'reem',
    labels: ['هاتف', 'phone'],
    days: 25,
    views: 88,
    helpful: [6, 0],
    ar: [
      'بريد العمل على الهاتف',
      `يمكن قراءة البريد والتقويم على هاتفك الشخصي بعد تسجيله.
# الخطوات
1. نزّل تطبيق البريد من متجر هاتفك.
1. أضف حسابك واكتب عنوانك كاملًا.
1. وافق على قفل الشاشة، فبدونه لا يُفتح البريد.
# إن فُقد الهاتف
أبلغ الدعم ليُمسح بريد العمل وحده. صورك وملفاتك الشخصية تبقى كما هي.`,
    ],
    en: [
      'Work mail on your phone',
      `You can read mail and calendar on a private phone once it is registered.
# Steps
1. Install the mail app from the store of your phone.
1. Add your account with your full address.
1. Agree to a screen lock; mail does not open without one.
# If the phone is lost
Tell support, so that work mail alone is wiped. Your photos and private files stay as they are.`,
    ],
  },
  {
    category: 'it',
    by: 'omar',
    labels: ['ملفات', 'files'],
    views: 0,
    helpful: [0, 0],
    ar: [
      'أين أحفظ ملفات العمل؟',
      `الملف الذي يحتاج إليه غيرك لا يُحفظ على سطح المكتب.
# المكان المناسب
- ملفات الفريق: مساحة العمل المشتركة.
- المسودات الشخصية: مجلدك السحابي.
- الملفات السرية: المجلد المقيّد، ويُطلب فتحه بتذكرة.
# استرجاع ملف محذوف
ابحث في سلة المحذوفات أولًا، وتبقى الملفات فيها ثلاثين يومًا.`,
    ],
    en: [
      'Where do I keep my files?',
      `A file that others need does not belong on your desktop.
# The right place
- Files of the team: the shared workspace.
- Private drafts: your cloud folder.
- Confidential files: the restricted folder; ask for access with a ticket.
# Bringing a deleted file back
Look in the bin first. Files stay there for thirty days.`,
    ],
  },
]
