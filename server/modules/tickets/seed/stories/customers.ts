/** What the people who sell and serve ask for. */
export const customerStories = `
# عميل يطلب عرض سعر بالعربية والإنجليزية
othman crm CLOSED
نموذج عرض السعر في النظام بالإنجليزية فقط، والعميل جهة حكومية.
rakan: take
rakan> عندنا نموذج باللغتين، لكنه لم يُفعّل لفريق الرياض. هل تحتاج إلى ختم إلكتروني أيضًا؟
othman> نعم من فضلك.
rakan= فعّلت النموذج الثنائي مع الختم، واسمه «عرض حكومي».
othman> أرسلناه للعميل اليوم، شكرًا راكان.
othman: confirm

# Customer appears under the wrong branch
nadia crm CLOSED LOW
"Red Sea Trading" is listed under Dammam, but they buy from us in Jeddah.
lubna= Moved to Jeddah with all open offers. Their history stays with the old branch.
nadia: confirm

# شكوى عميل من تأخر التوريد
ruba crm CLOSED HIGH
عميل في الزرقاء غاضب: تأخر التوريد تسعة أيام، ويطلب خصمًا أو إلغاء الطلب.
lubna> أهلًا ربى، ما رقم الطلب؟
ruba> SO-9921.
lubna: priority NORMAL
lubna# الشحنة في جمرك العمري منذ أسبوع بسبب شهادة المنشأ.
lubna: add hazem
lubna= خرجت الشحنة من الجمرك وتصل غدًا، ووافق هيثم على خصم 5٪. أبلغت العميل بنفسي.
ruba> رضي العميل وأكمل الطلب، شكرًا لبنى.
ruba: confirm

# Report of lost offers by reason
george crm CLOSED
For the quarterly review I need all lost offers of Amman and Irbid by reason and amount.
lubna: take
lubna? From when on, and should offers below JOD 500 be included?
george> From April, and without the small ones.
lubna= The report "Lost offers" is in your dashboard; it renews itself every night.
george> Exactly what I needed.
george: confirm

# دمج عميلين مسجّلين مرتين
hind crm CLOSED
«مؤسسة النخيل» و«مؤسسة النخيل التجارية» عميل واحد، ولكل سجل فواتير مختلفة.
rakan? أي السجلين يحمل الرقم الضريبي الصحيح؟
hind> الثاني.
rakan= دُمج السجلان في الثاني، وانتقلت الفواتير وجهات الاتصال كلها.
hind! اختفى رقم جوال مسؤول المشتريات بعد الدمج.
rakan= أعدته من نسخة أمس، وثبّتّه جهة اتصال رئيسة.
hind: confirm

# Discount above 15 % is refused
rajesh crm CLOSED
The CRM refuses a discount of 18 % although Haitham agreed by mail.
rakan> Above 15 % the approval has to be given inside the CRM. I sent him the request with your mail attached.
rakan= Haitham approved it, the offer can be sent now.
rajesh: confirm

# رسائل الجوال لا تصل إلى العملاء
saud crm CLOSED HIGH
منذ الأمس لا تصل رسائل تأكيد المواعيد إلى عملائنا على شبكة واحدة من شركات الاتصالات.
rakan: take
rakan> أعاد مزوّد الرسائل تسجيل اسم المرسل، وتأخر التفعيل لدى الشركة. نتابع معهم.
rakan: outside
rakan: resume
rakan= فُعّل الاسم قبل ساعة، ووصلت خمس رسائل تجريبية، وأعدنا إرسال 212 رسالة متأخرة.
saud> أكّد العملاء وصولها، شكرًا.
saud: confirm

# Please delete the data of a former customer
nadia crm CLOSED
A former customer asks us in writing to delete his personal data.
lubna: transfer contracts
dina> We keep the invoices for ten years by law; everything else goes. I answer the customer today.
dina# Request logged in the register of personal data as no. 31.
dina= His contacts, notes and preferences are deleted, invoices stay without phone and e-mail. The answer to him is in the file.
nadia: confirm

# تدريب موظفين جديدين على نظام العملاء
hazem crm CLOSED LOW
التحق بنا موظفان في إربد، ويحتاجان إلى تدريب قصير على فتح الفرص والعروض.
lubna> يناسبني الثلاثاء عبر Teams، ساعة ونصف. هل الموعد مناسب لكم؟
hazem> مناسب.
lubna: later 3
lubna: resume
lubna= تم التدريب، والتسجيل والدليل في مجلد «دعم المبيعات».
hazem> استفاد الزميلان كثيرًا، شكرًا.
hazem: confirm

# Opportunity closed by mistake
karim crm CLOSED
I marked the Jubail project as lost, but the customer only postponed it until January.
rakan= Reopened with its stage and its offers; I set the expected date to January.
karim: confirm

# سؤال عن نقاط الولاء
ahmad crm CLOSED LOW
هل تنتهي نقاط الولاء للعملاء في نهاية السنة الميلادية؟
lubna> لا، تنتهي بعد أربعة وعشرين شهرًا من كل عملية شراء.
ahmad: close solved
`
