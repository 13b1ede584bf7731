import { Answers, Field } from '@diwan/core/fields/field'

const option = (key: string) => ({ key, labelAr: `خيار ${key}`, labelEn: `Option ${key}` })
const labelled = (key: string) => ({ key, labelAr: `سؤال ${key}`, labelEn: `Question ${key}` })
const letters = (count: number): string[] => Array.from({ length: count }, (_, n) => `o${n + 1}`)

const choice = (key: string, options: number) => ({ ...labelled(key), type: 'choice', options: letters(options).map(option) })
const several = (key: string, options: number) => ({ ...choice(key, options), type: 'choices', other: true })
const rating = (key: string) => ({ ...labelled(key), type: 'rating', rule: { low: 0, high: 10 } })

/** What a long form asks: eighteen fields of most kinds. */
export const fields: readonly Field[] = [
  { ...labelled('subject'), type: 'text', required: true },
  { ...labelled('story'), type: 'long_text' },
  { ...labelled('amount'), type: 'number' },
  { ...labelled('day'), type: 'date' },
  { ...labelled('hour'), type: 'time' },
  { ...labelled('mail'), type: 'email' },
  choice('site', 12),
  choice('reason', 5),
  choice('urgency', 3),
  choice('device', 8),
  several('tools', 6),
  several('days', 7),
  rating('speed'),
  rating('kindness'),
  rating('advice'),
  { ...labelled('table'), type: 'matrix', rows: letters(4).map(option), scale: letters(5).map(option) },
  { ...labelled('order'), type: 'ranking', options: letters(4).map(option) },
  { ...labelled('notes'), type: 'text' },
].map((field) => Field.parse(field))

/** How many different sheets there are; prime, so that they meet all other cycles. */
export const SHEETS = 97

const of = (count: number, n: number): string => `o${(n % count) + 1}`

/** One of them; it fits the fields. */
export const sheet = (n: number): Answers =>
  Answers.parse({
    subject: `طلب نقل جهاز إلى المكتب رقم ${n}`,
    ...(n % 3 > 0 && { story: 'تعطل الجهاز بعد آخر تحديث، وجرّبنا إعادة تشغيله مرتين.\nIt happens every morning.' }),
    amount: n * 7,
    day: `2026-11-${String((n % 28) + 1).padStart(2, '0')}`,
    hour: `${String(8 + (n % 9)).padStart(2, '0')}:30`,
    mail: `person${n}@bench.example`,
    site: of(12, n),
    reason: of(5, n * 3),
    urgency: of(3, n),
    ...(n % 4 > 0 && { device: of(8, n * 5) }),
    tools: [of(6, n), ...(n % 2 ? [of(6, n + 1)] : []), ...(n % 11 === 0 ? ['other:مكنسة'] : [])],
    days: letters(7).filter((_day, place) => (n + place) % 3 === 0),
    speed: n % 11,
    kindness: (n * 3) % 11,
    ...(n % 5 > 0 && { advice: (n * 7) % 11 }),
    table: Object.fromEntries(letters(4).map((row, place) => [row, of(5, n + place)])),
    order: letters(4).map((_key, place) => of(4, n + place)),
    ...(n % 2 > 0 && { notes: '=ملاحظة, "قصيرة"' }),
  })
