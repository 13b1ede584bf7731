/** Jeddah, Dammam, Amman and Irbid. */
export const branchStories = `
# بوابة المواقف في جدة لا تُغلق
saud jeddahDesk CLOSED HIGH
البوابة مفتوحة منذ الليل، ودخلت سيارات لا نعرفها.
waleed> وضعت حارسًا عند البوابة حتى يصل الفني.
waleed= استُبدل محرك البوابة، ونُسخت قائمة اللوحات المسموحة من جديد.
saud: confirm

# Air conditioning in the Jeddah call room
nadia jeddahDesk CLOSED
It is 28 degrees in the call room since noon; twelve people sit here.
waleed: take
waleed> The outdoor unit is full of salt and dust from the sea side. We are washing it now.
waleed= 23 degrees again. It gets washed every month from now on, not every quarter.
nadia> Much better, thanks Waleed.
nadia: confirm

# استقبال وفد في فرع جدة
hind jeddahDesk CLOSED
يزورنا وفد من ستة أشخاص يوم الأربعاء، ونحتاج قاعة ومواقف وضيافة.
waleed? هل معهم أجهزة تحتاج إلى شبكة الضيوف؟
hind> نعم، ثلاثة أجهزة.
waleed= القاعة الكبرى محجوزة من التاسعة، وثلاثة مواقف قرب المدخل، ورموز الشبكة مع موظف الاستقبال.
hind> كان الاستقبال مشرّفًا، شكرًا للجميع.
hind: confirm

# Mail bag from Riyadh arrives late
nadia jeddahDesk CLOSED LOW
The internal mail of Sunday reached us on Wednesday, twice this month.
waleed> The courier changed his route. I agreed with him on Monday noon.
waleed= The last two bags came on Monday. Tell me if it slips again.
nadia: confirm

# فحص طفايات الحريق في مستودع الدمام
nawal dammamDesk CLOSED
اقترب موعد الفحص السنوي للطفايات، وعددها 34.
maha: take
maha> طلبت شركة معتمدة من الدفاع المدني، والموعد المقترح الثلاثاء.
nawal> مناسب، سأكون في المستودع.
maha: later 4
maha: resume
maha= فُحصت جميع الطفايات، واستُبدلت ثلاث منها، والشهادة معلّقة عند المدخل.
nawal: confirm

# Forklift battery charger trips the fuse
karim dammamDesk CLOSED HIGH
Each time the second charger starts, the fuse of the hall goes.
maha> Please use only one charger until the electrician was there. He comes at three.
maha# 40 A for two chargers of 24 A each, that could never work.
maha= The second charger has its own line of 40 A now. Both ran for two hours without a problem.
karim: confirm

# لوحة الفرع الخارجية مطفأة
mishal dammamDesk CLOSED LOW
نصف حروف لوحة الفرع لا يضيء ليلًا.
maha: transfer maintenance
reem> أرسلنا فني الإعلانات، وهو متعاقد مع المركز الرئيسي.
reem: outside
reem: resume
reem= استُبدل محوّل الإضاءة، وتعمل الحروف كلها.
mishal> شكرًا، صارت أوضح من قبل.
mishal: confirm

# Desk booking for visitors from Riyadh
karim dammamDesk CLOSED LOW
Four colleagues from Riyadh work here next week. Are there free desks?
maha= Desks 11 to 14 near the window are reserved from Sunday to Thursday, with screens.
karim: confirm

# التدفئة لا تعمل في مكتب عمّان
ruba ammanDesk CLOSED HIGH
درجة الحرارة 13 في الصباح، والتدفئة لا تعمل في الطابق كله.
mutaz> صباح الخير ربى، البويلر متوقف بسبب نقص الضغط. الفني في الطريق.
mutaz= عُبّئ النظام وأُصلح التسرّب في غرفة الأرشيف، والحرارة الآن 21.
ruba> دفينا، الله يعطيكم العافية.
ruba: confirm

# Power cut in the Amman office tomorrow
george ammanDesk CLOSED
The electricity company announced a cut tomorrow from 10 to 13. Do we close?
mutaz: take
mutaz> No, the generator carries lights, network and half of the sockets. Please charge laptops tonight.
mutaz: add rula
mutaz= The cut lasted two hours, the generator started after nine seconds. Nobody lost anything.
george: confirm

# ورق الطابعة نفد في عمّان
mahmoud ammanDesk CLOSED LOW
بقيت حزمة ورق واحدة في الفرع كله.
mutaz= وصلت عشرون حزمة، ووضعنا حدًا أدنى خمس حزم لإعادة الطلب.
mahmoud: confirm

# Lift card for the new building
george ammanDesk CLOSED
My card opens the door but not the lift to the fifth floor.
mutaz? Is the number printed on the card beginning with 55 or 56?
george> 56.
mutaz= Cards with 56 were missing in the lift system. All fourteen of them are in now.
george: confirm

# طلب خزنة لحفظ الشيكات
mahmoud ammanDesk CLOSED
نحتفظ بالشيكات في درج عادي، والمدقق أوصى بخزنة مقاومة للحريق.
mutaz: transfer purchasing
munir> عندنا اتفاقية مع مورّد في عمّان. هل يكفي المقاس 60×40×40؟
mahmoud> يكفي.
munir: outside
munir: resume
munir= رُكّبت الخزنة وثُبّتت في الأرض، وسُلّم الرمز لك وللأستاذة رلى في ظرفين.
mahmoud: confirm

# نقل أثاث مكتب إربد القديم
ibtisam irbidDesk CLOSED
وصل الأثاث الجديد، والقديم ما زال في الممر.
aseel> نتبرع به لجمعية خيرية، وتستلمه السبت القادم... عفوًا، الأحد صباحًا.
ibtisam> ممتاز، الأحد أنسب لنا.
aseel= استلمت الجمعية الأثاث، ومعنا كتاب شكر منها.
ibtisam: confirm

# Internet line of the Irbid office
zaid irbidDesk CLOSED HIGH
The line has been down since eight. We work over our phones.
aseel: transfer network
majd> The provider has a cut fibre near the university. I switched you to the 5G router in the cabinet.
zaid> We are online again, a bit slower.
majd: outside
majd: resume
majd= The fibre is repaired and the office is back on it. The 5G router stays as a standby.
zaid: confirm

# حساسية من معطر الجو
ibtisam irbidDesk CLOSED LOW
معطر الجو الجديد في المدخل يسبب حساسية لزميلتين.
aseel= أوقفناه واستبدلناه بفلتر هواء دون عطر.
ibtisam: confirm

# Coffee corner for the Irbid office
zaid irbidDesk CLOSED LOW
We are ten people now. Could we have a small coffee machine instead of the kettle?
aseel> The budget of this year has JOD 120 left; that is enough for a filter machine.
zaid> Perfect for us.
aseel= It stands next to the fridge, with two kilos of coffee. صحتين!
zaid: confirm

# حجز قاعة في فندق لاجتماع الفرع
hazem irbidDesk CLOSED
نريد قاعة لثلاثين شخصًا ليوم واحد مع غداء.
aseel? هل التاريخ ثابت؟ الأسعار أقل بكثير في منتصف الأسبوع.
hazem> يمكن أن يكون يوم الاثنين أو الثلاثاء.
aseel> وجدت قاعة ليوم الثلاثاء بـ 18 دينارًا للشخص مع الغداء.
hazem> موافقون.
aseel= حُجزت القاعة ودُفع العربون، والتأكيد في مجلد الفرع.
hazem: confirm
`
