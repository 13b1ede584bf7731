import { FormContent } from '@diwan/contract/forms/schemas'

const text = (key: string, labelAr: string, labelEn: string, more: object = {}) => ({
  key,
  type: 'text',
  labelAr,
  labelEn,
  ...more,
})
const long = (key: string, labelAr: string, labelEn: string, more: object = {}) => ({
  ...text(key, labelAr, labelEn, more),
  type: 'long_text',
})
const date = (key: string, labelAr: string, labelEn: string, more: object = {}) => ({
  ...text(key, labelAr, labelEn, more),
  type: 'date',
})
const choice = (key: string, labelAr: string, labelEn: string, options: readonly (readonly [string, string, string])[]) => ({
  ...text(key, labelAr, labelEn, { required: true }),
  type: 'choice',
  options: options.map(([name, ar, en]) => ({ key: name, labelAr: ar, labelEn: en })),
})
const needed = { required: true }

interface SampleForm {
  readonly by: string
  readonly content: FormContent
  /** Left unpublished, or kept as a template. */
  readonly stays?: 'draft' | 'template'
  /** The first one that was sent is decided in place. */
  readonly decided?: true
  readonly answers?: readonly { readonly by: string; readonly given: Readonly<Record<string, string | number>> }[]
}
const form = (by: string, content: object, more: Omit<SampleForm, 'by' | 'content'> = {}): SampleForm => ({
  by,
  content: FormContent.parse({ target: 'answer', ...content }),
  ...more,
})

/** What an organisation asks its people, as a manager would believe it. */
export const sampleForms: readonly SampleForm[] = [
  form(
    'noura',
    {
      nameAr: 'طلب حاسب محمول',
      nameEn: 'Laptop request',
      descriptionAr: 'للموظفين الجدد أو لاستبدال جهاز قديم.',
      descriptionEn: 'For new colleagues, or to replace an old machine.',
      steps: [{ who: 'heads' }],
      fields: [
        choice('kind', 'سبب الطلب', 'Reason', [
          ['new', 'موظف جديد', 'New colleague'],
          ['replace', 'استبدال جهاز', 'Replacement'],
        ]),
        text('device', 'الجهاز الحالي', 'Current machine', {
          when: { match: 'all', tests: [{ field: 'kind', is: 'equals', value: 'replace' }] },
        }),
        date('needed', 'مطلوب قبل', 'Needed by', { ...needed, rule: { from: 'today' } }),
        long('notes', 'ملاحظات', 'Notes'),
      ],
    },
    {
      decided: true,
      answers: [
        { by: 'sara', given: { kind: 'replace', device: 'ThinkPad T480', notes: 'البطارية لا تصمد ساعة.' } },
        { by: 'omar', given: { kind: 'new' } },
      ],
    },
  ),
  form('noura', {
    nameAr: 'تحديث بيانات الطوارئ',
    nameEn: 'Emergency contact',
    descriptionAr: 'رقم من نتصل به عند الحاجة.',
    descriptionEn: 'Whom we call if something happens.',
    once: true,
    fields: [
      text('name', 'الاسم', 'Name', needed),
      text('relation', 'صلة القرابة', 'Relation', needed),
      { ...text('phone', 'رقم الهاتف', 'Phone', needed), type: 'phone' },
    ],
  }),
  form('khalid', {
    nameAr: 'التسجيل في اليوم الرياضي',
    nameEn: 'Sports day registration',
    descriptionAr: 'المقاعد محدودة.',
    descriptionEn: 'Places are limited.',
    once: true,
    maxEntries: 40,
    fields: [
      choice('sport', 'النشاط', 'Activity', [
        ['football', 'كرة القدم', 'Football'],
        ['run', 'الجري', 'Running'],
        ['walk', 'المشي', 'Walking'],
      ]),
      choice('size', 'مقاس القميص', 'Shirt size', [
        ['s', 'صغير', 'Small'],
        ['m', 'متوسط', 'Medium'],
        ['l', 'كبير', 'Large'],
      ]),
    ],
  }),
  form(
    'noura',
    {
      nameAr: 'اقتراح لتحسين العمل',
      nameEn: 'Suggestion',
      descriptionAr: 'كل فكرة تُقرأ.',
      descriptionEn: 'Every idea is read.',
      fields: [text('title', 'عنوان الفكرة', 'Title', needed), long('idea', 'الفكرة', 'Idea', needed)],
    },
    {
      answers: [
        { by: 'omar', given: { title: 'Shared parking list', idea: 'A list of who shares a car on which day.' } },
        { by: 'sara', given: { title: 'يوم بلا اجتماعات', idea: 'تخصيص يوم الثلاثاء للعمل المركّز.' } },
      ],
    },
  ),
  form('khalid', {
    nameAr: 'طلب تدريب خارجي',
    nameEn: 'External training request',
    descriptionAr: 'قبل موعد التدريب بأسبوعين على الأقل.',
    descriptionEn: 'At least two weeks before it begins.',
    fields: [
      text('course', 'اسم الدورة', 'Course', needed),
      { ...text('link', 'رابط الدورة', 'Link'), type: 'url' },
      date('from', 'من', 'From', needed),
      date('to', 'إلى', 'To', { ...needed, rule: { notBefore: 'from' } }),
      { ...text('cost', 'التكلفة', 'Cost', { rule: { min: 0 } }), type: 'number' },
    ],
  }),
  form('noura', {
    nameAr: 'إخلاء عهدة',
    nameEn: 'Returning equipment',
    descriptionAr: '',
    descriptionEn: '',
    fields: [long('items', 'ما تعيده', 'What you return', needed), date('day', 'يوم التسليم', 'Day', needed)],
  }),
  form(
    'khalid',
    {
      nameAr: 'حجز قاعة لفعالية',
      nameEn: 'Room for an event',
      descriptionAr: 'للفعاليات التي تزيد على عشرين شخصًا.',
      descriptionEn: 'For events of more than twenty people.',
      fields: [
        text('event', 'الفعالية', 'Event', needed),
        date('day', 'اليوم', 'Day', { ...needed, rule: { from: 'tomorrow' } }),
        { ...text('people', 'عدد الحضور', 'People', { ...needed, rule: { min: 20, whole: true } }), type: 'number' },
      ],
    },
    { stays: 'draft' },
  ),
  form(
    'noura',
    {
      nameAr: 'نموذج طلب عام',
      nameEn: 'General request',
      descriptionAr: 'قالب يُنطلق منه.',
      descriptionEn: 'To begin others from.',
      fields: [text('subject', 'الموضوع', 'Subject', needed), long('details', 'التفاصيل', 'Details', needed)],
    },
    { stays: 'template' },
  ),
]
