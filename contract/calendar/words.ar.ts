import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  calendar: 'التقويم',
  shown: 'المعروض',
  view_month: 'شهر',
  view_week: 'أسبوع',
  week: 'الأسبوع',
  close: 'إغلاق',
  today: 'اليوم',
  earlier: 'الأسبق',
  later: 'اللاحق',
  more_zero: 'لا شيء آخر',
  more_one: 'واحد آخر',
  more_two: 'اثنان آخران',
  more_few: '{{count, number}} أخرى',
  more_many: '{{count, number}} آخر',
  more_other: '{{count, number}} آخر',
  keys: 'المفتاح M يرفع المدخل، والأسهم تنقله أيامًا وأسابيع. Enter يضعه، وEscape يعيده.',
  said_lifted: 'رُفع {{title}}: {{day}}',
  said_over: 'إلى {{day}}',
  said_dropped: 'نُقل {{title}}: {{day}}',
  said_putBack: 'أُعيد {{title}}: {{day}}',
}
