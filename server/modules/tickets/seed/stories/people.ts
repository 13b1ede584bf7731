/** Salaries, leave and recruitment. */
export const peopleStories = `
# تعريف بالراتب لتقديمه للبنك
noura payroll CLOSED
أحتاج خطاب تعريف بالراتب باللغة العربية موجّهًا إلى البنك الأهلي.
tariq> الخطاب جاهز، ويمكن استلامه من مكتب الموارد البشرية.
noura> شكرًا لكم.
noura: close solved

# فرق في ساعات العمل الإضافي
abdullah payroll CLOSED
حُسبت لي 6 ساعات إضافية في مايو، وسجلّي في نظام الحضور 9 ساعات.
wijdan: take
wijdan> أهلًا أ. عبد الله، الساعات الثلاث الناقصة كانت يوم خميس. هل اعتمدها مديرك قبل نهاية الشهر؟
abdullah> اعتمدها في اليوم الأول من الشهر التالي.
wijdan= لذلك رُحّلت إلى مسيّر يونيو، وتظهر في بند «عمل إضافي – شهر سابق».
abdullah> واضح، شكرًا لك.
abdullah: confirm

# How many days of leave do I carry over?
priya payroll CLOSED LOW
I have 11 days left this year. How many of them may I take into next year?
tariq> Half of the yearly balance, fifteen in your case, so all eleven move on. They have to be used before the end of June.
priya> Very clear, thank you.
priya: close solved

# إضافة مولود جديد إلى التأمين الطبي
turki payroll CLOSED HIGH
رُزقت بمولود يوم الأحد، وأحتاج إلى إضافته إلى التأمين قبل موعد التطعيم.
wijdan> مبارك ما رُزقت، جعله الله من مواليد السعادة. نحتاج إلى:
- شهادة الميلاد
- رقم الهوية الوطنية للمولود
- صورة بطاقة تأمينك
turki> أرسلت الثلاثة إلى بريد التأمينات.
wijdan: outside
wijdan: resume
wijdan= أُضيف المولود من تاريخ الولادة، والبطاقة الرقمية في تطبيق شركة التأمين.
turki> بارك الله فيكم.
turki: confirm

# Medical claim rejected
nadia payroll CLOSED
My dental claim of 640 SAR was rejected with "not covered", but the table of benefits lists root canal treatment.
wijdan? Could you send me the code on the invoice of the clinic?
nadia> D3330, and a crown D2740.
wijdan> The root canal is covered, the crown is not, and the clinic put both on one line. I asked them for two invoices.
wijdan= The insurer paid 410 SAR for the root canal. The crown unfortunately stays with you.
nadia> Fair enough, thanks for following it up.
nadia: confirm

# خطاب تعريف إلى المدرسة
hind payroll CLOSED LOW
أحتاج خطابًا بالعربية يثبت عملي في فرع جدة، دون ذكر الراتب، لمدرسة ابني.
tariq= الخطاب في ملفك الوظيفي بصيغة PDF ومختوم إلكترونيًا، ويمكن للمدرسة التحقق منه بالرمز.
hind> استلمته، شكرًا جزيلًا.
hind: confirm

# Interview panel for the systems engineer
john recruitment CLOSED
We have five candidates for the systems engineer. Who sits on the panel and which questions are fixed?
anas: take
anas> Two from IT, one from HR. The first six questions are the same for everybody, the rest is yours.
john> Then Yazan and me. We prefer Tuesday mornings.
anas: later 5
anas: resume
anas= All five interviews are in your calendars, with CVs attached. Please hand in the score sheets the same day.
john: confirm

# تأجيل تاريخ المباشرة لمرشحة
munira recruitment CLOSED
طلبت المرشحة لوظيفة المحاسبة تأجيل مباشرتها أسبوعين بسبب فترة الإشعار في عملها الحالي.
anas? هل وافق مدير الإدارة المالية على التأجيل؟
munira> نعم، بشرط ألا يتجاوز الأول من الشهر.
anas= عدّلنا تاريخ المباشرة في العرض وأرسلنا نسخة جديدة للتوقيع، ووقّعتها اليوم.
munira: confirm

# نقل كفالة موظف من الدمام
nawal recruitment CLOSED
عندنا فني على كفالة مقاول ونرغب في نقل خدماته إلينا.
anas: take
anas> نحتاج إلى موافقة المقاول وصورة الإقامة وعرض وظيفي موقّع. هل العرض جاهز؟
nawal> العرض جاهز، والمقاول موافق شفهيًا.
anas? نحتاج موافقته مكتوبة عبر المنصة.
nawal> وصلت الموافقة عبر «قوى» اليوم.
anas= اكتمل النقل، ويستطيع المباشرة من الأحد القادم.
nawal: confirm

# Question about the probation period
karim payroll CLOSED LOW
My contract says 90 days, the handbook says it may be 180. Which one counts?
tariq> The contract. An extension to 180 days needs your written agreement before the 90 days are over.
karim: close solved

# احتساب إجازة الزواج
othman payroll CLOSED
هل تُحسب أيام الجمعة والسبت ضمن إجازة الزواج؟
wijdan> مبارك مقدمًا! إجازة الزواج خمسة أيام عمل، ولا تدخل فيها عطلة نهاية الأسبوع.
othman> الله يبارك فيك، هذا ما أردت معرفته.
othman: close solved

# Referral bonus for a new colleague
george recruitment CLOSED
I referred Hala for the sales position in March, and she passed her probation last week. When is the bonus paid?
anas> Congratulations to both of you! It is due with the first payroll after the probation.
anas# Checked: the referral form was handed in before the interview, so it counts.
anas= It is in the payroll of this month as "Referral bonus", JOD 250.
george! The payslip shows 200.
anas: assign tariq
tariq= You are right, the old amount was used. The remaining 50 are paid with the next payroll.
george: confirm

# تصحيح الاسم الإنجليزي في بطاقة الموظف
ibtisam payroll CLOSED LOW
كُتب اسم عائلتي Shraydeh، والصحيح كما في الجواز Shraideh.
tariq= صُحّح الاسم في النظام، والبطاقة الجديدة في بريد فرع إربد يوم الأحد.
ibtisam: confirm

# Training budget for a certification
zaid payroll CLOSED
I would like to take the CCNP exam in May. Is there a budget, and do I have to repay it if I leave?
tariq? Which manager supports it, and what does it cost with the course?
zaid> Khalid supports it. USD 2,100 with the course.
tariq= Approved up to USD 2,500. You sign a commitment for one year after the exam.
zaid> Signed and returned. Thank you!
zaid: confirm

# إجازة بدون راتب لإكمال الماجستير
jawaher payroll CLOSED
أرغب في إجازة بدون راتب ستة أسابيع لمناقشة رسالة الماجستير. هل يتوقف التأمين الطبي؟
wijdan: take
wijdan> بالتوفيق أ. جواهر. التأمين يستمر حتى 30 يومًا، وبعدها يمكنك الاستمرار على حسابك.
jawaher> إذن أكتفي بأربعة أسابيع.
wijdan= قُدّم الطلب بأربعة أسابيع، والتأمين مستمر دون انقطاع.
jawaher: confirm

# الراتب لم ينزل في حسابي
mahmoud payroll CLOSED HIGH
زملائي استلموا الراتب أمس، ولم يصل إلى حسابي شيء حتى الآن.
wijdan> رفض البنك التحويل لأن الآيبان ناقص خانة. هل غيّرت حسابك مؤخرًا؟
mahmoud> نعم، الشهر الماضي، وأرسلت الرقم مكتوبًا باليد.
wijdan? أرسل لنا خطاب البنك من فضلك، حتى لا نخطئ مرة أخرى.
mahmoud> أرسلته قبل قليل.
wijdan= أُعيد التحويل اليوم قبل الثانية عشرة، ويصل خلال ساعات.
mahmoud> وصل الراتب، شكرًا على سرعتكم.
mahmoud: confirm

# Name of my manager is wrong in the system
maria payroll CLOSED LOW
My leave requests still go to my former manager.
wijdan= The move to General Services was entered without a date. It is corrected; the request of yesterday went to Reem.
maria: confirm

# استفسار عن بدل النقل للعاملين عن بُعد
ahmad payroll CANCELED LOW
هل يستمر بدل النقل لمن يعمل من المنزل يومين في الأسبوع؟
ahmad: withdraw

# استقدام متدربين من جامعة اليرموك
ibtisam recruitment CLOSED
تعرض الجامعة تدريب أربعة طلاب لفصل دراسي. هل نستقبلهم في إربد؟
anas> فكرة ممتازة. نحتاج إلى اسم مشرف في الفرع ومكاتب لهم، والمكافأة 150 دينارًا شهريًا.
ibtisam> المشرف زيد ملكاوي، والمكاتب متوفرة.
anas: later 7
anas: resume
anas= وُقّعت الاتفاقية مع الجامعة، ويبدأ الأربعة مع بداية الفصل.
ibtisam: confirm
`
