import { word } from './reading.ts'
import { namesOf } from './reading.ts'

/** The part of the day in which an hour lies: a prayer is one where an hour stands beside it. */
const MORNING = 'صباحا?|الصبح|الصباح|فجرا?|الفجر|الضحي|قبل الظهر'
const EVENING = '(?:بعد )?(?:مساء?|المساء?|عصرا?|العصر|المغرب|مغربا|العشاء?)|بعد الظهر'
const NOON = 'ظهرا?|الظهر|الظهيره'
const NIGHT = '(?:في )?(?:ليلا?|الليل|بالليل)'

/** Half of the day by the word behind or before an hour. */
export const halves = namesOf([
  String.raw`am|a\.m\.?|ص|(?:in the |this )?(?:early )?morning|(?:في )?(?:${MORNING})`,
  String.raw`pm|p\.m\.?|م|(?:in the |this )?(?:afternoon|evening)|(?:في )?(?:${EVENING})`,
  `(?:at |this )?night|tonight|الليله|${NIGHT}`,
  `(?:في )?(?:${NOON})`,
])
/** The same in words that stand behind an hour, without the letters, which also abbreviate other words. */
export const HALF_WORD = `(?:in the (?:early )?(?:morning|afternoon|evening)|this (?:morning|afternoon|evening)|at night|tonight|الليله|(?:في )?(?:${MORNING}|${EVENING}|${NOON})|${NIGHT})`

/** These words may stand beside a day: tomorrow morning, مساء الغد. */
export const PART_OF_DAY = word(
  `(?:in the |this )?(?:early )?(?:morning|afternoon|evening)|night|(?:في )?(?:${MORNING}|${EVENING}|${NOON})|${NIGHT}`,
)

const NOON_HOUR = 12
const LAST_MORNING_HOUR = 6
/** An hour beside "noon" that is still of the morning: eleven. */
const FIRST_NOON_HOUR = 9
const LAST_NIGHT_HOUR = 4

/** An hour of the clock as it was meant: without its half it lies in the day. The hours of the next day are over 24. */
export function hourOf(hour: number, half: number): number {
  if (half === 0) return hour % NOON_HOUR
  if (half === 1) return (hour % NOON_HOUR) + NOON_HOUR
  if (half === 2) return hour === NOON_HOUR ? 2 * NOON_HOUR : hour > LAST_NIGHT_HOUR ? hour + NOON_HOUR : hour + 2 * NOON_HOUR
  if (half === 3) return hour >= FIRST_NOON_HOUR ? hour : hour + NOON_HOUR
  return hour >= 1 && hour <= LAST_MORNING_HOUR ? hour + NOON_HOUR : hour
}
