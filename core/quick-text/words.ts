import { namesOf } from './reading.ts'

/** All in the spelling of `readingOf`: small letters, one form of alef, no marks. */
export const weekdays = namesOf([
  'sundays?|(?:ال)?احد',
  'mondays?|(?:ال)?اثنين',
  'tuesdays?|(?:ال)?ثلاثاء?',
  'wednesdays?|(?:ال)?اربعاء?',
  'thursdays?|(?:ال)?خميس',
  'fridays?|(?:ال)?جمعه',
  'saturdays?|(?:ال)?سبت',
])
/** Words of their own, too: they are days only where nothing else fits. */
export const shortWeekdays = namesOf(['sun', 'mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat'])

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
  'one|الواحده|واحده|وحده',
  'two|الثانيه|ثنتين|اثنتين',
  'three|الثالثه|ثلاثه|تلاته',
  'four|الرابعه|اربعه',
  'five|الخامسه|خمسه',
  'six|السادسه|سته',
  'seven|السابعه|سبعه',
  'eight|الثامنه|ثمانيه|تمانيه',
  'nine|التاسعه|تسعه',
  'ten|العاشره|عشره',
  'eleven|الحاديه عشره?|احدي عشر',
  'twelve|الثانيه عشره?|اثني عشر',
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
export const counts = namesOf(['an?|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])

/** Which one of a month; the last place is the last one. */
export const places = namesOf(['first|اول', 'second|ثاني|تاني', 'third|ثالث|تالت', 'fourth|رابع', 'last|اخر'])

export const COMING = '(?:القادمه?|الجايه?|المقبله?)'
export const PAST = '(?:الماضيه?|الفائته?|الفايته?|السابقه?)'

/** Half of the day by the word behind or before an hour. */
export const halves = namesOf([
  String.raw`am|a\.m\.?|ص|صباحا?|الصبح|الصباح`,
  String.raw`pm|p\.m\.?|م|مساء?|المسا|المساء|عصرا|العصر|ظهرا|الظهر`,
  'ليلا?|الليل|بالليل',
])
/** The same without the single letters, which also abbreviate other words. */
export const HALF_WORD = '(?:صباحا?|الصبح|الصباح|مساء?|المسا|المساء|عصرا|العصر|ظهرا|الظهر|ليلا?|الليل|بالليل)'
