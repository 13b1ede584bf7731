import { fromToday, helped, labelled, needed, notBefore, only, options, starter, yesNo, type Starter } from './starter-fields.ts'

const assignment = starter(
  'outside_assignment',
  ['طلب مهمة خارجية', 'Request for an outside assignment'],
  ['يصل إلى مديرك المباشر ثم الموارد البشرية.', 'Goes to your manager, then to Human Resources.'],
  [
    {
      type: 'choice',
      ...labelled('kind', ['نوع المهمة', 'Kind of assignment']),
      ...needed,
      options: options({
        customer: ['زيارة عميل', 'Customer visit'],
        conference: ['تدريب أو مؤتمر', 'Training or conference'],
        authority: ['جهة حكومية', 'Public authority'],
      }),
    },
    { type: 'date', ...labelled('starts', ['تبدأ في', 'Starts on']), ...needed, ...fromToday },
    { type: 'date', ...labelled('ends', ['تنتهي في', 'Ends on']), ...needed, ...notBefore('starts') },
    {
      type: 'text',
      ...labelled('address', ['عنوان الجهة', 'Address']),
      ...helped(['الحي والشارع والمبنى', 'District, street and building']),
      ...needed,
      ...only('kind', 'customer'),
    },
    { type: 'url', ...labelled('invitation', ['رابط الدعوة', 'Link to the invitation']), ...only('kind', 'conference') },
    { type: 'long_text', ...labelled('purpose', ['الغرض من المهمة', 'Purpose']), ...needed, rule: { max: 1_000 } },
    { type: 'file', ...labelled('papers', ['مرفقات', 'Files']) },
  ],
)

const overtime = starter(
  'overtime',
  ['طلب عمل إضافي', 'Overtime request'],
  ['يُعتمد قبل بدء العمل الإضافي.', 'To be approved before the work begins.'],
  [
    { type: 'date', ...labelled('day', ['اليوم', 'Day']), ...needed, ...fromToday },
    { type: 'time', ...labelled('from', ['من الساعة', 'From']), ...needed },
    { type: 'time', ...labelled('to', ['إلى الساعة', 'To']), ...needed },
    {
      type: 'choice',
      ...labelled('reason', ['السبب', 'Reason']),
      ...needed,
      other: true,
      options: options({
        deadline: ['موعد تسليم قريب', 'A deadline'],
        absence: ['تغطية غياب زميل', 'Covering for a colleague'],
        maintenance: ['صيانة خارج الدوام', 'Maintenance after hours'],
      }),
    },
    { type: 'long_text', ...labelled('work', ['العمل المطلوب إنجازه', 'Work to be done']), ...needed },
  ],
)

const letter = starter(
  'letter',
  ['طلب خطاب تعريف', 'Employment letter'],
  ['يصدر خلال يومي عمل.', 'Issued within two working days.'],
  [
    { type: 'text', ...labelled('to', ['الجهة الموجه إليها', 'Addressed to']), ...needed },
    {
      type: 'choice',
      ...labelled('language', ['لغة الخطاب', 'Language of the letter']),
      ...needed,
      options: options({ arabic: ['العربية', 'Arabic'], english: ['الإنجليزية', 'English'], both: ['كلتاهما', 'Both'] }),
    },
    { type: 'choice', ...labelled('salary', ['ذكر الراتب؟', 'State the salary?']), ...needed, options: yesNo },
    { type: 'number', ...labelled('copies', ['عدد النسخ', 'Copies']), rule: { min: 1, max: 5, whole: true }, value: '1' },
    { type: 'long_text', ...labelled('notes', ['ملاحظات', 'Notes']) },
  ],
)

const expenses = starter(
  'expenses',
  ['مطالبة بمصروفات', 'Expense claim'],
  ['تُصرف مع راتب الشهر بعد الاعتماد.', 'Paid with the salary of the month once approved.'],
  [
    { type: 'date', ...labelled('spent_on', ['تاريخ الصرف', 'Date of the expense']), ...needed, rule: { to: 'today' } },
    {
      type: 'choice',
      ...labelled('kind', ['نوع المصروف', 'Kind of expense']),
      ...needed,
      other: true,
      list: true,
      options: options({
        travel: ['سفر وتنقل', 'Travel'],
        hotel: ['إقامة', 'Accommodation'],
        meals: ['وجبات عمل', 'Business meals'],
        supplies: ['مستلزمات', 'Supplies'],
      }),
    },
    {
      type: 'number',
      ...labelled('amount', ['المبلغ بالريال', 'Amount in riyals']),
      ...needed,
      rule: { min: 1, max: 100_000, whole: false },
    },
    { type: 'text', ...labelled('project', ['المشروع أو الغرض', 'Project or purpose']), ...needed },
    { type: 'file', ...labelled('receipt', ['الإيصال', 'Receipt']), ...needed },
  ],
)

export const requestStarters: readonly Starter[] = [assignment, overtime, letter, expenses]
