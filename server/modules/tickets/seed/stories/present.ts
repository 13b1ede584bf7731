/** What is not over: the queues of today, what waits, and what waits for a word of the requester. */
export const presentStories = `
# طلب كراسي لقاعة الاجتماعات
layla supplies OPEN LOW @5
نحتاج ستة كراسي إضافية لقاعة الاجتماعات في الدور الأول.
reem> الكمية متوفرة في المستودع، ونوصلها يوم الأربعاء.
layla> ممتاز، القاعة مفتوحة طوال اليوم.

# تركيب لوحة إعلانات في مدخل الدور الثالث
noura maintenance OPEN LOW @24
نرغب في تعليق لوحة إعلانات (120×80 سم) في مدخل الدور الثالث، واللوحة موجودة لدينا.
reem> أهلًا نورة، المكان المناسب هو الجدار المقابل للمصعد. نحتاج موافقة السلامة لأن فيه مخرج طوارئ.
noura> لا مانع، المهم أن يراها الداخل.
reem# أرسلت الطلب إلى مسؤول السلامة، وينتظر توقيعه.

# VPN disconnects every few minutes when working from home
yousef network OPEN @3
Since the update on Thursday the VPN drops about every five minutes.
I use the client version 5.2 on Windows 11.
omar> Thank you for the details. Please change the protocol to IKEv2 in the settings of the client and tell me whether it holds.
omar# The update changed the default MTU; three more people are affected.
yousef> It has been stable for an hour now. Great! Can we leave it open until tomorrow, just to be sure?

# طابعة الدور الثاني تطبع صفحات فارغة
noura devices OPEN HIGH @2
الطابعة HP M428 في الدور الثاني تُخرج صفحات فارغة، وعندنا إقفال شهري غدًا.
omar> نستبدل الحبر خلال ساعة. هل تظهر رسالة على شاشة الطابعة؟
noura> نعم، تظهر رسالة «Replace cartridge».

# لا أستطيع الدخول إلى نظام المشتريات
layla systems OPEN @2
تظهر لي رسالة «كلمة المرور غير صحيحة» مع أنني غيّرتها أمس.
omar> أعدنا ضبط الحساب. جرّبي الدخول الآن من فضلك.
layla> دخلت، لكن قائمة أوامر الشراء ما زالت فارغة.

# Overtime of October is missing from my payslip
yousef payroll OPEN @6
My October payslip does not show the 12 hours of overtime that were approved on 22-10-2026.
tariq> We found the approval; it was entered after the cut-off. It will be paid with November.
yousef> Thanks. Will it show as a separate line?

# الإنترنت بطيء جدًا في قاعة التدريب
noura network NEW @0
سرعة الشبكة اللاسلكية في قاعة التدريب أقل من 1 Mbps، ولدينا دورة يوم الثلاثاء.

# Second monitor is not detected after docking
yousef devices NEW @0
The dock powers the laptop, but the second monitor stays black.
The cable works with another laptop.

# اجتماع Zoom ينقطع صوته كل مرة
layla network NEW HIGH @0
في اجتماع Zoom مع المورّد ينقطع الصوت بعد عشر دقائق تقريبًا.

# Opening a position for a sales engineer in Amman
yousef recruitment NEW @1
Please open a position for one sales engineer in the Amman office, starting January. The budget is approved by the regional manager; the description is the one we used last year.

# طلب صلاحية على مجلد «عقود 2026»
noura systems DONE @2
أرجو منحي صلاحية القراءة على المجلد المشترك «عقود 2026» لإعداد تقرير المراجعة.
omar: take
omar> أهلًا نورة، طلبنا موافقة مالك المجلد، الأستاذة جواهر.
omar# وافقت جواهر هاتفيًا، على القراءة فقط.
omar= أضفناك بصلاحية القراءة حتى نهاية السنة. سجّلي الخروج من الجهاز ثم ادخلي ليظهر المجلد.

# بدل سكن الربع الأخير لم يظهر في المسيّر
noura payroll PENDING @4
لم يظهر بدل السكن للربع الأخير في مسيّر هذا الشهر، مع أن العقد جُدّد في سبتمبر.
tariq: take
tariq> أراجع العقد المجدد مع الأرشيف وأعود إليك.
tariq? العقد المحفوظ لدينا هو القديم. هل ترسلين صورة الصفحة الموقّعة من العقد الجديد؟

# الشاشة ترمش عند توصيل الحاسوب بالقاعدة
fahda devices NEW @0
الشاشة الخارجية ترمش كل دقيقة تقريبًا منذ الصباح. غيّرت الكابل ولم يتغير شيء.

# Outlook asks for my password again and again
emily systems NEW @0
Since this morning Outlook asks for the password every ten minutes, although webmail works without any problem.

# نقطة شبكة معطّلة في المكتب 318
abdullah network NEW LOW @1
نقطة الشبكة القريبة من النافذة لا تعمل، والهاتف المكتبي موصول بها.

# سماعة الرأس لا تعمل في الاجتماعات
iman devices OPEN @1
السماعة الجديدة تعمل في الحاسوب، لكن الطرف الآخر لا يسمعني في اجتماعات Teams.
omar: take
omar> هل تظهر السماعة باسمها في إعدادات الصوت داخل Teams، في خانة الميكروفون؟
iman> تظهر في السماعات فقط، أما الميكروفون فمكتوب «Default».
omar> اختاري اسم السماعة نفسها في خانة الميكروفون ثم أجري مكالمة تجريبية، وأخبريني بالنتيجة.

# New starter on Sunday has no laptop assigned
tala devices OPEN HIGH @2
Lama Haddadin joins the recruitment team on Sunday and I see no laptop reserved for her. The account is already there.
omar: take
omar> Sorry Tala, the reservation was made under the old cost centre. I have one ThinkPad left and I am preparing it now.
tala> Perfect, she is in room 205.
omar# Order two spare machines with the next batch; this happened twice this quarter.

# تحديث نظام الموارد يرفض الترحيل
mariam systems OPEN HIGH @1
بعد تحديث أمس يرفض نظام الموارد ترحيل القيود، وتظهر الرسالة:
- Period 11/2026 is not open
- Contact your administrator
hanan: take
hanan> الفترة مفتوحة في الإعدادات، فالمشكلة من التحديث. فتحنا بلاغًا لدى المورّد برقم عاجل.
mariam> الإقفال يوم الثلاثاء، هل من حل مؤقت؟
hanan> نعم، يمكن الترحيل من شاشة القيود المجمّعة، فهي لا تفحص الفترة.

# Laptop battery lasts forty minutes only
karim devices PENDING @7
The battery of my laptop (three years old) lasts about forty minutes. I travel to customers twice a week.
omar: take
omar> The health report says 41 %. It is still under the care pack, so the battery is replaced for free.
omar: outside
omar# Spare part ordered from the vendor, five working days.

# صلاحية اعتماد أوامر الشراء أثناء إجازة المدير
layla systems PENDING @3
مديري في إجازة من الأحد القادم، وأحتاج صلاحية اعتماد أوامر الشراء نيابة عنه حتى عشرة آلاف ريال.
omar: take
omar> وصلتنا موافقة الإدارة. نفعّل التفويض صباح أول يوم من الإجازة ويُلغى تلقائيًا بعد أسبوعين.
layla> مناسب جدًا.
omar: later 3

# Move of the sales team to the fourth floor
rajesh network PENDING @9
Eleven of us move to the fourth floor next month. We need network points, phones and one printer there.
omar: take
omar> The floor plan shows eight working points; we have to pull four more cables. Facilities gave us the second weekend of the month.
rajesh> Fine, we do not move before that.
omar# Sami walks the floor with the contractor first.
omar: later 6

# نسيت رمز الدخول إلى الهاتف المكتبي
munira network DONE LOW @1
نُقل هاتفي إلى المكتب الجديد ويطلب رمزًا لا أعرفه.
sami: take
sami= رمز الدخول الجديد هو رقم تحويلتك نفسه مرتين. غيّريه من «الإعدادات» ثم «الأمان» في أول دخول.

# Cannot open the shared calendar of the meeting rooms
george systems DONE @1
The calendar of the rooms in Amman opens empty for me, colleagues see the bookings.
omar: take
omar> You were in the old distribution list. I moved you to the new one.
omar= Please restart Outlook; the bookings appear after the first synchronisation, about five minutes.

# طلب ترقية برنامج AutoCAD إلى إصدار 2027
yazan devices DONE @2
المخططات التي تصلنا من المقاول محفوظة بإصدار 2027، والإصدار الموجود عندنا لا يفتحها.
bilal: take
bilal> الترخيص يشمل الترقية، ويحتاج الجهاز إلى مساحة 20 غيغابايت. فرّغ مساحة على القرص من فضلك.
yazan> تم، عندي الآن 60 غيغابايت.
bilal= ثُبّت الإصدار 2027 ونُقلت إعداداتك. جرّب فتح أحد مخططات المقاول.

# خصم غياب وأنا في مهمة رسمية
hatem payroll NEW @0
خُصم من راتبي يوم غياب في 12 نوفمبر، وكنت في مهمة رسمية إلى جدة معتمدة في النظام.

# Salary certificate for the embassy, in English
maria payroll NEW @1
I need a salary certificate in English for my visa, addressed to the Embassy of Spain. My appointment is in two weeks.

# ترشيح داخلي لوظيفة مشرف مستودع
hatem recruitment OPEN @4
قرأت إعلان الوظيفة الداخلي وأرغب في التقدّم لها. هل أحتاج إلى موافقة مديري قبل التقديم؟
tariq: take
tariq> أهلًا حاتم. لا تحتاج إلى الموافقة عند التقديم، لكننا نبلّغ مديرك قبل المقابلة. أرفق سيرتك محدّثة في نموذج الترشيح.
hatem> أرسلتها قبل قليل.

# تكييف غرفة الخوادم يصدر صوتًا
yazan maintenance NEW HIGH @0
التكييف الثاني في غرفة الخوادم يصدر صوت احتكاك، والحرارة الآن 24 درجة.

# Water cooler on the second floor leaks
priya maintenance OPEN @1
There is a puddle under the water cooler next to the finance office again.
reem> Thank you Priya, Mazen closed the valve and put a sign there. Please use the one on the first floor today.
reem: assign mazen
mazen> The hose is cracked; I replace it tomorrow morning.

# إعادة طلاء مكتب الاستقبال
ruba ammanDesk PENDING LOW @8
طلاء الجدار خلف مكتب الاستقبال يتقشّر، والزوار يجلسون أمامه.
mutaz: take
mutaz> عاينت الجدار، وفيه رطوبة من ماسورة التكييف. نعالج الرطوبة أولًا ثم نطلي.
mutaz: later 4

# حبر الطابعات للربع القادم
jawaher supplies NEW LOW @2
نحتاج أربع علب حبر أسود وعلبتين ملوّنتين لطابعة الإدارة القانونية.

# Extra badge readers for the Dammam warehouse
karim dammamDesk OPEN @5
The warehouse has one reader for forty people; in the morning there is a queue. Could we get a second one at the loading gate?
maha: take
maha> Good idea. The gate has power but no network, so I asked for a cable first.
maha: add john
maha> John from IT reads along; he does the cable on Tuesday if the gate is closed to trucks for an hour.

# فاتورة المورّد مرفوضة بسبب الرقم الضريبي
ziad accounts OPEN for=layla @2
فاتورة «آفاق للتوزيع» رُفضت في بوابة الزكاة لاختلاف الرقم الضريبي، وتتابعها ليلى.
ziad: take
ziad> الرقم في ملف المورّد قديم، وغيّر المورّد سجله في أغسطس. أرسلوا لنا الشهادة الجديدة.
layla> طلبتها من المورّد، وستصل اليوم.

# Refund of a cancelled hotel booking
george accounts NEW @1
The trip to Aqaba was cancelled; the hotel returned JOD 180 to the company card, but my advance still shows the amount as open.

# عقد الصيانة السنوي ينتهي هذا الشهر
samar contracts OPEN HIGH @3
عقد صيانة المصاعد ينتهي في 30 نوفمبر، والمقاول أرسل عرضًا بزيادة 8٪.
nasser: take
nasser> البند 14 يسمح بالتجديد بالسعر نفسه إذا أبلغناهم قبل أسبوعين. أجهّز الخطاب اليوم.
samar> ممتاز، أوقّعه فور وصوله.

# NDA with a software vendor before the demo
john contracts DONE @2
The vendor shows us their monitoring tool on Monday and asks for an NDA before they share the architecture.
dina: take
dina> Please use our mutual template, not theirs; I filled in the names.
dina= The signed copy of both parties is in the contract folder, you can go on with the demo.

# عميل يطلب كشف حساب من عام 2024
saud crm NEW @0
العميل «مؤسسة الروابي» يطلب كشف حساب كامل لعام 2024، والنظام لا يعرض إلا السنة الحالية.

# Double leads after the campaign of November
rajesh crm OPEN @2
Every lead of the November campaign is in the CRM twice since Wednesday.
lubna: take
lubna> The landing page sends the form twice on slow phones. I stopped the second one and I am merging what is there.
rajesh> I see 40 left.
lubna# Keep the older record of each pair, it has the consent.
`
