interface SampleApplicant {
  readonly by: string
  readonly note?: string
  /** In the order of the list: accepted ones take seats until none is free, the rest waits. */
  readonly answer?: 'accept' | 'decline' | 'review'
}

export interface SampleOpportunity {
  readonly position: string
  /** The place of its type in the list of a new installation. */
  readonly type: number
  readonly partner: string
  readonly description: string
  readonly numberOfUsers: number
  /** From the day of the sample. */
  readonly dueInDays: number
  readonly stays?: 'DRAFT' | 'SENT' | 'APPROVED' | 'CLOSED' | 'CANCELED'
  readonly applicants?: readonly SampleApplicant[]
}

/** Opportunities in both languages; three of them have a waiting list. */
export const sampleOpportunities: readonly SampleOpportunity[] = [
  {
    position: 'مهارات التفاوض المتقدم',
    type: 2,
    partner: 'أكاديمية الخليج للمشتريات',
    description: 'ثلاثة أيام في جدة، حضوريًا، مع تمارين على عقود حقيقية.',
    numberOfUsers: 2,
    dueInDays: 9,
    applicants: [
      { by: 'omar', note: 'أتفاوض على عقود التوريد كل أسبوع.', answer: 'accept' },
      { by: 'sara', note: 'أبدأ ملف العقود في الربع القادم.', answer: 'accept' },
      { by: 'noura', answer: 'accept' },
      { by: 'layla', note: 'I negotiate with two suppliers this year.' },
    ],
  },
  {
    position: 'دبلوم إدارة العقود',
    type: 3,
    partner: 'معهد سلاسل الإمداد',
    description: 'تسعة أشهر عن بُعد في المساء، وتنتهي بشهادة معتمدة.',
    numberOfUsers: 1,
    dueInDays: 12,
    applicants: [
      { by: 'sara', answer: 'accept' },
      { by: 'omar', note: 'أكملت الدورة التمهيدية.', answer: 'accept' },
      { by: 'noura', answer: 'review' },
    ],
  },
  {
    position: 'Women in Supply Chain mentors',
    type: 5,
    partner: 'Gulf Procurement Network',
    description: 'One hour a week for three months, with a mentor from another company.',
    numberOfUsers: 1,
    dueInDays: 20,
    applicants: [
      { by: 'noura', note: 'I would like to move into planning.', answer: 'accept' },
      { by: 'sara', note: 'Happy to share what I learn.', answer: 'accept' },
    ],
  },
  {
    position: 'محلل بيانات المشتريات',
    type: 1,
    partner: 'إدارة التحول الرقمي',
    description: 'ستة أشهر، يومان في الأسبوع، مع فريق البيانات.',
    numberOfUsers: 8,
    dueInDays: 16,
    applicants: [
      { by: 'sara', note: 'أعمل على تقارير الموردين منذ سنتين.' },
      { by: 'omar', note: 'SQL and Python every day.', answer: 'accept' },
    ],
  },
  {
    position: 'مترجم في مؤتمر الموردين',
    type: 4,
    partner: 'شركة النخبة',
    description: 'يوم واحد في الرياض، بين العربية والإنجليزية.',
    numberOfUsers: 6,
    dueInDays: 5,
    applicants: [{ by: 'layla', answer: 'decline' }],
  },
  {
    position: 'برنامج قادة المستقبل',
    type: 6,
    partner: 'معهد الإدارة العامة',
    description: 'سنة في الرياض، بترشيح المدير.',
    numberOfUsers: 10,
    dueInDays: 40,
  },
  {
    position: 'Excel for procurement teams',
    type: 2,
    partner: '',
    description: 'Two afternoons, online.',
    numberOfUsers: 12,
    dueInDays: 30,
    stays: 'APPROVED',
  },
  {
    position: 'زيارة مركز التوزيع الجديد',
    type: 4,
    partner: '',
    description: 'جولة لمدة نصف يوم.',
    numberOfUsers: 15,
    dueInDays: 25,
    stays: 'SENT',
  },
  {
    position: 'Quality auditors',
    type: 3,
    partner: '',
    description: 'Internal auditors for ISO 9001.',
    numberOfUsers: 4,
    dueInDays: 60,
    stays: 'DRAFT',
  },
  {
    position: 'تنظيم اليوم المفتوح للموردين',
    type: 4,
    partner: '',
    description: 'استقبال الضيوف وتنظيم القاعات.',
    numberOfUsers: 5,
    dueInDays: 3,
    stays: 'CLOSED',
    applicants: [
      { by: 'omar', answer: 'accept' },
      { by: 'noura', answer: 'review' },
    ],
  },
  {
    position: 'Summer exchange with the Dubai office',
    type: 1,
    partner: '',
    description: 'Three weeks in Dubai.',
    numberOfUsers: 3,
    dueInDays: 50,
    stays: 'CANCELED',
    applicants: [{ by: 'sara' }],
  },
]
