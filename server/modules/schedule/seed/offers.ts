/** An appointment of the sample. */
export interface SampleAppointment {
  readonly purpose: string
  readonly kind: 'job' | 'bookable'
  readonly assignedBy: string
  readonly people: readonly string[]
  readonly place: string
  readonly description: string
  readonly times: readonly [string, string]
  /** The first and the last day, counted from today; a month to both sides, unless it says otherwise. */
  readonly days?: readonly [number, number]
  readonly slotMinutes?: number
  readonly gapMinutes?: number
  readonly seats?: number
  readonly perDay?: number
  readonly needsConfirmation?: boolean
  readonly breaks?: readonly { readonly from: string; readonly to: string }[]
}

/** Offers of the past and of the coming month, and some jobs. */
export const sampleAppointments: readonly SampleAppointment[] = [
  {
    purpose: 'فحص جهاز العمل',
    kind: 'bookable',
    assignedBy: 'omar',
    people: ['omar', 'reem', 'tariq'],
    place: 'مركز الدعم، الدور الأول',
    description: 'أحضر جهازك وشاحنه. يستغرق الفحص نصف ساعة.',
    times: ['09:00', '12:00'],
    gapMinutes: 5,
  },
  {
    purpose: 'استشارة في الموارد البشرية',
    kind: 'bookable',
    assignedBy: 'munira',
    people: ['munira'],
    place: 'مكتب الموارد البشرية، 214',
    description: 'أسئلة العقود والإجازات والبدلات.',
    times: ['10:00', '14:00'],
    needsConfirmation: true,
    breaks: [{ from: '12:00', to: '12:30' }],
  },
  {
    purpose: 'Introduction to the portal',
    kind: 'bookable',
    assignedBy: 'khalid',
    people: ['bilal'],
    place: 'Training room B',
    description: 'For new colleagues, in small groups. Bring your account.',
    times: ['13:00', '15:00'],
    slotMinutes: 60,
    seats: 5,
  },
  {
    purpose: 'حديث عن المسار المهني',
    kind: 'bookable',
    assignedBy: 'sara',
    people: ['sara'],
    place: 'مكتب سارة',
    description: 'نصف ساعة عن خطتك للعام القادم.',
    times: ['09:00', '11:00'],
    needsConfirmation: true,
    perDay: 3,
  },
  {
    purpose: 'تصوير بطاقة الدخول',
    kind: 'bookable',
    assignedBy: 'khalid',
    people: ['majd', 'hanan'],
    place: 'مكتب الأمن عند البوابة الرئيسية',
    description: 'تُسلَّم البطاقة في اليوم نفسه.',
    times: ['08:30', '11:30'],
    slotMinutes: 15,
  },
  {
    purpose: 'Expense claims, desk hour',
    kind: 'bookable',
    assignedBy: 'priya',
    people: ['priya'],
    place: 'Finance, desk 7',
    description: 'Bring the receipts of the trip.',
    times: ['12:00', '15:00'],
    slotMinutes: 20,
    gapMinutes: 10,
  },
  {
    purpose: 'مناوبة استقبال الموردين',
    kind: 'job',
    assignedBy: 'khalid',
    people: ['hatem', 'noura'],
    place: 'المستودع الشمالي، البوابة 3',
    description: 'استلام التوريدات ومطابقتها مع أوامر الشراء.',
    times: ['07:30', '09:00'],
    days: [-14, 14],
  },
  {
    purpose: 'Stocktaking before the year ends',
    kind: 'job',
    assignedBy: 'khalid',
    people: ['hatem', 'layla'],
    place: 'North warehouse',
    description: 'Two teams; the lists are at the entrance.',
    times: ['13:00', '16:00'],
    days: [8, 10],
  },
]
