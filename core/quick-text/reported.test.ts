import { expect, test } from 'vitest'
import type { Present } from './days.ts'
import { understand, type Understood } from './understand.ts'

/** A Tuesday. */
const present: Present = { today: '2026-11-24', now: '10:00', weekStart: 0, weekend: [5, 6], hijri: { offset: 0, months: [] } }
const partsOf = ({ title, date, time }: Understood) => [title, date, time]

test.each([
  ['gym tomorrow morning at 6', 'gym', '2026-11-25', '06:00'],
  ['dinner tomorrow evening at 7', 'dinner', '2026-11-25', '19:00'],
  ['tomorrow at 8 in the evening call', 'call', '2026-11-25', '20:00'],
  ['call mom this evening at 7', 'call mom', '2026-11-24', '19:00'],
  ['اجتماع غدا مساء الساعة ٨', 'اجتماع', '2026-11-25', '20:00'],
  ['flight tomorrow at 4 in the morning', 'flight', '2026-11-25', '04:00'],
  ['اجتماع صباح الغد الساعة ٩', 'اجتماع', '2026-11-25', '09:00'],
  ['تسليم يوم الغد', 'تسليم', '2026-11-25', undefined],
  ['غداء الثانية عشرة ظهرا', 'غداء', '2026-11-24', '12:00'],
  ['عشاء الثامنة والنصف مساءً', 'عشاء', '2026-11-24', '20:30'],
  ['لقاء غدا الساعة ٨ والنصف', 'لقاء', '2026-11-25', '08:30'],
  ['رحلة الساعة ٤ الفجر', 'رحلة', '2026-11-25', '04:00'],
  ['تمرين الساعة ٧ المغرب', 'تمرين', '2026-11-24', '19:00'],
  ['لقاء الساعة ٨ العشاء', 'لقاء', '2026-11-24', '20:00'],
  ['اتصل بعد ساعة ونص', 'اتصل', '2026-11-24', '11:30'],
  ['call in an hour and a half', 'call', '2026-11-24', '11:30'],
  ['جدد الإقامة 15/08/1448', 'جدد الإقامة', '2027-01-23', undefined],
  ['جدد الإقامة ١٥/٨/١٤٤٨ هـ', 'جدد الإقامة', '2027-01-23', undefined],
  ['training from 3 to 5pm', 'training', '2026-11-24', '15:00'],
  ['visit Sunday after next', 'visit', '2026-12-06', undefined],
  ['زيارة الأحد بعد القادم', 'زيارة', '2026-12-06', undefined],
  ['visit a week from Sunday', 'visit', '2026-12-06', undefined],
  ['report 3 days before Dec 25', 'report', '2026-12-22', undefined],
  ['reply in 3 working days', 'reply', '2026-11-29', undefined],
  ['الرد خلال ٣ أيام عمل', 'الرد', '2026-11-29', undefined],
  ['reply within 5 days', 'reply', '2026-11-29', undefined],
  ['town hall first Monday of January', 'town hall', '2027-01-04', undefined],
  ['تكريم آخر خميس في الشهر', 'تكريم', '2026-11-26', undefined],
  ['اجتماع منتصف الشهر القادم', 'اجتماع', '2026-12-15', undefined],
  ['جرد يوم الثلوث', 'جرد', '2026-12-01', undefined],
  ['موعد الربوع', 'موعد', '2026-11-25', undefined],
  ['موعد يوم الحد', 'موعد', '2026-11-29', undefined],
  ['تسليم التلات', 'تسليم', '2026-12-01', undefined],
  ['طلعة هالخميس', 'طلعة', '2026-11-26', undefined],
  ['demo next Thu', 'demo', '2026-11-26', undefined],
  ['متابعة بعد ثلاثة أيام', 'متابعة', '2026-11-27', undefined],
  ['أرسل العرض قبل ٥ م', 'أرسل العرض', '2026-11-24', '17:00'],
  ['send the offer before 5pm', 'send the offer', '2026-11-24', '17:00'],
])('«%s» is %s, on %s at %s', (typed, ...expected) => {
  expect(partsOf(understand(typed, present))).toEqual(expected)
})

test.each([
  'meet Ali on the 2nd floor',
  'read The 9/11 Report',
  'buy 1/2 kg sugar',
  'مواسير 3/4 بوصة',
  'مارس 30 دقيقة رياضة',
  'عروض الجمعة البيضاء',
  'Cyber Monday offers',
  'update the daily list',
  'print at scale 1:50',
  'read The 5 AM Club',
  'راجع الحد الأقصى للطلبات',
  'زيارة مصنع 6 أكتوبر',
])('«%s» says no day', (typed) => {
  expect(understand(typed, present)).toMatchObject({ title: typed, chips: [] })
})

test.each([
  ['رياضة كل يوم ما عدا الجمعة', '2026-11-25', { unit: 'week', weekdays: [0, 1, 2, 3, 4, 6] }],
  ['run every day except Friday', '2026-11-25', { unit: 'week', weekdays: [0, 1, 2, 3, 4, 6] }],
  ['check every weekday until 15 Dec', '2026-11-25', { unit: 'day', workingDays: true, until: '2026-12-15' }],
  ['walk every 2nd Tuesday', '2026-12-08', { unit: 'month', place: 2, weekdays: [2] }],
  ['pay on the 1st and 15th of every month', '2026-12-01', { unit: 'month', monthDays: [1, 15] }],
  ['card every year on 4 March', '2027-03-04', { unit: 'year', month: 3, monthDay: 4 }],
  ['pay every month on the 27th', '2026-11-27', { unit: 'month', monthDay: 27 }],
  ['gym every mon, wed & fri', '2026-11-25', { unit: 'week', weekdays: [1, 3, 5] }],
])('«%s» comes again', (typed, date, repeat) => {
  expect(understand(typed, present)).toMatchObject({ date, repeat })
})
