import { word } from './reading.ts'
import { COMING, PAST, shortWeekdays, weekdays } from './words.ts'

const BEFORE =
  '(?:(?:on the|on|by the|by|due|before|for|at the|at|until|till|through|starting(?: from)?|في|بتاريخ|يوم|ليوم|قبل|الموافق|حتي|لغايه|لين|بحلول|خلال|هذا|(?:ابتداء|اعتبارا|بدءا) من) ){0,2}'
/** Days of the week stand in names, too: of prayers, sales, chapters, papers, places and people. */
const NO_NAME =
  '(?<!(?:black|cyber|good|easter|super|ash|giving|palm|surat|صلاه|سوره|صحيفه|جريده|مجله|حي|شارع|مطعم|سوق|مدينه|جامع|مسجد|ام|ابو|ابن|بني) )(?<!(?:last|past|previous) )'
const NO_THING = `(?! (?:times|prayers?|sales?|roast|school|البيضاء?|السوداء?|العظيمه|اليتيمه|${PAST})(?!\\p{L}))`
const TIME_AHEAD = String.raw`(?=$| (?:\d|at |الساعه |الصبح|العصر|المغرب|الظهر)| ?[#!])`
const INTRODUCED = '(?:(?:on|by|before|due|until|for|this|coming|next|يوم|ليوم|قبل|حتي) ){1,2}'

export const weekdayRules = [
  word(`${NO_NAME}${BEFORE}(?:next |this |coming )?(?<name>${weekdays.any})(?: ${COMING})?${NO_THING}`),
  word(
    `${INTRODUCED}(?<name>${shortWeekdays.any})(?: ${COMING})?|(?<=^|\\s)(?<other>${shortWeekdays.any})(?: ${COMING}|${TIME_AHEAD})`,
  ),
]

type Groups = Readonly<Partial<Record<string, string>>>

/** 0 is Sunday; −1 for a word that without its article is a number or a name. */
export function weekdayNamed({ name, other }: Groups): number {
  const spelled = name ?? other ?? ''
  const long = weekdays.placeOf(spelled)
  if (long < 0) return shortWeekdays.placeOf(spelled)
  return /^(?:احد|ا[ثت]نين|ثلاثاء?|اربعاء?|خميس|جمعه|سبت|ثلوث|ربوع)$/.test(spelled) ? -1 : long
}
