import { readNoun } from './arabic-endings.ts'
import { beginsItself, isArticleLike, isBeginning } from './arabic-lists.ts'
import { actsOfParticiple, readVerb } from './arabic-verbs.ts'
import { readingOf, type Reading } from './reading.ts'
import { keyOf, otherSpellings, withoutShadda } from './spelling.ts'

const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(..+)$/
/** Where no root has a hamza in its second place, what stands before أ or إ is glued to it. */
const BEFORE_HAMZA = /^[وف]?[بلك]?([إأآ]..+)$/
const HAMZA_WITHIN = /^(?:كأس|كأن|لأن|فأس|فأر|فأل|بأس|وأد|فأف|لأم|بأر|كأب|لألأ|وأى)/
const GLUED = /^[وفبلك](...+)$/
/** A bare alef begins what is left only where it may be no hamza of a root: استقبال, اجتماع, اسم. */
const LIKELY_REST = /^(?:(?!\u0651)[^اءؤئىة]|ا(?:[^ا]..{2,}|سم|بن|بنة|مر[أا]ة))/

/** The words to which إلـ and ألـ belong may be written with a bare alef: الغاء, الوان. */
const AFTER_ROOT_ARTICLE = /^(?:.ا.(?:ي|ية|ه|ات)?|كترون.*|ماني.?|مانيا|بوم|بوم.ت|ماس|ياس|بسة|فا|فت|يكس|كسندر.*)$/

interface Part {
  readonly rest: string
  readonly definite: boolean
}

/** What stands behind the glued letters that are glued for sure. */
function surely(word: string): Part {
  const article = isArticleLike(withoutShadda(word)) ? undefined : ARTICLE.exec(word)?.[1]
  if (article) return { rest: article.replace(/^ّ/, ''), definite: true }
  const hamza = HAMZA_WITHIN.test(word) ? undefined : BEFORE_HAMZA.exec(word)?.[1]
  return { rest: hamza ?? word, definite: false }
}

interface Raw {
  readonly sure: string
  readonly perhaps: readonly string[]
}

function readRest({ rest, definite }: Part): Raw {
  const bare = withoutShadda(rest)
  const [noun, ...others] = readNoun(bare, definite)
  const acts = definite ? { perhaps: [] } : readVerb(rest)
  const done = [rest.replace(/ة$/, ''), noun, ...others].flatMap(actsOfParticiple)
  const perhaps = [...others, ...acts.perhaps, ...done]
  return acts.sure ? { sure: acts.sure, perhaps: [noun, ...perhaps] } : { sure: noun, perhaps }
}

/** What the word is if its first letter is glued to it: nothing where it is its own. */
function unglued(word: string, whole: readonly string[]): string[] {
  const rest = GLUED.exec(word)?.[1]
  if (!rest || beginsItself(whole) || !LIKELY_REST.test(rest)) return []
  const { sure, perhaps } = readRest({ rest, definite: false })
  const inner = /^[وف]/.test(word) ? unglued(rest, [sure, ...perhaps]) : []
  return [sure, ...perhaps, ...inner]
}

/** What a bare ال may hide: إلغاء behind الغاء, and the ل of a word behind للجنة. */
function hidden(word: string, rest: string): string[] {
  if (/^[وف]?لل/.test(word)) return isBeginning(`ل${rest}`) ? [`ل${rest}`] : []
  return AFTER_ROOT_ARTICLE.test(rest) ? readNoun(`ال${rest}`, false).slice() : []
}

/** The part of one spelled word that stands behind letters which are surely glued to it. */
export const bareArabic = (word: string): string => keyOf(surely(word).rest)

/** Of one spelled word in Arabic letters. */
export function readArabic(word: string): Reading {
  const part = surely(word)
  const { sure, perhaps } = readRest(part)
  const bare = withoutShadda(part.rest)
  const more = part.definite
    ? hidden(withoutShadda(word), bare)
    : part.rest === word
      ? unglued(word, [bare, sure, ...perhaps])
      : []
  const all = [...perhaps, ...more]
  const spelt = [sure, ...all].flatMap(otherSpellings)
  return { ...readingOf(keyOf(part.rest), keyOf(sure), [...all, ...spelt].map(keyOf)), definite: part.definite }
}
