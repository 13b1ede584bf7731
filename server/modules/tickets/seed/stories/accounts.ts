/** Accounts, rights and systems. */
export const accountStories = `
# نسيت كلمة مرور نظام الموارد
hatem systems CLOSED
نسيت كلمة المرور بعد الإجازة، ورمز الاستعادة لا يصل إلى جوالي.
hanan: take
hanan> أهلًا حاتم، الرقم المسجّل ينتهي بـ 18. هل هو رقمك الحالي؟
hatem> لا، غيّرته قبل شهر إلى رقم ينتهي بـ 54.
hanan= حدّثت الرقم بعد التحقق منك هاتفيًا، وأرسلت رمزًا جديدًا.
hatem> دخلت، شكرًا أ. حنان.
hatem: confirm

# Two accounts with my name in the directory
karim systems CLOSED
Colleagues find me twice in the address book and half of the mails go to an account I cannot open.
majd: take
majd> The second one came from the trial system in 2024. I need your word before I merge: is there anything in it you want to keep?
karim> Nothing, I never used it.
majd= The old account is gone and its address leads to your mailbox. Outlook may show it for a day longer.
karim: confirm

# إضافة توقيع رسمي للبريد بالعربية والإنجليزية
ruba systems CLOSED LOW
هل يوجد قالب موحّد للتوقيع؟ أرى كل زميل يستخدم شكلًا مختلفًا.
abeer> نعم، القالب الجديد معتمد منذ الشهر الماضي. ما الاسم والمسمى بالإنجليزية كما تحبين ظهورهما؟
ruba> Ruba Al-Tamimi, Customer Care Specialist
abeer= التوقيع منشور في حسابك باسم «الأفق 2026»، ويُضاف تلقائيًا إلى كل رسالة جديدة.
ruba> جميل ومرتب، شكرًا عبير.
ruba: confirm

# Mailbox is full
emily systems CLOSED
I get "mailbox almost full" ten times a day. I must keep the case files for seven years.
hanan> Hello Emily, for that we have the archive mailbox: same search, no limit. Mails older than two years move there by themselves.
emily> Will the folders stay as they are?
hanan= Yes, the structure is copied. The archive is switched on; the first run takes one night.
emily> All folders are there and 18 GB are free again.
emily: confirm

# صلاحية على تقرير المبيعات اليومي
ahmad systems CLOSED
انتقلت إلى فريق المبيعات في عمّان، ولا يظهر لي تقرير المبيعات اليومي في لوحة التقارير.
hanan? من مديرك المباشر الجديد؟ نحتاج إلى موافقته على هذه الصلاحية.
ahmad> الأستاذ هيثم العجارمة.
hanan: add haitham
hanan# وافق هيثم في رسالة خاصة، فرعا عمّان وإربد فقط.
hanan= التقرير ظاهر لك الآن، وبياناته محصورة في فرعي عمّان وإربد.
ahmad: confirm

# Shared mailbox for the tender committee
samar systems CLOSED
Please create tenders@diwan.example for the tender committee: Munir, Amal, Nasser and me.
abeer: take
abeer> Should everybody be able to send from it, or read only?
samar> Munir and I send, the others read.
abeer= The mailbox is there with those rights. It appears in Outlook within an hour, no set-up needed.
samar! Amal can send from it as well, she just did by mistake.
abeer> You are right, she got it through an older group. Removed.
abeer= Amal reads only now; I tried it with her.
samar: confirm

# نظام الموارد لا يقبل تاريخ الميلاد الهجري
munira systems CLOSED
عند إدخال تاريخ ميلاد هجري 1412/08/30 تظهر رسالة «تاريخ غير صحيح».
abeer: take
abeer> شعبان 1412 في تقويم أم القرى 29 يومًا. هل التاريخ من الهوية نفسها؟
munira> نعم، مكتوب في الهوية 30-08-1412.
abeer# الهوية صدرت بالرؤية قبل اعتماد التقويم. نفتح استثناءً لدى المورّد.
abeer: outside
abeer: resume
abeer= أصدر المورّد تحديثًا يقبل يوم 30 للتواريخ قبل 1420، وجرّبناه على سجل الموظف.
munira> حُفظ السجل، شكرًا على المتابعة.
munira: confirm

# Access to the test environment
zaid systems CLOSED
I need access to the test environment of the ERP to try the import of the price lists before we do it for real.
hanan: take
hanan= You have the role "Importer" there until the end of the quarter. The data is a copy of last month with changed names.
zaid> Works, and thanks for the hint about the names.
zaid: confirm

# حساب موظف منتقل من جدة إلى الرياض
hanan systems CLOSED for=saud
انتقل سعود مؤقتًا إلى الرياض لثلاثة أشهر، وطلب هاتفيًا أن تبقى صلاحياته في جدة كما هي.
hanan> أهلًا سعود، أبقينا صلاحيات جدة وأضفنا مجلدات مبيعات الرياض حتى نهاية المدة.
saud> شكرًا، كل شيء ظاهر عندي.
hanan= نراجع الصلاحيات تلقائيًا عند انتهاء المدة.
saud: confirm

# The CRM logs me out every five minutes
rajesh systems CLOSED
I lose what I typed each time. Started on Monday after the update.
hanan: transfer crm
lubna> Hi Rajesh, do you have the CRM open in two tabs?
rajesh> Always, one for the calendar.
lubna= The new version ends the older tab. I changed the session setting so that both may stay open; please sign in once more.
rajesh> Solved, typing calmly again.
rajesh: confirm

# طلب إلغاء صلاحية متدرب انتهى تدريبه
shatha systems CLOSED
انتهى تدريب «وسام» يوم الخميس، وما زال اسمه ظاهرًا في مجموعة التوظيف.
abeer= عطّلنا الحساب وأزلناه من المجموعات الثلاث، ونُقلت ملفاته إلى مجلد الإدارة.
shatha: confirm

# Font for Arabic letters looks broken in PDF
tala systems CLOSED LOW
Offer letters show separated Arabic letters (م ر ح ب ا) when exported as PDF. In Word they look fine.
abeer: take
abeer> That happens with the option "bitmap text when fonts may not be embedded". Which version of the template do you use?
tala> The one of 2023.
abeer= The template of 2026 embeds its fonts. I put it into your templates and removed the old one.
tala> كل الحروف متصلة now, thank you :)
tala: confirm

# رسالة تصيّد باسم الموارد البشرية
othman systems CLOSED HIGH
وصلتني رسالة باسم الموارد البشرية تطلب «تحديث بيانات الراتب» من رابط غريب. لم أضغط عليه.
abeer> أحسنت أنك أبلغت. لا تحذفها، نحتاج إلى عنوان المرسل الكامل.
othman> hr-ufuq@payroll-update.example
abeer# وصلت إلى 37 صندوقًا، وضغط الرابط موظفان. غُيّرت كلمتا المرور فورًا.
abeer= حذفنا الرسالة من جميع الصناديق وحجبنا النطاق، وأرسلنا تنبيهًا للجميع. شكرًا ليقظتك.
othman: confirm

# Duplicate: mailbox of the tender committee
munir systems CLOSED LOW
Please create a shared mailbox for the tender committee.
abeer> Samar asked for the same one this morning and you are already in it.
abeer: close duplicate

# استعادة ملف حُذف بالخطأ
mahmoud systems CLOSED HIGH
حذفت ملف «ميزانية عمّان 2026.xlsx» من المجلد المشترك وأفرغت سلة المحذوفات.
hanan: take
hanan> متى عدّلت الملف آخر مرة تقريبًا؟ عندنا نسخ كل أربع ساعات.
mahmoud> اليوم قرابة العاشرة صباحًا.
hanan= استعدت نسخة الساعة 12:00 وفيها تعديلاتك، والملف في مكانه.
mahmoud> أنقذتم الأسبوع كله، شكرًا.
mahmoud: confirm

# Multi-factor app lost with the old phone
nadia systems CLOSED
I sold my old phone and forgot the authenticator on it. Now I cannot sign in from home.
majd> Please call 4100 from your office phone, so that I can be sure it is you.
nadia> Just called.
majd= The old device is removed. Scan the QR code you see at the next sign-in with the new phone.
nadia: confirm

# ترتيب الأسماء في دليل الهاتف غير صحيح
iman systems CLOSED LOW
الأسماء التي تبدأ بـ «أ» و«إ» مبعثرة في دليل الهاتف، و«عبد الله» يظهر في موضعين.
hanan: take
hanan= اخترنا ترتيبًا عربيًا في إعدادات الدليل، ووحّدنا كتابة «عبد الله» في 14 سجلًا.
iman: confirm
iman+ ما زال «عبدالله» بدون مسافة يظهر في آخر القائمة عند البحث.
hanan> صحيح، هذه أسماء من نظام الحضور. أصححها من المصدر.
hanan= صُحّحت في نظام الحضور، ويظهر الجميع الآن في مكان واحد.
iman> الآن مضبوط تمامًا.
iman: confirm
`
