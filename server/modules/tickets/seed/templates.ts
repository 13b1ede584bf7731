import type { Answers } from '@diwan/core/fields/field'
import type { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import type { z } from 'zod'
import type { Group } from '../../units/public.ts'

type SeedField = NonNullable<z.input<typeof TemplateContent>['fields']>[number]
type Names = readonly [ar: string, en: string]

/** Everything but the group, which the seed knows by its key. */
export interface DemoTemplate extends Omit<z.input<typeof TemplateContent>, 'groupId'> {
  readonly group: Group
}

const labels = ([labelAr, labelEn]: Names) => ({ labelAr, labelEn })
const help = ([helpAr, helpEn]: Names) => ({ helpAr, helpEn })
const names = ([nameAr, nameEn]: Names, [descriptionAr, descriptionEn]: Names, [categoryAr, categoryEn]: Names) => ({
  nameAr,
  nameEn,
  descriptionAr,
  descriptionEn,
  categoryAr,
  categoryEn,
})
const options = (all: Readonly<Record<string, Names>>) => Object.entries(all).map(([key, name]) => ({ key, ...labels(name) }))
const only = (field: string, value: string): Pick<SeedField, 'when'> => ({
  when: { match: 'all', tests: [{ field, is: 'equals', value }] },
})
const yesNo = options({ yes: ['نعم', 'Yes'], no: ['لا', 'No'] })

const it: Names = ['تقنية المعلومات', 'Information technology']
const hr: Names = ['الموارد البشرية', 'Human resources']
const facilities: Names = ['المرافق والخدمات', 'Facilities']
const finance: Names = ['المالية', 'Finance']
const required = { required: true } as const

/** What people of a Saudi or Jordanian company ask for, in the order of its catalogue. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    ...names(
      ['حاسوب محمول جديد', 'New laptop'],
      ['جهاز جديد أو بديل عن جهاز قديم', 'A first laptop, or one instead of an old one'],
      it,
    ),
    icon: 'laptop',
    group: 'devices',
    subjectAr: 'حاسوب محمول جديد لـ {name}',
    subjectEn: 'New laptop for {name}',
    fields: [
      {
        key: 'kind',
        type: 'choice',
        ...required,
        ...labels(['سبب الطلب', 'Why it is needed']),
        options: options({ first: ['موظف جديد', 'New employee'], replace: ['بدل جهاز حالي', 'Instead of a present one'] }),
      },
      {
        key: 'asset',
        type: 'text',
        ...required,
        ...labels(['رقم الجهاز الحالي', 'Number of the present laptop']),
        ...help(['على ملصق أسفل الجهاز، مثل LT-2041', 'On the label underneath, such as LT-2041']),
        rule: { min: 4, max: 20 },
        ...only('kind', 'replace'),
      },
      {
        key: 'system',
        type: 'choice',
        ...required,
        ...labels(['نظام التشغيل', 'Operating system']),
        options: options({ windows: ['ويندوز', 'Windows'], mac: ['ماك', 'macOS'] }),
        value: 'windows',
      },
      {
        key: 'extras',
        type: 'choices',
        ...labels(['الملحقات', 'Accessories']),
        options: options({
          dock: ['قاعدة توصيل', 'Docking station'],
          monitor: ['شاشة إضافية', 'Second monitor'],
          headset: ['سماعة رأس', 'Headset'],
          bag: ['حقيبة', 'Bag'],
        }),
        rule: { max: 3 },
      },
      { key: 'needed', type: 'date', ...required, ...labels(['مطلوب قبل تاريخ', 'Needed by']), rule: { from: 'tomorrow' } },
    ],
  },
  {
    ...names(['الدخول عن بُعد (VPN)', 'VPN access'], ['للعمل من خارج المكتب', 'To work from outside the office'], it),
    icon: 'network',
    group: 'network',
    subjectAr: 'طلب VPN: {name}، {department}',
    subjectEn: 'VPN for {name}, {department}',
    fields: [
      {
        key: 'device',
        type: 'choice',
        ...required,
        ...labels(['الجهاز', 'Device']),
        options: options({ company: ['جهاز الشركة', 'Company device'], own: ['جهاز شخصي', 'Personal device'] }),
      },
      {
        key: 'approved',
        type: 'person',
        ...required,
        ...labels(['المدير الموافق', 'Manager who agreed']),
        ...help(['مطلوب للأجهزة الشخصية', 'Needed for personal devices']),
        ...only('device', 'own'),
      },
      { key: 'from', type: 'date', ...required, ...labels(['من تاريخ', 'From']), rule: { from: 'today' } },
      { key: 'to', type: 'date', ...labels(['إلى تاريخ', 'Until']), rule: { notBefore: 'from' } },
      { key: 'why', type: 'long_text', ...required, ...labels(['سبب الحاجة', 'What it is for']), rule: { min: 10, max: 1_000 } },
    ],
  },
  {
    ...names(
      ['حساب لموظف جديد', 'Account for a new employee'],
      ['بريد وأنظمة قبل يوم المباشرة', 'Mail and systems before the first day'],
      it,
    ),
    icon: 'account',
    group: 'systems',
    subjectAr: 'حساب موظف جديد في {department}',
    subjectEn: 'New employee account in {department}',
    fields: [
      { key: 'full_name', type: 'text', ...required, ...labels(['الاسم الكامل', 'Full name']), rule: { min: 5, max: 120 } },
      { key: 'unit', type: 'unit', ...required, ...labels(['الإدارة أو المجموعة', 'Department or group']) },
      { key: 'manager', type: 'person', ...required, ...labels(['المدير المباشر', 'Manager']) },
      { key: 'starts', type: 'date', ...required, ...labels(['تاريخ المباشرة', 'First day']), rule: { from: 'today' } },
      { key: 'mobile', type: 'phone', ...labels(['رقم الجوال', 'Mobile number']) },
      {
        key: 'systems',
        type: 'choices',
        ...required,
        ...labels(['الأنظمة المطلوبة', 'Systems']),
        options: options({
          mail: ['البريد الإلكتروني', 'E-mail'],
          erp: ['نظام الموارد ERP', 'ERP'],
          crm: ['نظام العملاء CRM', 'CRM'],
          files: ['المجلدات المشتركة', 'Shared folders'],
        }),
      },
    ],
  },
  {
    ...names(['صلاحية على نظام أو مجلد', 'Access to a system or folder'], ['قراءة أو تعديل', 'To read or to change'], it),
    icon: 'key',
    group: 'systems',
    fields: [
      { key: 'target', type: 'text', ...required, ...labels(['النظام أو المجلد', 'System or folder']) },
      { key: 'link', type: 'url', ...labels(['الرابط إن وُجد', 'Link, if there is one']) },
      {
        key: 'level',
        type: 'choice',
        ...required,
        ...labels(['مستوى الصلاحية', 'Level']),
        options: options({ read: ['قراءة', 'Read'], write: ['تعديل', 'Change'], admin: ['إدارة', 'Administer'] }),
      },
      { key: 'reason', type: 'long_text', ...required, ...labels(['المبرر', 'Reason']), ...only('level', 'admin') },
    ],
  },
  {
    ...names(['طابعة أو حبر', 'Printer or toner'], ['عطل أو حبر منتهٍ', 'A fault, or the toner is empty'], it),
    icon: 'printer',
    group: 'devices',
    priority: 'LOW',
    fields: [
      { key: 'printer', type: 'text', ...required, ...labels(['رقم الطابعة', 'Number of the printer']) },
      {
        key: 'problem',
        type: 'choice',
        ...required,
        ...labels(['المشكلة', 'Problem']),
        options: options({
          toner: ['الحبر منتهٍ', 'Out of toner'],
          jam: ['الورق عالق', 'Paper jam'],
          other: ['غير ذلك', 'Something else'],
        }),
      },
      { key: 'details', type: 'long_text', ...required, ...labels(['صف المشكلة', 'What happens']), ...only('problem', 'other') },
    ],
  },
  {
    ...names(
      ['شهادة تعريف بالعمل', 'Certificate of employment'],
      ['خطاب تعريف بالراتب أو دونه', 'A letter with the salary or without it'],
      hr,
    ),
    icon: 'letter',
    group: 'payroll',
    subjectAr: 'شهادة تعريف: {name}',
    subjectEn: 'Certificate of employment: {name}',
    fields: [
      {
        key: 'language',
        type: 'choice',
        ...required,
        ...labels(['لغة الخطاب', 'Language of the letter']),
        options: options({ ar: ['العربية', 'Arabic'], en: ['الإنجليزية', 'English'] }),
        value: 'ar',
      },
      { key: 'salary', type: 'choice', ...required, ...labels(['ذكر الراتب', 'State the salary']), options: yesNo },
      {
        key: 'addressee',
        type: 'text',
        ...required,
        ...labels(['موجّه إلى', 'Addressed to']),
        ...help(['اسم البنك أو السفارة أو الجهة', 'A bank, an embassy or another authority']),
      },
      {
        key: 'copies',
        type: 'number',
        ...required,
        ...labels(['عدد النسخ', 'Copies']),
        value: '1',
        rule: { min: 1, max: 5, whole: true },
      },
    ],
  },
  {
    ...names(['فتح شاغر وظيفي', 'Open a vacancy'], ['بعد موافقة الإدارة', 'Once the department agreed'], hr),
    icon: 'people',
    group: 'recruitment',
    fields: [
      { key: 'position', type: 'text', ...required, ...labels(['المسمى الوظيفي', 'Position']) },
      { key: 'unit', type: 'unit', ...required, ...labels(['الإدارة', 'Department']) },
      {
        key: 'seats',
        type: 'number',
        ...required,
        ...labels(['عدد الشواغر', 'How many']),
        rule: { min: 1, max: 20, whole: true },
      },
      {
        key: 'city',
        type: 'choice',
        ...required,
        ...labels(['المدينة', 'City']),
        options: options({
          riyadh: ['الرياض', 'Riyadh'],
          jeddah: ['جدة', 'Jeddah'],
          dammam: ['الدمام', 'Dammam'],
          amman: ['عمّان', 'Amman'],
        }),
      },
      { key: 'description', type: 'file', ...labels(['الوصف الوظيفي', 'Job description']) },
    ],
  },
  {
    ...names(['صيانة', 'Maintenance'], ['تكييف أو كهرباء أو سباكة', 'Air conditioning, electricity, plumbing'], facilities),
    icon: 'tools',
    group: 'maintenance',
    fields: [
      {
        key: 'place',
        type: 'text',
        ...required,
        ...labels(['المكان', 'Where']),
        ...help(['المبنى والدور ورقم المكتب', 'Building, floor and office']),
      },
      {
        key: 'kind',
        type: 'choice',
        ...required,
        ...labels(['نوع العطل', 'Kind of fault']),
        options: options({
          cooling: ['تكييف', 'Air conditioning'],
          power: ['كهرباء', 'Electricity'],
          water: ['سباكة', 'Plumbing'],
          other: ['غير ذلك', 'Something else'],
        }),
      },
      {
        key: 'danger',
        type: 'choice',
        ...required,
        ...labels(['هل هناك خطر؟', 'Is anybody in danger?']),
        options: yesNo,
        ...only('kind', 'power'),
      },
      { key: 'photo', type: 'file', ...labels(['صورة للعطل', 'A photo of it']) },
    ],
  },
  {
    ...names(
      ['تجهيز قاعة اجتماعات', 'Prepare a meeting room'],
      ['ترتيب القاعة والضيافة', 'Seats, screen and refreshments'],
      facilities,
    ),
    icon: 'room',
    group: 'supplies',
    fields: [
      { key: 'day', type: 'date', ...required, ...labels(['يوم الاجتماع', 'Day of the meeting']), rule: { from: 'tomorrow' } },
      {
        key: 'people',
        type: 'number',
        ...required,
        ...labels(['عدد الحضور', 'How many people']),
        rule: { min: 2, max: 60, whole: true },
      },
      {
        key: 'hospitality',
        type: 'choices',
        ...labels(['الضيافة', 'Refreshments']),
        options: options({
          coffee: ['قهوة عربية وتمر', 'Arabic coffee and dates'],
          tea: ['شاي وماء', 'Tea and water'],
          lunch: ['غداء', 'Lunch'],
        }),
      },
      {
        key: 'guests',
        type: 'text',
        ...labels(['أسماء الضيوف للبوابة', 'Names of guests, for the gate']),
        when: {
          match: 'any',
          tests: [
            { field: 'people', is: 'at_least', value: '10' },
            { field: 'hospitality', is: 'contains', value: 'lunch' },
          ],
        },
      },
    ],
  },
  {
    ...names(['صرف مصروفات', 'Expense claim'], ['استرداد ما دُفع لأعمال الشركة', 'What you paid for the company'], finance),
    icon: 'money',
    group: 'payroll',
    subjectAr: 'مصروفات {name}',
    subjectEn: 'Expenses of {name}',
    fields: [
      { key: 'centre', type: 'text', ...labels(['مركز التكلفة', 'Cost centre']), value: '4100', readonly: true },
      { key: 'amount', type: 'number', ...required, ...labels(['المبلغ', 'Amount']), rule: { min: 1, max: 100_000 } },
      {
        key: 'currency',
        type: 'choice',
        ...required,
        ...labels(['العملة', 'Currency']),
        options: options({
          sar: ['ريال سعودي', 'Saudi riyal'],
          jod: ['دينار أردني', 'Jordanian dinar'],
          usd: ['دولار أمريكي', 'US dollar'],
        }),
        value: 'sar',
      },
      { key: 'day', type: 'date', ...required, ...labels(['تاريخ الدفع', 'Paid on']), rule: { to: 'today' } },
      { key: 'receipt', type: 'file', ...required, ...labels(['الإيصال', 'Receipt']) },
      {
        key: 'approver',
        type: 'person',
        ...required,
        ...labels(['من وافق على المبلغ', 'Who agreed to it']),
        when: { match: 'all', tests: [{ field: 'amount', is: 'at_least', value: '5000' }] },
      },
    ],
  },
  {
    ...names(['تغيير الحساب البنكي', 'Change of bank account'], ['لتحويل الراتب', 'For the salary'], finance),
    icon: 'money',
    group: 'payroll',
    priority: 'HIGH',
    fields: [
      { key: 'bank', type: 'text', ...required, ...labels(['البنك', 'Bank']) },
      {
        key: 'iban',
        type: 'text',
        ...required,
        ...labels(['رقم الآيبان', 'IBAN']),
        ...help(['يبدأ بـ SA أو JO', 'Begins with SA or JO']),
        rule: { min: 15, max: 34 },
      },
      { key: 'contact', type: 'email', ...labels(['بريد للتأكيد', 'E-mail for the confirmation']) },
      { key: 'letter', type: 'file', ...required, ...labels(['خطاب البنك', 'Letter of the bank']) },
    ],
  },
]

/** Requests that were filled in, by the English name of their template. */
export const demoRequests: readonly { by: string; template: string; subject: string; body: string; answers: Answers }[] = [
  {
    by: 'noura@diwan.example',
    template: 'Certificate of employment',
    subject: 'شهادة تعريف للسفارة',
    body: 'موعدي في السفارة يوم الخميس القادم، شكرًا لكم.',
    answers: { language: 'en', salary: 'yes', addressee: 'السفارة الإسبانية', copies: '٢' },
  },
  {
    by: 'yousef@diwan.example',
    template: 'New laptop',
    subject: 'Laptop for the sales team in Amman',
    body: 'The present one turns itself off when I unplug it.',
    answers: { kind: 'replace', asset: 'LT-2041', system: 'windows', extras: ['dock', 'headset'], needed: '2099-01-15' },
  },
]
