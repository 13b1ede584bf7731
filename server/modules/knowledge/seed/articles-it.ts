import type { SampleArticle } from './types.ts'

export const itArticles: readonly SampleArticle[] = [
  {
    category: 'network',
    by: 'omar',
    labels: ['VPN', 'عن بُعد'],
    days: 45,
    views: 587,
    helpful: [61, 5],
    review: 45,
    picture: {
      ar: ['شغّل التطبيق', 'أدخل الرمز', 'انتظر القفل الأخضر'],
      en: ['Start the app', 'Enter the code', 'Wait for the green lock'],
    },
    comments: [
      ['noura', 'نجحت الطريقة بعد إعادة تشغيل الجهاز. شكرًا!'],
      ['omar', 'أضفت هذه الخطوة إلى المقال.'],
    ],
    ar: [
      'الاتصال بالشبكة من المنزل عبر VPN',
      `يلزم VPN لفتح الملفات المشتركة والأنظمة الداخلية من خارج المكتب. البريد والبوابة يعملان بدونه.
# الخطوات
1. شغّل تطبيق VPN من شريط المهام.
1. أدخل اسم المستخدم، ثم الرمز الذي يظهر في هاتفك.
1. انتظر حتى يصبح القفل أخضر.
[[image]]
# إن لم يتصل
- تأكد من أن الإنترنت يعمل بفتح أي موقع.
- أعد تشغيل الجهاز ثم جرّب مرة أخرى.
- إن ظهر الخطأ 809 فإن شبكتك تمنع الاتصال: جرّب شبكة الهاتف.`,
    ],
    en: [
      'Connecting from home with the VPN',
      `You need the VPN for shared files and internal systems when you are outside the office. Mail and the portal work without it.
# Steps
1. Start the VPN app from the taskbar.
1. Enter your user name, then the code that your phone shows.
1. Wait until the lock turns green.
[[image]]
# If it does not connect
- Open any website to make sure that your internet works.
- Restart the device and try again.
- Error 809 means that your network blocks the connection: try the network of your phone.`,
    ],
  },
  {
    category: 'network',
    by: 'omar',
    labels: ['Wi-Fi'],
    days: 70,
    views: 143,
    helpful: [12, 1],
    ar: [
      'شبكة الضيوف: كيف أعطي زائرًا اتصالًا؟',
      `شبكة الضيوف مفصولة عن شبكة العمل، وتكفي للتصفح والاجتماعات المرئية.
# الخطوات
1. اطلب رمز زائر من الاستقبال، وهو صالح ليوم واحد.
1. يختار الزائر الشبكة Guest ويفتح المتصفح.
1. يكتب الرمز ويوافق على الشروط.
! لا تعطِ أحدًا كلمة مرور شبكة العمل، ولو لدقائق.`,
    ],
    en: [
      'Guest Wi-Fi: how do I get a visitor online?',
      `The guest network is separate from the work network. It is good enough for browsing and video meetings.
# Steps
1. Ask the reception for a visitor code; it is valid for one day.
1. The visitor chooses the network Guest and opens the browser.
1. The visitor enters the code and accepts the terms.
! Never give anybody the password of the work network, not even for a few minutes.`,
    ],
  },
  {
    category: 'devices',
    by: 'reem',
    labels: ['طابعة', 'printer'],
    days: 20,
    views: 329,
    helpful: [30, 7],
    review: 90,
    ar: [
      'الطابعة لا تطبع: أول ما تجرّبه',
      `أكثر أعطال الطابعات تُحل في دقيقتين. جرّب هذه الخطوات بالترتيب قبل فتح تذكرة.
1. تأكد من أن الشاشة مضاءة ولا تعرض رسالة خطأ.
1. افتح الدرج وتأكد من أن الورق مستوٍ وتحت الخط.
1. احذف المستندات العالقة من قائمة الطباعة، ثم أعد الإرسال.
1. أطفئ الطابعة نصف دقيقة ثم شغّلها.
# إن بقيت المشكلة
افتح تذكرة واكتب رقم الطابعة المطبوع على الملصق الأصفر، والرسالة التي تظهر على شاشتها.
! لا تسحب الورق العالق بقوة: افتح الباب الجانبي واسحبه باتجاه السهم.`,
    ],
    en: [
      'The printer does not print: try this first',
      `Most printer faults are solved in two minutes. Try these steps in order before you open a ticket.
1. Make sure that the display is on and shows no error.
1. Open the tray; the paper must lie flat and below the line.
1. Delete stuck documents from the print queue, then send yours again.
1. Switch the printer off for half a minute.
# If the problem stays
Open a ticket with the number on the yellow label of the printer and the message on its display.
! Do not pull stuck paper by force: open the side door and pull it in the direction of the arrow.`,
    ],
  },
  {
    category: 'devices',
    by: 'reem',
    labels: ['جهاز', 'laptop'],
    days: 200,
    views: 98,
    helpful: [5, 6],
    review: -40,
    ar: [
      'الحاسوب بطيء: خمس دقائق تكفي',
      `قبل أن تطلب جهازًا جديدًا جرّب ما يلي.
1. أعد تشغيل الجهاز إن لم تفعل منذ ثلاثة أيام.
1. أغلق علامات التبويب التي لا تحتاج إليها.
1. احذف ما في مجلد التنزيلات إن تجاوز عشرة غيغابايت.
1. وصّل الشاحن، فالبطارية المنخفضة تُبطئ الجهاز.
# متى أفتح تذكرة؟
إن كان فتح البريد يستغرق أكثر من دقيقة بعد إعادة التشغيل.`,
    ],
    en: [
      'A slow laptop: five minutes are enough',
      `Try the following before you ask for a new device.
1. Restart it if you have not done so for three days.
1. Close browser tabs that you do not need.
1. Empty the downloads folder if it holds more than ten gigabytes.
1. Plug in the charger; a low battery slows the device down.
# When should I open a ticket?
If opening your mail takes more than a minute after a restart.`,
    ],
  },
  {
    category: 'it',
    by: 'omar',
    labels: ['كلمة المرور', 'password'],
    days: 12,
    views: 476,
    helpful: [44, 2],
    review: 180,
    ar: [
      'نسيت كلمة المرور، أو قُفل حسابي',
      `يُقفل الحساب ربع ساعة بعد عشر محاولات خاطئة، ثم يُفتح وحده.
# إن نسيت كلمة المرور
1. افتح صفحة الدخول واختر: نسيت كلمة المرور.
1. أدخل بريدك، ثم الرمز الذي يصلك. الرمز صالح لعشر دقائق.
1. اختر كلمة مرور جديدة من اثني عشر حرفًا على الأقل.
# كلمة مرور جيدة
ثلاث كلمات لا رابط بينها أسهل حفظًا وأصعب تخمينًا من كلمة واحدة ورموز.
! لا يطلب أحد من الدعم كلمة مرورك أبدًا. من يطلبها ليس من الدعم.`,
    ],
    en: [
      'I forgot my password, or my account is locked',
      `An account is locked for a quarter of an hour after ten wrong attempts. Then it opens by itself.
# If you forgot the password
1. Open the sign-in page and choose Forgot password.
1. Enter your address, then the code that is sent to you. It is valid for ten minutes.
1. Choose a new password with at least twelve characters.
# A good password
Three words that have nothing to do with each other are easier to remember and harder to guess than one word with symbols.
! Nobody from support ever asks for your password. If somebody asks, they are not from support.`,
    ],
  },
  {
    category: 'it',
    by: 'omar',
    labels: ['أمن', 'security'],
    days: 8,
    views: 215,
    helpful: [33, 0],
    ar: [
      'وصلتني رسالة مريبة، ماذا أفعل؟',
      `لا تفتح المرفقات ولا الروابط، ولا ترد على الرسالة.
# كيف أعرف أنها مريبة؟
- تستعجلك: سيُغلق حسابك خلال ساعة.
- عنوان المرسل لا يطابق اسمه.
- تطلب كلمة مرور أو تحويلًا ماليًا.
# الخطوات
1. أرسلها مرفقًا إلى فريق الأمن، ولا تعد توجيهها.
1. احذفها من بريدك.
# إن ضغطت الرابط
افصل الجهاز عن الشبكة واتصل بالدعم فورًا. لن يلومك أحد، والدقائق الأولى هي الأهم.`,
    ],
    en: [
      'I received a suspicious message. What now?',
      `Do not open attachments or links, and do not answer.
# How do I recognise one?
- It hurries you: your account closes within the hour.
- The address does not match the name of the sender.
- It asks for a password or a transfer of money.
# Steps
1. Send it as an attachment to the security team; do not forward it.
1. Delete it from your mailbox.
# If you clicked the link
Disconnect the device from the network and call support at once. Nobody will blame you, and the first minutes matter most.`,
    ],
  },
]
