/** The end of a request of the sample. */
export type Outcome = 'approved' | 'rejected' | 'waiting' | 'claimed' | 'returned' | 'canceled' | 'draft'

export interface SampleRequest {
  readonly by: string
  /** The first and the last day, counted from today. */
  readonly days: readonly [number, number]
  /** Clock times of a request for hours. */
  readonly hours?: readonly [string, string]
  readonly reason: string
  readonly outcome: Outcome
  /** The comment of its approver. */
  readonly comment?: string
}

/** Leave of the past quarter, of these days, and of the holiday season that comes. */
export const sampleRequests: readonly SampleRequest[] = [
  {
    by: 'noura',
    days: [-78, -74],
    reason: 'سفر مع العائلة إلى أبها. سلّمت متابعة الموردين لأمل.',
    outcome: 'approved',
    comment: 'رحلة موفقة',
  },
  {
    by: 'abdullah',
    days: [-72, -72],
    hours: ['10:00', '12:30'],
    reason: 'مراجعة الأحوال المدنية لتجديد الهوية',
    outcome: 'approved',
  },
  {
    by: 'priya',
    days: [-70, -66],
    reason: 'Visiting my parents in Kochi. Mariam covers the payment runs.',
    outcome: 'approved',
    comment: 'Enjoy the trip',
  },
  { by: 'turki', days: [-65, -65], hours: ['13:00', '15:00'], reason: 'موعد عند طبيب الأسنان', outcome: 'approved' },
  { by: 'munira', days: [-61, -57], reason: 'إجازة سنوية. قوائم التعيين محدّثة وشذى على اطلاع بها.', outcome: 'approved' },
  { by: 'john', days: [-58, -57], reason: 'Moving to a new flat', outcome: 'approved' },
  {
    by: 'hatem',
    days: [-54, -50],
    reason: 'سفر عائلي. سلّمت جرد المستودع، وتتابع إيمان أوامر التوريد المفتوحة.',
    outcome: 'approved',
  },
  { by: 'george', days: [-51, -49], reason: 'A wedding in the family, in Beirut', outcome: 'approved' },
  {
    by: 'saud',
    days: [-47, -46],
    reason: 'إنهاء معاملات عقارية في جدة',
    outcome: 'rejected',
    comment: 'يتزامن مع افتتاح الفرع. اختر يومين بعده.',
  },
  { by: 'emily', days: [-44, -40], reason: 'Annual leave; Jawaher reads the contracts that come in', outcome: 'approved' },
  { by: 'fahda', days: [-41, -41], hours: ['08:30', '11:00'], reason: 'مقابلة معلّمي ابنتي في المدرسة', outcome: 'approved' },
  { by: 'yazan', days: [-38, -34], reason: 'إجازة زواج أخي في عمّان', outcome: 'approved', comment: 'مبارك لكم' },
  { by: 'maria', days: [-36, -36], hours: ['14:00', '16:00'], reason: 'Bank appointment', outcome: 'approved' },
  { by: 'nawal', days: [-33, -31], reason: 'مرافقة والدتي في المستشفى', outcome: 'approved', comment: 'سلامتها' },
  { by: 'rajesh', days: [-30, -26], reason: 'Annual leave, Diwali with the family', outcome: 'canceled' },
  { by: 'othman', days: [-27, -24], reason: 'سفر إلى النماص', outcome: 'approved' },
  { by: 'karim', days: [-22, -22], hours: ['09:00', '10:30'], reason: 'Renewing my residence permit', outcome: 'approved' },
  { by: 'shatha', days: [-20, -18], reason: 'ظرف عائلي', outcome: 'approved' },
  {
    by: 'tala',
    days: [-15, -15],
    hours: ['12:00', '15:00'],
    reason: 'Visa appointment at the embassy',
    outcome: 'rejected',
    comment: 'The panel interviews are at that hour. Please move it.',
  },
  { by: 'hind', days: [-12, -10], reason: 'إجازة قصيرة في ينبع', outcome: 'approved' },
  { by: 'mishal', days: [-8, -8], hours: ['10:00', '13:00'], reason: 'مراجعة محكمة التنفيذ', outcome: 'approved' },
  { by: 'jawaher', days: [-6, -4], reason: 'سفر للرياض لحضور تخرّج أختي', outcome: 'approved' },
  { by: 'mariam', days: [-2, 2], reason: 'إجازة سنوية. عبد الله يتابع إقفال الشهر.', outcome: 'approved' },
  { by: 'ahmad', days: [-1, 3], reason: 'سفر عائلي إلى العقبة', outcome: 'approved' },
  { by: 'iman', days: [0, 1], reason: 'مرافقة ابني بعد عملية بسيطة', outcome: 'approved', comment: 'سلامته' },
  {
    by: 'noura',
    days: [3, 3],
    hours: ['10:00', '13:00'],
    reason: 'مراجعة في المستشفى مع والدتي. سأكمل تقرير الموردين مساء اليوم نفسه.',
    outcome: 'waiting',
  },
  {
    by: 'hatem',
    days: [6, 9],
    reason: 'سفر عائلي إلى أبها. سلّمت جرد المستودع، وتتابع إيمان أوامر التوريد المفتوحة.',
    outcome: 'claimed',
  },
  { by: 'priya', days: [5, 5], hours: ['09:00', '11:30'], reason: 'Medical appointment', outcome: 'waiting' },
  { by: 'turki', days: [7, 9], reason: 'دورة خارجية في إدارة المبيعات', outcome: 'waiting' },
  { by: 'abdullah', days: [8, 8], hours: ['14:00', '16:00'], reason: 'خروج مبكر لموعد في المدرسة', outcome: 'waiting' },
  {
    by: 'john',
    days: [10, 12],
    reason: 'Annual leave',
    outcome: 'returned',
    comment: 'Please name who covers the servers on these days.',
  },
  {
    by: 'george',
    days: [24, 33],
    reason: 'Christmas with my family in Beirut. Ahmad covers my accounts.',
    outcome: 'approved',
    comment: 'Merry Christmas',
  },
  { by: 'emily', days: [23, 36], reason: 'Home for the holidays. Open contracts are with Jawaher.', outcome: 'approved' },
  { by: 'maria', days: [24, 32], reason: 'Holidays in Manila', outcome: 'waiting' },
  { by: 'tala', days: [25, 29], reason: 'إجازة آخر السنة', outcome: 'waiting' },
  { by: 'munira', days: [28, 34], reason: 'إجازة منتصف العام الدراسي مع الأولاد', outcome: 'waiting' },
  { by: 'fahda', days: [28, 32], reason: 'إجازة منتصف العام مع العائلة', outcome: 'approved' },
  { by: 'noura', days: [29, 33], reason: 'إجازة منتصف العام', outcome: 'draft' },
  { by: 'saud', days: [30, 37], reason: 'سفر إلى الباحة', outcome: 'waiting' },
]
