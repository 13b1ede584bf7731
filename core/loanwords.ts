/**
 * Loanwords of office life in both scripts, beside their Arabic names: printer, برنتر and طابعة find each other. A name of several
 * words is written with `_`. Part of the list an organisation begins with; it is edited in the settings from then on.
 */
const WORDS = `
printer برنتر برينتر طابعة|laptop لابتوب لاب_توب حاسوب_محمول حاسب_محمول|router راوتر روتر موجه|server سيرفر خادم|password باسورد باسوورد كلمة_المرور كلمة_السر
email ايميل إيميل بريد_إلكتروني بريد_الكتروني|wifi واي_فاي وايفاي|scanner سكانر ماسح_ضوئي|mouse ماوس فأرة|keyboard كيبورد لوحة_المفاتيح|projector بروجكتر بروجيكتور جهاز_عرض
computer كمبيوتر كومبيوتر حاسوب حاسب|excel إكسل اكسيل|outlook أوتلوك اوت_لوك|teams تيمز|windows ويندوز وندوز|zoom زوم|whatsapp واتساب واتس_آب واتس|word وورد
powerpoint باوربوينت بوربوينت|office أوفيس|onedrive ون_درايف|sharepoint شيربوينت|firewall فايروول جدار_الحماية جدار_ناري|hard_disk هارد_ديسك هارديسك قرص_صلب|hard هارد
barcode باركود|camera كاميرا|fax فاكس|internet إنترنت نت|tablet تابلت جهاز_لوحي|virus فيروس|antivirus مكافح_الفيروسات مضاد_الفيروسات|update أبديت تحديث|download داونلود تنزيل|upload رفع_ملف
chrome كروم|browser متصفح|usb يو_اس_بي يو_إس_بي فلاش|flash فلاش فلاشة|monitor مونيتور شاشة_عرض|screen شاشة|mobile موبايل جوال|phone تلفون هاتف|telephone تليفون هاتف|modem مودم
switch سويتش محول_شبكة|network نتورك شبكة|cable كيبل كابل|software سوفتوير برمجيات|hardware هاردوير عتاد|system سيستم نظام|link لينك رابط|website ويبسايت موقع_إلكتروني
online أونلاين|backup باك_أب باكب نسخة_احتياطية نسخ_احتياطي|account أكاونت حساب|login لوجن تسجيل_الدخول|username يوزرنيم اسم_المستخدم|file فايل ملف|folder فولدر مجلد|toner تونر حبر
cartridge كارتريدج خرطوشة|ups يو_بي_إس|battery بطارية|charger شاحن|headset هيدسيت سماعة_رأس|speaker سبيكر سماعة|microphone مايكروفون ميكروفون لاقط|video فيديو|webcam ويب_كام|bluetooth بلوتوث
google جوجل قوقل غوغل|microsoft مايكروسوفت|apple آبل|android أندرويد|iphone آيفون ايفون|ipad آيباد ايباد|mac ماك|linux لينكس|sap ساب|oracle أوراكل|vpn في_بي_إن|pdf بي_دي_إف|photoshop فوتوشوب
facebook فيسبوك|youtube يوتيوب|twitter تويتر|linkedin لينكدإن|instagram إنستغرام انستقرام|dashboard داشبورد لوحة_المعلومات|report ريبورت تقرير|ticket تيكت تذكرة|meeting ميتنق ميتنج اجتماع
format فورمات تهيئة|restart ريستارت إعادة_التشغيل|driver درايفر|application أبلكيشن تطبيق|app تطبيق|license لايسنس رخصة|domain دومين نطاق|hosting هوستنق استضافة|cloud كلاود سحابة|data داتا بيانات
database داتابيس قاعدة_بيانات|code كود رمز|remote ريموت|visa فيزا تأشيرة|cafeteria كافتيريا|elevator lift مصعد أصنصير|air_conditioner مكيف|generator جنريتر مولد|invoice فاتورة|voucher فاوتشر قسيمة
coupon كوبون قسيمة|cheque شيك|manager مدير|vacation إجازة|salary راتب|contract عقد|department قسم|warehouse مستودع|maintenance صيانة|stapler دباسة|photocopier فوتوكوبي ناسخة
`

export const LOANWORDS: readonly (readonly string[])[] = WORDS.trim()
  .split(/[\n|]/)
  .map((group) => group.split(' ').map((word) => word.replaceAll('_', ' ')))
