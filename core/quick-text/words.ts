import { namesOf } from './reading.ts'

/** All in the spelling of `readingOf`: small letters, one form of alef, no marks. ه before an article is "this" in the Gulf. */
export const weekdays = namesOf([
  'sundays?|(?:ه?ال)?احد|هالحد',
  'mondays?|(?:ه?ال)?ا[ثت]نين',
  'tuesdays?|(?:ه?ال)?ثلاثاء?|(?:ه?ال)?ثلوث|ه?التلات',
  'wednesdays?|(?:ه?ال)?اربعاء?|(?:ه?ال)?ربوع',
  'thursdays?|(?:ه?ال)?خميس',
  'fridays?|(?:ه?ال)?جمعه',
  'saturdays?|(?:ه?ال)?سبت',
])
/** Words of their own, too: they are days only where nothing else fits. */
export const shortWeekdays = namesOf(['sun|الحد', 'mon', 'tues?', 'wed|الاربع', 'thu(?:rs?)?', 'fri', 'sat'])

export const months = namesOf([
  'jan(?:uary)?|يناير|كانون الثاني',
  'feb(?:ruary)?|فبراير|شباط',
  'mar(?:ch)?|مارس|اذار',
  'apr(?:il)?|ابريل|نيسان',
  'may|مايو|ايار',
  'june?|يونيو|حزيران',
  'july?|يوليو|تموز',
  'aug(?:ust)?|اغسطس|اب',
  'sept?(?:ember)?|سبتمبر|ايلول',
  'oct(?:ober)?|اكتوبر|تشرين الاول',
  'nov(?:ember)?|نوفمبر|تشرين الثاني',
  'dec(?:ember)?|ديسمبر|كانون الاول',
])
export const hijriMonths = namesOf([
  'muharram|محرم',
  'safar|صفر',
  'rabi(?:. al-| al-| )awwal|ربيع الاول',
  'rabi(?:. al-| al-| )(?:thani|akhir)|ربيع (?:الثاني|الاخر)',
  'jumada al-(?:ula|awwal)|جمادي الاولي?',
  'jumada al-(?:akhirah?|thani)|جمادي (?:الاخره?|الثانيه?)',
  'rajab|رجب',
  'sha.?a?ban|شعبان',
  'ramad[h]?an|رمضان',
  'shawwal|شوال',
  'dhu?l?[ -](?:al-)?qi.?dah?|ذ[ويا] القعده',
  'dhu?l?[ -](?:al-)?hijjah?|ذ[ويا] الحجه',
])

/** From one on; hours are feminine in Arabic, days of a month masculine. */
export const hours = namesOf([
  'one|الواحده|واحده|وحده|الاولي',
  'two|الثانيه|ثنتين|اثنتين',
  'three|الثالثه|ثلاثه|تلاته',
  'four|الرابعه|اربعه',
  'five|الخامسه|خمسه',
  'six|السادسه|سته',
  'seven|السابعه|سبعه',
  'eight|الثامنه|ثمانيه|تمانيه',
  'nine|التاسعه|تسعه',
  'ten|العاشره|عشره',
  'eleven|الحاديه عشره?|احدي عشره?|احد عشر|حداشر',
  'twelve|الثانيه عشره?|اثن[اي] عشر|اثنتا عشره?|اتناشر',
])
export const monthDays = namesOf([
  'الاول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
])
export const counts = namesOf([
  'an?|one|واحده?',
  'two|اثنين|اثنان|اثنتين|ثنتين|اتنين',
  'three|ثلاثه?|تلاته?',
  'four|اربعه?',
  'five|خمسه?',
  'six|سته?',
  'seven|سبعه?',
  'eight|ثمانيه?|ثمان|تمانيه?|تمن',
  'nine|تسعه?',
  'ten|عشره?',
])
/** A number in figures or in words. */
export const COUNT = `(?:\\d{1,3}|${counts.any})`
export const countOf = (word: string): number => (/^\d/.test(word) ? Number(word) : counts.placeOf(word) + 1)

/** Which one of a month; the last place is the last one. */
export const places = namesOf(['first|1st|اول', 'second|2nd|ثاني|تاني', 'third|3rd|ثالث|تالت', 'fourth|4th|رابع', 'last|اخر'])
export const placeOf = (word: string): number => (places.placeOf(word) === 4 ? -1 : places.placeOf(word) + 1)

export const COMING = '(?:القادمه?|الجايه?|الجاي|المقبله?|اللي جاي)'
export const PAST = '(?:الماضيه?|الفائته?|الفايته?|السابقه?)'

/** A number before one of these counts things, so it is neither a day nor an hour. */
const UNITS = [
  String.raw`%|\$|percent|people|persons?|pages?|items?|times|pcs|pieces|boxes|min(?:ute)?s?|hours?|days?|weeks?|months?|years?`,
  'inch(?:es)?|feet|kg|kilos?|grams?|lbs?|cups?|miles?|km|cm|mm|met(?:er|re)s?|lit(?:er|re)s?|tsp|tbsp|sar|usd|riyals?|stars?|copies|chairs',
  'دقيقه|دقائق|دقايق|ساعه|ساعات|يوم|ايام|اسابيع|شهور|اشهر|سنوات|مره|مرات|شخص|اشخاص|موظف|موظفين|صفحه|صفحات|نسخه|نسخ|كيلو|كجم|كم',
  'بوصه|انش|متر|امتار|سم|لتر|كوب|اكواب|طن|ريال|ريالات|دولار|قطعه|قطع|حبه|حبات|علبه|كرتون|كراسي',
].join('|')
export const NO_UNIT = `(?! ?(?:${UNITS})(?!\\p{L}))`
