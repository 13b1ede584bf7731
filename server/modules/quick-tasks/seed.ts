import type { InputOf } from '@diwan/contract/kit/endpoint'
import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { CreateQuickTask } from '@diwan/contract/quick-tasks/schemas'
import { addDays } from '@diwan/core/hijri'
import { inputOf } from '../../kit/http/input.ts'
import { quietPortal, type Sample } from '../../kit/sample.ts'
import { completeQuickTask } from './service/complete.ts'
import { createQuickTask } from './service/create.ts'
import { addItem } from './service/items.ts'
import { todayOf } from './queries/list.ts'

const HOUR_MS = 3_600_000

interface Noted extends Partial<Omit<InputOf<typeof quickTasks.create>, 'day'>> {
  readonly by: string
  readonly title: string
  /** Days from today; none is someday. */
  readonly in?: number
  readonly steps?: readonly string[]
  readonly done?: true
}

const weekly = { unit: 'week', every: 1, calendar: 'gregory' } as const

/** What people of the sample organisation wrote down, the newest first. */
const samples: readonly Noted[] = [
  { by: 'noura', title: 'الاتصال بمورّد الأثاث وتأكيد موعد التسليم', in: 0, time: '15:00', priority: 1, labels: ['مشتريات'] },
  { by: 'noura', title: 'Send the agenda of the weekly meeting', in: 0, labels: ['Meetings'] },
  { by: 'noura', title: 'مراجعة عقد الصيانة قبل إرساله للقانونية', in: -1, priority: 2, labels: ['عقود'] },
  { by: 'noura', title: 'تقرير الحضور الأسبوعي', in: 2, time: '09:00', repeat: weekly, labels: ['تقارير'] },
  {
    by: 'noura',
    title: 'تجهيز اليوم التعريفي للموظفين الجدد',
    in: 5,
    steps: ['حجز القاعة الكبرى', 'طباعة البطاقات', 'تأكيد المتحدثين'],
    labels: ['تدريب'],
  },
  { by: 'noura', title: 'اقتراح اسم للنشرة الداخلية' },
  { by: 'noura', title: 'Read the guide to the new archive' },
  { by: 'noura', title: 'إرسال كشف البدلات إلى المالية', in: 0, done: true },
  { by: 'omar', title: 'Order toner for the second floor', in: 0, priority: 2, labels: ['Purchases'] },
  { by: 'omar', title: 'Return the spare laptop to the store', in: 1, time: '11:30' },
  { by: 'omar', title: 'تحديث قائمة الأجهزة المعارة', in: 3, labels: ['أصول'] },
  {
    by: 'khalid',
    title: 'مراجعة طلبات الإجازة المعلقة',
    in: 0,
    time: '13:00',
    repeat: { ...weekly, unit: 'day', workingDays: true },
  },
  { by: 'khalid', title: 'Prepare questions for the vendor demo', in: 2 },
  { by: 'sara', title: 'متابعة عقود الصيانة السنوية', in: 7, labels: ['عقود'] },
  { by: 'sara', title: 'تهنئة فريق الدعم بالإنجاز', in: -1, done: true },
]

/** Made by the service that people use, each by its person and at its time. */
export async function seedQuickTasks({ db, people, at: end }: Sample): Promise<void> {
  for (const [hours, { by, in: ahead, steps = [], done, ...said }] of [...samples.entries()].toReversed()) {
    const at = new Date(end.getTime() - (hours + 1) * HOUR_MS)
    const clock = { now: () => at }
    const ctx = { portal: quietPortal(db, clock), clock, db, actor: people.get(`${by}@diwan.example`)! }
    const today = todayOf({ ...ctx, clock: { now: () => end } })
    const day = ahead === undefined ? null : addDays(today, ahead)
    const { id } = await createQuickTask(ctx, inputOf(CreateQuickTask, { ...said, day }))
    for (const title of steps) await addItem(ctx, { id, title })
    if (done) await completeQuickTask(ctx, { id })
  }
}
