import { endOfMonth, nextHijriDay, nextMonthDay, type Present } from './days.ts'
import { rangeOf, word, type Reading } from './reading.ts'
import {
  DAYS,
  everyWorkingDay,
  except,
  hijriMonth,
  monthly,
  nth,
  onMonthDay,
  severalDays,
  simple,
  weekly,
  yearly,
  type Found,
  type Groups,
  type RepeatMention,
  type Unit,
} from './repeat-meanings.ts'
import { COUNT, countOf, hijriMonths, months, places } from './words.ts'

type Rule = readonly [RegExp, (found: Groups, present: Present) => Found | undefined]

/** In the daily list it is an adjective, and so it is before a noun, but where the line begins with it. */
const NO_ADJECTIVE =
  '(?<!(?:^| )(?:the|a|an|our|my|this|that|your|their|his|her|its|new|last|next|first|old|latest|current|all) )'
const NO_NOUN =
  '(?<=^ ?(?:daily|weekly|monthly|yearly|annually)|(?:يوميا|اسبوعيا|شهريا|سنويا)|.(?=$| (?:at|on|by|until|till|from|starting|for|before|after|with|and|in)(?!\\p{L})| ?[^\\p{L} ]| \\P{L}| \\p{Script=Arabic}| (?:today|tomorrow|tonight|noon)))'

const AND = '(?:,? (?:and|&|\\+) (?:every )?|,? ?& ?|, ?| ?/ ?| و ?(?:كل )?|، ?(?:و ?)?)'
const LIST = `(?<list>${DAYS}(?:${AND}${DAYS})*)`
const N = `(?<n>${COUNT})`
const EVERY = '(?:every|each)'
const SINGLE = String.raw`\d{1,2}(?:st|nd|rd|th)?`
/** The first and fifteenth. */
const SEVERAL = `(?<days>${SINGLE}(?:(?:,? (?:and|&) (?:the )?|, ?| و ?(?:يوم )?|، ?)${SINGLE})+)`
const PLURAL_DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days'
const ON_THE = '(?:on |in |at )?(?:the )?'
const OF_MONTH = '(?:(?:of )?(?:every|each) month|من كل شهر)'
const DAY = String.raw`(?<day>\d{1,2})`
const UNITS: Readonly<Record<string, Unit>> = { day: 'day', week: 'week', month: 'month', year: 'year' }

const NOT = '(?:except(?: for)?|but(?: not)?|excluding|other than|apart from|ما ?عدا|عدا|الا|غير|باستثناء|بدون)'

