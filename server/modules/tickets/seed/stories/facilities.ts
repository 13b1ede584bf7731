/** Maintenance and supplies of the head office. */
export const facilityStories = `
# المكيّف في مكتب المشتريات لا يبرّد
layla maintenance CLOSED
السلام عليكم،
المكيّف في المكتب 214 يعمل لكنه لا يبرّد منذ صباح الأحد.
reem> وعليكم السلام، سيمرّ الفني اليوم بعد صلاة الظهر.
layla> تم الإصلاح، شكرًا جزيلًا.
layla: close solved

# المصعد الأيمن يتوقف بين الأدوار
iman maintenance CLOSED HIGH
توقف المصعد الأيمن مرتين هذا الصباح بين الثاني والثالث، وكانت فيه زميلة.
mazen: take
mazen> أوقفنا المصعد ووضعنا لافتة. هل الزميلة بخير؟
iman> الحمد لله بخير، خرجت بعد خمس دقائق.
mazen: outside
mazen# شركة المصاعد: حساس الباب في الدور الثاني تالف.
mazen: resume
mazen= غُيّر الحساس وفُحص المصعد بحمولة كاملة، وشهادة الفحص معلّقة داخله.
iman: confirm

# Lights in the corridor stay on all night
john maintenance CLOSED LOW
The lights of the IT corridor are never off. The motion sensor seems to see ghosts.
mazen> It sees the fan of the cooler, to be exact! I will turn the sensor away from it.
mazen= Turned and set to three minutes. Dark last night, I checked with the guard.
john: confirm

# تسرّب ماء في دورة المياه
fahda maintenance CLOSED HIGH
ماء على الأرض في دورة مياه الدور الثاني، والأرض زلقة.
mazen> أغلقت المحبس، وعامل النظافة في الطريق. لا تدخلوها حتى نضع اللافتة.
mazen= استُبدل السيفون وجُفّفت الأرض، وفُتحت دورة المياه.
fahda> شكرًا على السرعة.
fahda: confirm

# Parking card does not open the gate
rajesh maintenance CLOSED
My parking card worked yesterday; today the gate stays closed and the line behind me is long.
reem> Sorry Rajesh. Your card expired with your old contract number. Is your plate still the same?
rajesh> Yes, 4821 KRA.
reem= The card is valid until the end of next year. The guard also has your plate on his list.
rajesh: confirm

# كرسي مكتبي مكسور
abdullah supplies CLOSED LOW
مسند الظهر لا يثبت، ويرجع إلى الخلف فجأة.
dalal: take
dalal> لا تستخدمه من فضلك. عندي كرسي بديل من النوع نفسه، رقم المكتب؟
abdullah> المكتب 309.
dalal= وُضع الكرسي البديل في مكتبك وسُحب المكسور.
abdullah: confirm

# Coffee machine asks for descaling
maria supplies CLOSED LOW
The machine in the second floor kitchen blinks "CALC" and the coffee is cold.
dalal> We ran out of the tablets, they come tomorrow. The machine on the first floor works.
dalal= Descaled this morning and a tablet for next time is in the drawer.
maria> Hot coffee again. You saved the finance department!
maria: confirm

# طلب قرطاسية للربع الثاني
munira supplies CLOSED
نحتاج للموارد البشرية:
- عشرون ملفًا معلّقًا
- أربع علب ورق A4
- دبّاسة كبيرة
dalal: take
dalal> كل شيء متوفر إلا الدبّاسة الكبيرة، وتصل الأسبوع القادم. هل أرسل الباقي الآن؟
munira> نعم من فضلك.
dalal: later 5
dalal: resume
dalal= سُلّمت الدبّاسة أيضًا، واكتمل الطلب.
munira: confirm

# رائحة حريق قرب لوحة الكهرباء
yazan maintenance CLOSED HIGH
رائحة بلاستيك محترق قرب لوحة الكهرباء في الدور الرابع!
mazen> فصلنا اللوحة، وفريق السلامة معي. أخلوا الممر من فضلكم.
mazen# قاطع 32 أمبير ساخن، عليه حمل مكيفين.
mazen= وزّعنا الحمل على قاطعين وغيّرنا القاطع المتضرر، وصوّرنا اللوحة حراريًا دون ملاحظات.
yazan> الحمد لله على السلامة، وشكرًا لكم.
yazan: confirm

# Window in room 2.09 does not close
emily maintenance CLOSED
The handle turns, but the window stays open by a finger. Dust comes in and the air conditioning works for the street.
mazen: take
mazen? Is it the left or the right one, seen from inside?
emily> The right one.
mazen= The hinge was bent by the storm. I straightened it and renewed the seal.
emily: confirm

# تجهيز قاعة التدريب لعشرين شخصًا
shatha supplies CLOSED
دورة الموظفين الجدد يوم الاثنين، ونحتاج عشرين مقعدًا على شكل حرف U وسبورة وضيافة.
dalal: take
dalal> القاعة محجوزة لكم من السابعة. قهوة عربية أم شاي أيضًا؟
shatha> كلاهما، مع تمر وماء.
dalal= القاعة جاهزة، والضيافة تصل في الثامنة وعند الاستراحة.
shatha> كان التنظيم ممتازًا، شكرًا دلال.
shatha: confirm

# مفتاح خزانة ضائع
hatem supplies CLOSED LOW
ضاع مفتاح خزانتي رقم 42 في غرفة الملابس.
dalal> عندنا نسخة احتياطية واحدة. هل تفضّل مفتاحًا جديدًا أم قفلًا برقم سري؟
hatem> قفل برقم سري أفضل.
dalal= رُكّب القفل، والرقم في ظرف باسمك عند الاستقبال.
hatem: confirm

# First aid box is empty
priya supplies CLOSED
The first aid box on the second floor has only two plasters left. Somebody cut a finger today.
dalal> Is your colleague all right? I am bringing the spare box from reception now.
priya> She is fine, thanks, it was a small cut.
dalal= The box is filled after the list of the Red Crescent, and I check all boxes monthly from now on.
priya: confirm

# طلب نقل مكتبين إلى الدور الرابع
turki maintenance CLOSED
ننتقل أنا وعثمان إلى الدور الرابع يوم الأحد، ونحتاج نقل المكتبين والخزانتين.
reem: take
reem> يُنقل الأثاث مساء الخميس. أفرغوا الأدراج وضعوا ملصقًا بالاسم على كل قطعة من فضلكم.
turki> تم، وأضفنا صندوقين صغيرين.
reem: add othman
reem: later 3
reem: resume
reem= كل القطع في أماكنها، والمفاتيح عند الاستقبال.
turki! خزانة عثمان وصلت بلا رفوف.
reem> عثرنا على الرفوف في غرفة الأثاث، ويركّبها مازن الآن.
reem= رُكّبت الرفوف، ونعتذر عن السهو.
turki: confirm

# Smell of paint on the third floor
tala maintenance CLOSED LOW
The smell of paint gives us headaches. Could the painters work after four?
reem= From today they begin at 16:30, and the doors stay open until then. Sorry for the morning.
tala: confirm

# ستارة غرفة الصلاة ساقطة
nawal maintenance CANCELED LOW
سقطت ستارة غرفة الصلاة في الدور الأول.
nawal: withdraw

# الحمام في الاستراحة يتأخر ماؤه الساخن
hatem maintenance CLOSED
في الاستراحة الأرضية لا يصل الماء الساخن إلا بعد عشر دقائق.
mazen: take
mazen# مضخة التدوير متوقفة، القاطع مفصول منذ أعمال الدهان.
mazen= أعدنا تشغيل مضخة التدوير، ويصل الماء الساخن خلال نصف دقيقة.
hatem: confirm
hatem+ عادت المشكلة صباح اليوم.
mazen> المضخة نفسها تالفة، طلبنا بديلة.
mazen: outside
mazen: resume
mazen= رُكّبت مضخة جديدة بضمان سنتين.
hatem: confirm

# حاوية لإتلاف المستندات السرية
jawaher supplies CLOSED
لدينا سبعة صناديق ملفات انتهت مدة حفظها ونريد إتلافها بشهادة.
dalal: take
dalal? هل وافقت الإدارة القانونية كتابيًا على قائمة الملفات؟
jawaher> القائمة موقّعة مني ومن الأستاذ ناصر.
dalal= أُتلفت الصناديق في الموقع بحضور المندوب، والشهادة رقم 5518 في مجلدكم.
jawaher: confirm

# نقص في مياه الشرب بالدور الثاني
noura supplies CLOSED
برّاد الدور الثاني فارغ منذ الظهر، وعندنا ضيوف بعد ساعة.
dalal> أرسلت قارورتين الآن، وصندوق ماء صغير لقاعة الضيوف.
noura> وصلت، شكرًا لسرعة الاستجابة.
dalal= رفعنا عدد القوارير اليومية لهذا الدور من ثلاث إلى خمس.
noura: confirm
`
