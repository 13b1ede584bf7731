/** Laptops, printers, screens and phones. */
export const deviceStories = `
# طابعة الحسابات تسحب ورقتين معًا
mariam devices CLOSED
طابعة الحسابات (كانون) تسحب ورقتين أو ثلاثًا في كل مرة، فتخرج الفواتير مائلة أو ناقصة.
bilal: take
bilal> السلام عليكم أ. مريم، هل المشكلة من الدرج السفلي أم من الدرج العلوي أيضًا؟
mariam> وعليكم السلام، من الدرج السفلي فقط.
bilal> إذن هي بكرة السحب. عندي قطعة بديلة وسأمرّ بعد صلاة الظهر.
bilal= غيّرت بكرة السحب ونظّفت الدرج، وطبعت ثلاثين صفحة دون مشكلة. أرجو تقليب حزمة الورق قبل وضعها في الدرج.
mariam> تعمل مثل الجديدة، الله يعطيك العافية.
mariam: confirm

# Laptop does not wake up from sleep
priya devices CLOSED
When I open the lid the keyboard lights up but the screen stays black. I have to hold the power button every morning.
bilal: assign firas
firas> Hello Priya, does it also happen when the charger is not connected?
priya> Only with the charger, now that you ask.
firas= It is a known fault of that BIOS version. I updated it to 1.34 over lunch and tested five times with the charger.
priya> Three mornings in a row without a problem. Thank you!
priya: confirm

# لوحة المفاتيح تكتب أرقامًا بدل الحروف
iman devices CLOSED LOW
منذ الصباح تكتب لوحة مفاتيح حاسوبي المحمول أرقامًا مكان بعض الحروف، مثل 4 بدل U.
bilal> الظاهر أن Num Lock مفعّل. اضغطي مفتاحي Fn وNum Lk معًا مرة واحدة، ثم جرّبي الكتابة.
iman> انحلّت في ثانية، شكرًا!
iman: close solved

# Screen flickers after connecting to the docking station
john devices CLOSED
Both monitors flicker every few seconds when the laptop is docked. Undocked everything is fine. Dock is the WD19, serial ends with 7KQ.
firas: take
firas? Which cable goes from the dock to the left monitor, HDMI or DisplayPort?
john> HDMI on the left, DisplayPort on the right.
firas= The HDMI port of this dock is limited to 30 Hz at that resolution. I brought you a DisplayPort cable and updated the firmware of the dock.
john! The left one is stable now, but the right one still flickers about once a minute.
firas> Then the dock itself is faulty. I am getting you another one from the store.
firas= Dock replaced (asset DK-0412). I stayed for ten minutes, nothing flickered.
john: confirm

# طلب حاسوب بديل أثناء الصيانة
turki devices CLOSED
حاسوبي في الصيانة منذ يومين، وعندي عرض على عميل يوم الاثنين. هل من جهاز مؤقت؟
omar: take
omar> نعم، عندنا جهازان للإعارة. أحتاج إلى:
- رقم جهازك الأصلي
- المدة المتوقعة للإعارة
turki> رقم الجهاز LT-1877، والمدة أسبوع إن شاء الله.
omar= الجهاز LN-03 جاهز في مكتب الدعم، وفيه ملفاتك من OneDrive. أعِده عند استلام جهازك.
turki: confirm

# Headset order for the call team
nadia devices CLOSED
We have six new colleagues in customer care and only two headsets. Could we order four, same model as before?
bilal: take
bilal> Yes. The old model is discontinued; the successor works with Teams as well. Is wireless fine?
nadia> Wired please, batteries die in the middle of calls.
bilal: outside
bilal# Ordered four Jabra Evolve2 30, quotation approved by Khalid.
bilal: resume
bilal= The four wired headsets arrived and were sent with today's mail bag to Jeddah.
nadia> Received and in use, thanks!
nadia: confirm

# الماسح الضوئي يرسل الملفات فارغة
jawaher devices CLOSED
أمسح العقود ضوئيًا وأرسلها إلى بريدي، فيصل الملف PDF بحجم صفر.
firas: take
firas? هل يحدث ذلك مع المستندات القصيرة أيضًا أم مع العقود الطويلة فقط؟
jawaher> الطويلة فقط، أكثر من عشرين صفحة تقريبًا.
firas> البريد يرفض ما يزيد على عشرة ميغابايت والماسح لا يخبرك بذلك. سأحوّل الإرسال إلى مجلد مشترك.
firas= أضفت زرًا باسم «القانونية» على شاشة الماسح، يحفظ الملفات في مجلدكم المشترك مباشرة ودون حد للحجم.
jawaher> ممتاز، جرّبت عقدًا من ستين صفحة ووصل كاملًا.
jawaher: confirm

# Mouse pointer jumps across the screen
emily devices CLOSED LOW
The pointer of my wireless mouse jumps to the corner for no reason. New batteries did not help.
bilal> Hi Emily, is there a USB 3 drive plugged in next to the small receiver? They disturb each other.
emily> There is! The backup drive. I moved the receiver to the other side and it has been calm since.
emily: close solved

# حاسوب جديد لموظفة في الموارد البشرية
munira devices CLOSED
تلتحق بنا زميلة يوم الأحد الأول من الشهر، وتحتاج إلى حاسوب محمول وشاشة.
bilal: take
bilal> أهلًا أ. منيرة، ما نوع عملها؟ هل تكفيها المواصفات المعتادة؟
munira> تكفي، معظم عملها على نظام الموارد وExcel.
bilal: later 4
bilal: resume
bilal= الجهاز والشاشة على مكتبها في الغرفة 207، وورقة الدخول الأول في الدرج.
munira: confirm

# Projector in the board room shows everything in yellow
maria devices CLOSED HIGH
The projector shows a strong yellow tint and the board meets at two o'clock.
bilal: take
bilal> On my way with a spare VGA cable, that is usually a bent pin.
bilal= It was the cable indeed. I replaced it and left an HDMI cable in the drawer, please prefer that one.
maria> The meeting went fine. Thank you for running!
maria: confirm

# القلم الإلكتروني لا يكتب على الجهاز اللوحي
nawal devices CLOSED
استلمت جهازًا لوحيًا لتوقيع محاضر التسليم، والقلم لا يكتب عليه.
bilal: transfer dammamDesk
maha: take
maha> أهلًا نوال، القلم يحتاج إلى شحن عشر دقائق على حافة الجهاز ثم إقران من الإعدادات. أمرّ عليك الآن.
maha= أقرنّا القلم وجرّبنا توقيع محضرين. يُحفظ القلم على حافة الجهاز ليبقى مشحونًا.
nawal: confirm

# Phone screen cracked on a site visit
mishal devices CLOSED
الجوال سقط مني في الموقع والشاشة مكسورة، but it still receives calls. What should I do?
firas> السلامة لك أولًا. Please back it up tonight, then hand it over at reception in Dammam; the insurance covers one screen a year.
mishal> Backed up and handed over to Maha this morning.
firas# Insurance case 22817, excess 200 SAR on the sales cost centre.
firas= The repaired phone is back at reception. Sign for it with Maha, please.
mishal: confirm

# مروحة الحاسوب صوتها مرتفع جدًا
abdullah devices CLOSED LOW
صوت مروحة الحاسوب المكتبي عالٍ طوال اليوم، ويزعج الزملاء.
bilal: take
bilal> هل تلاحظ أن الجهاز بطيء أيضًا؟ افتح «إدارة المهام» وأخبرني بنسبة المعالج.
abdullah> المعالج 98٪ وبرنامج اسمه Indexer في أعلى القائمة.
bilal= كان فهرس البحث تالفًا ويعاد بناؤه بلا نهاية. أعدت إنشاءه ونظّفت المروحة من الغبار.
abdullah> هدوء تام، جزاك الله خيرًا.
abdullah: confirm

# Request for a larger monitor
rajesh devices CLOSED LOW
I work with wide spreadsheets all day. Could I have a 27 inch monitor instead of the 22 inch one?
bilal> We keep the larger ones for finance and design at the moment. What we can do is a second 22 inch monitor, would that help?
rajesh> Actually I prefer to wait for the next budget then.
rajesh: close not_needed

# طابعة الباركود لا تطبع الملصقات كاملة
hatem devices CLOSED
ملصقات الأصناف تخرج مقطوعة من الأسفل منذ أن غيّرنا الرول.
firas: take
firas? ما مقاس الرول الجديد؟ مكتوب على غلافه.
hatem> 50×30، والقديم كان 50×25.
firas= غيّرت مقاس الملصق في إعدادات الطابعة إلى 50×30 وأعدت معايرة الحساس. الملصق يخرج كاملًا الآن.
hatem: confirm

# Webcam shows a black picture in Teams
tala devices CLOSED
Candidates cannot see me in interviews. The camera light does not go on at all.
firas> Please look at the small slider above the lens, Tala. Is there an orange dot?
tala> Oh no. Yes there is. I am so embarrassed.
firas= Do not be, it happens every week! The slider was closed; the camera works now.
tala: confirm

# بطارية جهاز قارئ البصمة تفرغ بسرعة
ibtisam devices CLOSED
قارئ البصمة المتنقل لا يكمل ساعتين دون شاحن، ونستخدمه في فعاليات الجامعة.
bilal: transfer irbidDesk
aseel: take
aseel> أهلًا ابتسام، طلبت بطارية جديدة من الوكيل في عمّان، ومعها شاحن سيارة.
aseel: outside
aseel: resume
aseel= وصلت البطارية وركّبتها، وعمل الجهاز سبع ساعات متواصلة في التجربة.
ibtisam> شكرًا أسيل، جرّبناه في فعالية أمس وكان ممتازًا.
ibtisam: confirm

# Keyboard with Arabic letters
zaid devices CLOSED LOW
My laptop came with an English keyboard only. I write half of my mails in Arabic.
firas> Would stickers be fine, or do you prefer an external keyboard with both alphabets?
zaid> An external one, the stickers peel off.
firas= It left with the driver to Irbid this noon. Ask Aseel for it.
zaid> Got it, شكرًا جزيلًا.
zaid: confirm
`
