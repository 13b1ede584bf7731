/** Lines, wireless, telephones and meetings. */
export const networkStories = `
# الواي فاي لا يصل إلى غرفة الاجتماعات الصغيرة
shatha network CLOSED
إشارة الشبكة اللاسلكية ضعيفة جدًا في غرفة الاجتماعات الصغيرة بجانب السلم، والمقابلات عن بُعد تنقطع.
sami: take
sami> أهلًا شذى، أقرب نقطة وصول خلف جدار خرساني. سأقيس الإشارة غدًا صباحًا.
sami# القياس: -78 dBm داخل الغرفة، نحتاج نقطة وصول ثانية في السقف.
sami: outside
sami: resume
sami= ركّبنا نقطة وصول في سقف الغرفة، والإشارة الآن ممتازة في كل المقاعد.
shatha> أجرينا ثلاث مقابلات اليوم دون أي انقطاع، شكرًا.
shatha: confirm

# Cannot reach the file server over VPN
george network CLOSED
The VPN connects, but the drive S: stays grey. In the office it works.
majd? Which address do you see in the VPN client under "Assigned IP"?
george> 10.44.8.19
majd> That pool was added last week and the file server does not know it yet. Give me half an hour.
majd= The firewall rule covers the new pool now. Please reconnect once.
george> S: is there. Thanks Majd.
george: confirm

# الهاتف المكتبي يرن مرة واحدة ثم ينقطع
nawal network CLOSED
عند الاتصال بتحويلتي 4127 يرن الهاتف مرة واحدة ثم تنقطع المكالمة.
sami: take
sami> وجدت أن التحويلة مسجّلة على جهازين. هل كان لديك هاتف آخر؟
nawal> نعم، الهاتف القديم في المستودع.
sami= ألغيت تسجيل الهاتف القديم، واتصلت بك من ثلاثة أرقام للتجربة.
nawal: confirm

# Guest Wi-Fi for auditors
priya network CLOSED
Four external auditors will sit in room 2.14 from Sunday for three weeks. They need internet only, no access to our systems.
omar: take
omar> I can make vouchers valid for 21 days. Do you want one for each of them or one for the room?
priya> One for each, please. Names will follow.
omar= Four vouchers are in your mailbox. They work from Sunday 07:00 and end by themselves.
priya: confirm

# اجتماعات Teams بطيئة بعد الظهر
turki network CLOSED HIGH
كل يوم بعد الثانية ظهرًا تتجمّد الصورة في اجتماعات Teams، ونحن ثمانية في المكتب.
sami: take
sami> أراقب الخط منذ أمس، ويبدو أن نسخة احتياطية كبيرة تبدأ عند الثانية تمامًا.
sami: add yazan
sami# جدول النسخ الاحتياطي لخادم التصميم تغيّر في آخر تحديث.
sami= نقلنا موعد النسخ إلى العاشرة ليلًا. راقبوا اليوم وغدًا من فضلكم.
turki! تحسّن الوضع أمس، لكنه عاد اليوم عند الثالثة.
sami> صحيح، كانت هناك مهمة ثانية على الخادم نفسه. نقلتها أيضًا.
sami= لا توجد الآن أي مهمة مجدولة في ساعات العمل، والخط لم يتجاوز 40٪ طوال اليوم.
turki> ممتاز، ثلاثة اجتماعات متتالية بلا تقطيع.
turki: confirm

# Block a number that keeps calling
nadia network CLOSED LOW
A marketing number calls our reception every ten minutes: +44 20 7946 0018.
sami> I have blocked it at the exchange, for all branches. Tell me if they come back with another one.
nadia> Silence since then. Thanks.
nadia: close solved

# فتح موقع وزارة التجارة محجوب
jawaher network CLOSED
أحتاج إلى الدخول إلى خدمة السجل التجاري، وتظهر صفحة الحجب الداخلية.
sami> أهلًا أ. جواهر، هل ترسلين نص الرسالة الظاهرة في صفحة الحجب؟
jawaher> مكتوب: Category: Newly registered domain.
sami= الخدمة انتقلت إلى نطاق جديد فصُنّفت خطأً. أضفتها إلى القائمة المسموح بها لجميع الفروع.
jawaher: confirm

# Video link between Riyadh and Amman for the town hall
haitham network CLOSED HIGH
The town hall is on Wednesday at 10. We need Riyadh and Amman on one screen and about 150 people on Teams.
omar: take
omar> I would do this as a Teams live event: one presenter in each city. Can we rehearse on Tuesday?
haitham> Tuesday at 14:00, both rooms are booked.
omar# Mutaz is on site in Amman, Sami on the line in Riyadh.
omar: later 2
omar: resume
omar= Rehearsal and event went through without a drop; the recording is in the channel "Town hall".
haitham> Excellent work, both of you.
haitham: confirm

# كابل الشبكة تحت المكتب مقطوع
fahda network CLOSED LOW
داست عليه عربة التنظيف، والموصل مكسور.
sami> أمرّ خلال ساعة ومعي كابل جديد وغطاء أرضي.
sami= استبدلت الكابل وثبّتّه تحت حافة المكتب.
fahda: confirm

# SIP trunk shows as down at night
john network CLOSED
Monitoring reports the SIP trunk as down between 02:00 and 02:20 every night. Nobody calls then, but I would like to know why.
majd: take
majd> The provider restarts its session border controller at that time. They told us in a mail in March, it went to a closed mailbox.
majd= I moved the notices of the provider to our team mailbox and set a maintenance window in the monitoring.
john: confirm

# طلب رقم تحويلة لموظف جديد
shatha network CLOSED
نحتاج تحويلة للزميل الجديد في التوظيف، مكتبه 212، مع إمكانية الاتصال الدولي بالأردن.
sami: take
sami? الاتصال الدولي يحتاج إلى موافقة مدير الإدارة. هل حصلتم عليها؟
shatha> نعم، وافقت الأستاذة سارة، والموافقة مرفقة في نموذج المباشرة.
sami= التحويلة 4188 جاهزة، والاتصال بالأردن مفعّل.
shatha: confirm

# Wi-Fi password changed without notice
zaid network CLOSED
Since this morning my phone asks for a new password for the office Wi-Fi. Did we change it?
majd> We did not, Zaid. Somebody put up an access point with our name in the shop below. Please do not type anything there!
majd# Reported to the building management, shop asked to rename it.
majd= The shop renamed its network. Forget the network once on your phone and join "Ufuq-Staff" again.
zaid> Wow. Connected now.
zaid: confirm

# بطء شديد في نظام الحضور من فرع الدمام
mishal network CLOSED
تسجيل الحضور يستغرق دقيقتين في الدمام، بينما هو فوري في الرياض حسب كلام الزملاء.
sami: take
sami> الخط الرئيسي في الدمام متوقف، وأنتم على الخط الاحتياطي 4G. فتحنا بلاغًا لدى مزوّد الخدمة.
sami: outside
sami: resume
sami= عاد الخط الرئيسي الساعة 11:20، وزمن التسجيل ثانية واحدة.
mishal> تمام، شكرًا على السرعة.
mishal: confirm

# Static IP for the new time clock
mazen network CLOSED
The new time clock at the main entrance needs a fixed address. MAC: 00-1B-44-11-3A-B7.
majd: take
majd= 192.168.20.61 is reserved for it, VLAN 20, port 14 in cabinet B.
mazen: confirm

# انقطاع الإنترنت عن الدور الأول
iman network CLOSED HIGH
انقطع الإنترنت عن كل الدور الأول قبل عشر دقائق، والهواتف أيضًا.
sami> مبدّل الدور الأول بلا كهرباء. نحن في الطريق.
sami: transfer maintenance
mazen> القاطع الكهربائي مفصول بسبب سخّان موصول على خط الشبكة. أعدت التشغيل وفصلت السخّان.
mazen= عادت الكهرباء والشبكة، ووضعنا ملصقًا على المقبس: «لأجهزة الشبكة فقط».
iman> عاد كل شيء، ونعتذر عن السخّان!
iman: confirm
`