/** The first that fits is taken; those that say more come before those that say less. */
const rules: readonly Rule[] = [
  [
    word(`every ${DAY} (?<month>${hijriMonths.any})|كل (?<other>\\d{1,2}) (?<otherMonth>${hijriMonths.any})`),
    ({ day, other, month, otherMonth }, present) => {
      const [date, at] = [Number(day ?? other), hijriMonths.placeOf(month ?? otherMonth ?? '') + 1]
      const first = nextHijriDay(present, date, at)
      return first === undefined
        ? undefined
        : { repeat: { ...simple('year'), calendar: 'hijri', month: at, monthDay: date }, first }
    },
  ],
  [word(`(?:في )?يوم ${DAY} من كل شهر هجري`), hijriMonth],
  [word(`(?:في )?(?:كل )?(?:يوم )?${DAY} (?:من|في) (?:الشهر الهجري|كل شهر هجري)`), hijriMonth],
  [
    word(
      `${EVERY} (?<work>weekday|workday|working day) ${NOT} (?:on )?${LIST}|كل (?<arwork>يوم عمل) ${NOT} (?:يوم |ايام )?${LIST.replace('list', 'arlist')}`,
    ),
    ({ work, arwork, list, arlist }, now) => except({ list: list ?? arlist, work: work ?? arwork }, now),
  ],
  [
    word(
      `(?:${EVERY} day|daily) ${NOT} (?:on )?${LIST}|(?:كل (?:يوم|الايام)|يوميا) ${NOT} (?:يوم |ايام )?${LIST.replace('list', 'arlist')}`,
    ),
    ({ list, arlist }, now) => except({ list: list ?? arlist }, now),
  ],
  [
    word(
      `(?:في )?(?:كل )?(?:يوم |يومي |ايام )?${SEVERAL} (?:من|في) (?:كل شهر|الشهر)|كل شهر (?:في )?(?:يوم |يومي |ايام )?${SEVERAL.replace('days', 'after')}`,
    ),
    ({ days, after }, now) => severalDays({ days: days ?? after }, now),
  ],
  [
    word(`(?:${EVERY} )?${ON_THE}${SEVERAL} ${OF_MONTH}|${EVERY} month on (?:the )?${SEVERAL.replace('days', 'after')}`),
    ({ days, after }, now) => severalDays({ days: days ?? after }, now),
  ],
  [word(`كل (?:يوم )?${DAY} (?:من|في) الشهر`), onMonthDay],
  [
    word(
      `${EVERY} ${DAY}(?:st|nd|rd|th)? (?:of )?(?<month>${months.any})|كل ${DAY.replace('day', 'arday')} (?<armonth>${months.any})`,
    ),
    ({ day, month, arday, armonth }, now) => yearly({ day: day ?? arday, month: month ?? armonth }, now),
  ],
  [word(`${EVERY} (?<month>${months.any}) ${DAY}(?:st|nd|rd|th)?`), yearly],
  [
    word(
      `(?:on )?(?:the )?${DAY}(?:st|nd|rd|th)? (?:of )?(?<month>${months.any}) ${EVERY} year|(?:يوم )?${DAY.replace('day', 'arday')} (?<armonth>${months.any}) (?:من )?كل (?:سنه|عام)`,
    ),
    ({ day, month, arday, armonth }, now) => yearly({ day: day ?? arday, month: month ?? armonth }, now),
  ],
  [word(`${ON_THE}last day ${OF_MONTH}|(?:في )?اخر يوم من كل شهر`), (_, { today }) => monthly(-1, endOfMonth(today))],
  [word(`${ON_THE}(?:${EVERY} )?(?<place>${places.any}) (?:يوم )?(?<name>${DAYS}) ${OF_MONTH}`), nth],
  [
    word(
      `(?:on )?${EVERY} (?<place>${places.any}) (?<name>${DAYS})(?: of the month)?|كل (?<arplace>${places.any}) (?:يوم )?(?<arname>${DAYS})(?: (?:من|في) (?:ال)?شهر)?`,
    ),
    ({ place, name, arplace, arname }, now) => nth({ place: place ?? arplace, name: name ?? arname }, now),
  ],
  [
    word(
      `${ON_THE}${DAY}(?:st|nd|rd|th) ${OF_MONTH}|(?:on )?every ${DAY.replace('day', 'alone')}(?:st|nd|rd|th)(?: of the month)?(?! \\p{L}+days?(?!\\p{L}))`,
    ),
    ({ day, alone }, { today }) => monthly(Number(day ?? alone), nextMonthDay(today, Number(day ?? alone))),
  ],
  [
    word(`(?:في )?يوم ${DAY} من كل شهر|كل شهر (?:في )?يوم ${DAY.replace('day', 'after')}`),
    ({ day, after }, { today }) => monthly(Number(day ?? after), nextMonthDay(today, Number(day ?? after))),
  ],
  [
    word(
      '(?:on |every |each )(?:weekdays?|workdays?|working days?|business days?)|(?:في )?(?:كل يوم (?:عمل|دوام)|كل ايام (?:الدوام|العمل)|ايام (?:الدوام|العمل))',
    ),
    everyWorkingDay,
  ],
  [word(`every (?<two>other) ${LIST}`), weekly],
  [word(`every ${N} weeks on ${LIST}`), weekly],
  [word(`كل اسبوعين (?:في )?(?:يوم )?${LIST}`), (found, present) => weekly(found, present, 2)],
  [word(`(?:every|each) (?<two>other) week on ${LIST}`), weekly],
  [
    word(
      `(?:${EVERY} week|weekly) (?:on |every )?${LIST}|(?:كل اسبوع|اسبوعيا) (?:في )?(?:يوم |ايام |كل )?${LIST.replace('list', 'ar')}`,
    ),
    ({ list, ar }, now) => weekly({ list: list ?? ar }, now),
  ],
  [
    word(`(?:on )?${EVERY} ${LIST}|كل (?:يوم |ايام )?${LIST.replace('list', 'ar')}`),
    ({ list, ar }, present) => weekly({ list: list ?? ar }, present),
  ],
  [
    word(`(?:on )?(?<list>${PLURAL_DAY}(?:${AND}(?:on )?${PLURAL_DAY})*)|(?:في )?ايام ${LIST.replace('list', 'ar')}`),
    ({ list, ar }, present) => weekly({ list: list ?? ar }, present),
  ],
  [
    word(`every (?:other|second) (?<unit>day|week|month|year)`),
    ({ unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day', 2), first: today }),
  ],
  [
    word(`every ${N} (?<unit>day|week|month|year)s?`),
    ({ n = '', unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day', countOf(n)), first: today }),
  ],
  [
    word(`${EVERY} (?<unit>day|week|month|year)`),
    ({ unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day'), first: today }),
  ],
  [word(`${EVERY} quarter|كل ربع سنه`), (_, { today }) => ({ repeat: simple('month', 3), first: today })],
  [
    word(`${EVERY}(?= (?:morning|afternoon|evening|night)(?!\\p{L}))|كل(?= (?:صباح|مساء|عصر|ليله)(?!\\p{L}))`),
    (_, { today }) => ({ repeat: simple('day'), first: today }),
  ],
  ...arabicUnits(),
  ...adverbs(),
]

function arabicUnits(): Rule[] {
  const units = [
    ['day', 'يوم', 'يومين', 'ايام'],
    ['week', 'اسبوع', 'اسبوعين', 'اسابيع'],
    ['month', 'شهر', 'شهرين', '(?:اشهر|شهور)'],
    ['year', 'سنه', 'سنتين', '(?:سنوات|سنين)'],
  ] as const
  return units.flatMap(([unit, one, two, many]): Rule[] => [
    [word(`كل ${two}`), (_, { today }) => ({ repeat: simple(unit, 2), first: today })],
    [
      word(`كل (?<n>${COUNT}) (?:${many}|${one})`),
      ({ n = '1' }, { today }) => ({ repeat: simple(unit, countOf(n)), first: today }),
    ],
    [word(`كل ${one}`), (_, { today }) => ({ repeat: simple(unit), first: today })],
  ])
}

function adverbs(): Rule[] {
  const said = [
    ['day', 'daily|يوميا'],
    ['week', 'weekly|اسبوعيا'],
    ['month', 'monthly|شهريا'],
    ['year', 'yearly|annually|سنويا'],
  ] as const
  return said.map(([unit, adverb]): Rule => [
    word(`${NO_ADJECTIVE}(?:${adverb})${NO_NOUN}`),
    (_, { today }) => ({ repeat: simple(unit), first: today }),
  ])
}

const EXCEPT = word(`${NOT} (?:on )?(?:يوم |ايام )?${LIST}`)

/** The days that are left out may also be named later in the line, behind the hour. */
function withoutDays(mention: RepeatMention, reading: Reading, present: Present): RepeatMention {
  const { unit, every, workingDays } = mention.repeat
  if (unit !== 'day' || every !== 1) return mention
  for (const match of reading.plain.matchAll(EXCEPT)) {
    const found = except({ list: match.groups?.['list'], work: workingDays && 'work' }, present)
    if (found) return { ...mention, ...found, exception: rangeOf(reading, match) }
  }
  return mention
}

/** One of these stands in each of the patterns; most lines have none, and a phone need not try them all. */
const ANY = /every|each|days|daily|weekly|monthly|yearly|annually|كل|ايام|يوميا|اسبوعيا|شهريا|سنويا|شهر/u

export function repeatOf(reading: Reading, present: Present): RepeatMention | undefined {
  if (!ANY.test(reading.plain)) return undefined
  for (const [pattern, resolve] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const resolved = resolve(match.groups ?? {}, present)
      if (resolved) return withoutDays({ ...rangeOf(reading, match), ...resolved }, reading, present)
    }
  return undefined
}
