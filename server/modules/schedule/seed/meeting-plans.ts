import type { Recurrence } from '@diwan/contract/recurrence/schemas'

export const sampleRooms = [
  { nameAr: 'قاعة الواحة', nameEn: 'Oasis', seats: 12, place: 'الدور الأول' },
  { nameAr: 'قاعة 3', nameEn: 'Room 3', seats: 8, place: 'الدور الثاني' },
  { nameAr: 'غرفة التركيز', nameEn: 'Focus room', seats: 4, place: 'الدور الثالث' },
] as const

/** A meeting of the sample. People are named by their account. */
export interface SampleMeeting {
  readonly title: string
  readonly organiser: string
  readonly people: readonly string[]
  readonly guests?: readonly string[]
  /** Working days before or after today. */
  readonly day: number
  readonly time: string
  readonly minutes: number
  /** Among the rooms of the sample. */
  readonly room?: number
  readonly place?: string
  readonly video?: boolean
  readonly rule?: Recurrence
  readonly description?: string
}

export const sampleMeetings: readonly SampleMeeting[] = [
  {
    title: 'مراجعة عقد النخبة',
    organiser: 'noura',
    people: ['omar', 'sara', 'khalid'],
    guests: ['faisal@nukhba.example', 'meyer@nukhba.example'],
    day: 3,
    time: '14:00',
    minutes: 45,
    room: 1,
    video: true,
    description: 'جدول الأعمال: بنود العقد، جدول التسليم، المخاطر.',
  },
  {
    title: 'تسليم تقرير الربع الثالث',
    organiser: 'khalid',
    people: ['noura', 'munira'],
    day: -12,
    time: '11:00',
    minutes: 60,
    room: 0,
  },
  {
    title: 'Portal rollout check',
    organiser: 'omar',
    people: ['noura', 'bilal', 'reem'],
    day: -4,
    time: '10:30',
    minutes: 30,
    video: true,
  },
  { title: 'مقابلة مرشحة لوظيفة محللة', organiser: 'munira', people: ['sara'], day: 6, time: '09:30', minutes: 60, room: 2 },
  {
    title: 'Supplier call',
    organiser: 'sara',
    people: ['noura', 'omar'],
    guests: ['anna@supplier.example'],
    day: 9,
    time: '15:00',
    minutes: 30,
    place: 'Phone',
  },
  {
    title: 'اجتماع إغلاق الشهر',
    organiser: 'khalid',
    people: ['noura', 'omar', 'sara', 'munira'],
    day: -15,
    time: '12:00',
    minutes: 60,
    room: 0,
    rule: { unit: 'month', every: 1, calendar: 'hijri', daysOff: 'next', count: 12 },
  },
]

/** Weekly meetings of small teams, which give each person some in the past and in the coming month. */
export const teamTitles = [
  'اجتماع الفريق الأسبوعي',
  'Weekly team meeting',
  'متابعة الأعمال',
  'Planning of the week',
  'وقفة الأحد',
] as const
export const teamTimes = ['09:00', '10:00', '11:00', '13:00', '14:30'] as const
