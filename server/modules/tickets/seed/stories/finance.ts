/** Payments, purchases and contracts. */
export const financeStories = `
# صرف عهدة لمهمة في أبها
noura accounts CLOSED
عندي مهمة في أبها لثلاثة أيام، وأحتاج عهدة قدرها 3,000 ريال.
ziad: take
ziad> أهلًا أ. نورة، أرفقي خطاب المهمة وتاريخ السفر من فضلك.
noura> المهمة من الاثنين إلى الأربعاء، والخطاب في النظام برقم 1180.
ziad= حُوّلت العهدة إلى حسابك، وتُسوّى خلال عشرة أيام من العودة.
noura: confirm

# Invoice paid twice
amal accounts CLOSED HIGH
Afaq Distribution tells us that invoice 7741 was paid twice, on the 3rd and on the 10th.
ghada: take
ghada> Confirmed: once by transfer, once with the batch of the 10th. I asked the bank for a recall.
ghada: outside
ghada# The duplicate check compares numbers with the prefix. INV-7741 and 7741 were different for it.
ghada: resume
ghada= 12,400 SAR came back yesterday, and the check ignores prefixes now.
amal> Good, I told the supplier.
amal: confirm

# تأخر سداد فاتورة المقاول
munir accounts CLOSED
المقاول ينتظر الدفعة الثالثة منذ شهر ونصف، ويهدد بإيقاف العمل.
ghada? لا أجد محضر الاستلام للمرحلة الثالثة. هل وقّعه مهندس الموقع؟
munir> وقّعه اليوم، وأرسلته إليكم.
ghada= صدر أمر الدفع، ويصل المبلغ إلى حسابه الأحد.
munir> شكرًا غادة، أبلغت المقاول.
munir: confirm

# Expense claim without a receipt
george accounts CLOSED LOW
I lost the receipt of a taxi in Aqaba, JOD 14. Is there any way to claim it?
ziad> Up to JOD 20 a declaration is enough: date, route, reason, and the approval of your manager.
george> Done, Haitham approved it.
ziad= It is in the payment run of Thursday.
george: confirm

# تعديل حد البطاقة الائتمانية للشركة
haitham accounts CLOSED
نحجز معرض دبي، وحد البطاقة 10,000 ريال لا يكفي لعربون الجناح.
ghada: take
ghada> كم المبلغ المطلوب، ولكم يوم؟
haitham> 28,000 ريال لمدة أسبوعين.
ghada= رُفع الحد إلى 30,000 ريال حتى نهاية الشهر ثم يعود تلقائيًا.
haitham: confirm

# VAT number missing on our invoice template
rajesh accounts CLOSED HIGH
A customer refuses our invoice because the VAT number is not printed on it.
ghada> It was lost with the new letterhead. Which invoice is it?
rajesh> SI-20331.
ghada: add lubna
ghada= The template is corrected and SI-20331 is issued again with the same date. Three other customers got a corrected copy as well.
rajesh: confirm

# عروض أسعار لتوريد أثاث فرع إربد
ibtisam purchasing CLOSED
نحتاج أثاثًا لثمانية مكاتب، والميزانية المعتمدة 6,500 دينار.
munir: take
munir> أهلًا ابتسام، أرسلي المقاسات والألوان، ونطلب ثلاثة عروض.
ibtisam> المقاس 140×70، واللون الرمادي الفاتح.
munir# العروض: 6,120 و6,480 و7,300 دينار. الأول بلا تركيب.
munir: later 6
munir: resume
munir= رسا الطلب على العرض الثاني مع التركيب، والتوريد خلال ثلاثة أسابيع.
ibtisam> ممتاز، شكرًا أستاذ منير.
ibtisam: confirm

# New supplier for cleaning materials
maria purchasing CLOSED
Our supplier raised the prices by 20 %. I found one in Riyadh who is cheaper and delivers weekly.
amal: take
amal? Could they register on the supplier portal first? I need the commercial registration and the VAT certificate.
maria> They registered this morning as number 1192.
amal> Looks complete. We try them with one order before we sign for a year.
amal= The trial order arrived complete and in time; the yearly agreement is with Legal.
maria: confirm

# أمر شراء معلّق منذ أسبوع
layla purchasing CLOSED
أمر الشراء 44817 معلّق بانتظار الاعتماد منذ أسبوع، والمورّد لن يحجز الكمية أكثر.
munir> الأمر بانتظار المدير المالي وهو في إجازة. حوّلته إلى نائبه الآن.
layla> اعتُمد قبل دقائق.
munir= أُرسل الأمر إلى المورّد، وأكّد حجز الكمية.
layla: confirm

# Price list of 2026 in Excel
zaid purchasing CLOSED LOW
Could I get the agreed prices for network equipment as a spreadsheet? The PDF cannot be filtered.
amal= Here it is in the folder "Agreements 2026". Please do not send it outside, the prices are confidential.
zaid: confirm

# مراجعة عقد إيجار معرض جدة
saud contracts CLOSED
وصلنا عقد تجديد إيجار المعرض، وفيه بند زيادة سنوية 7٪.
nasser: take
nasser> البند 9 يخالف الاتفاق السابق. هل عندكم أي مراسلة مع المالك بخصوص الزيادة؟
saud> نعم، رسالة واتساب يذكر فيها 4٪.
nasser# تكفي الرسالة قرينة، لكن الأفضل محضر اجتماع.
nasser= عُدّل البند إلى 4٪ كل سنتين، والنسخة النهائية جاهزة للتوقيع.
saud> شكرًا أستاذ ناصر، وفّرت علينا كثيرًا.
saud: confirm

# NDA in English and Arabic, which text counts?
emily contracts CLOSED LOW
The bilingual NDA has no clause about the prevailing language. Is that intended?
dina> Good catch. In Saudi Arabia the Arabic text counts before the courts in any case, but we should say so.
dina= Clause 12 says it now, in both languages, and the template has version 4.
emily: confirm

# توكيل لمراجعة وزارة العمل
munira contracts CLOSED
أحتاج تفويضًا رسميًا باسمي لمراجعة مكتب العمل في معاملات الشركة.
nasser? أرسلي رقم الهوية ومدة التفويض المطلوبة.
munira> سنة واحدة، ورقم الهوية في ملفي الوظيفي.
nasser= صدر التفويض إلكترونيًا، ويظهر في حسابك على المنصة.
munira: confirm

# Customer asks for our insurance certificate
karim contracts CLOSED
A customer wants a copy of our liability insurance before we may enter the plant on Monday.
dina: take
dina= The certificate of this year is attached to the customer file. It names the plant as a location.
karim! They say it must mention "hot work" as well.
dina> I asked the insurer for an endorsement, usually a day.
dina: outside
dina: resume
dina= The endorsement is there and was sent to the gate office of the customer.
karim> They let us in. Thank you!
karim: confirm

# تحويل مبلغ إلى مورّد في تركيا
amal accounts CLOSED
المورّد يطلب التحويل باليورو، والاتفاق بالدولار.
ghada> نلتزم بعملة العقد. هل وقّع المورّد ملحقًا بتغيير العملة؟
amal> لا، طلب هاتفيًا فقط.
ghada= حوّلنا بالدولار كما في العقد، وأرسلنا له صورة التحويل وشرحًا مختصرًا.
amal: confirm

# Petty cash box of the Amman office
mahmoud accounts CLOSED LOW
صندوق النثرية في عمّان فيه عجز 12 دينارًا بعد الجرد. How do we book it?
ziad> اكتبوا محضر جرد موقّعًا من شخصين. We book it as "cash difference" up to JOD 20.
mahmoud> المحضر مرفق في مجلد النثرية.
ziad= رُحّل الفرق، and the box is back to JOD 200.
mahmoud: confirm

# سؤال عن مدة ضمان المكيفات
nawal purchasing CLOSED LOW
هل ما زالت مكيفات المستودع تحت الضمان؟ اشتريناها قبل ثلاث سنوات تقريبًا.
munir> الضمان خمس سنوات على الضاغط وسنتان على الباقي، ورقم العقد 2023-118.
nawal: close solved

# Cancel the order of the second forklift
mishal purchasing CANCELED
We do not need the second forklift any more, the warehouse in Jubail stays closed.
mishal: withdraw

# إفادة بعدم وجود مديونية
abdullah accounts CLOSED
أحتاج إفادة بأن عهدتي السابقة سُوّيت بالكامل، لإخلاء الطرف المؤقت.
ziad= الإفادة موقّعة في ملفك، وتاريخ آخر تسوية 14 من الشهر الماضي.
abdullah: confirm
`
