import { brokenSingulars } from './broken-patterns.ts'
import { FEMININE_NAMES, FUAL, MASCULINE_IN_AT, NEVER_A_STEM, PASSIVE_IN_AT, isWhole } from './arabic-lists.ts'

/** What a word may be without its endings: the first reading is the one it is kept by, the others are possible. */
export type Readings = readonly [string, ...string[]]

const FINAL_SEAT = /[ؤئ]$/
const seated = (stem: string): string => stem.replace(FINAL_SEAT, 'ء')

const OWNER = '(?:ها|هما|هم|هن|كما|كم|كن|نا)'
const PLURAL_OF_OWNER = new RegExp(`^(..+ات)(?:${OWNER}|ه|ي|ك)$`)
const T_BEFORE_OWNER = new RegExp(`^(..+)ت(?:${OWNER}|ه|ي|ك)$`)
const OWNED = new RegExp(`^(...+)${OWNER}$`)
/** مساهم, تفاهم, محاكم: the هم and كم of a root. */
const OF_ROOT = /^.{1,3}ا[هك]م$/

/** Endings of a noun, one after the other: whose it is, then number and gender. Behind an article it is nobody's. */
export function readNoun(word: string, definite: boolean): Readings {
  const named = FEMININE_NAMES.get(word)
  if (isWhole(word)) return named ? [word, named] : [word]
  const [first, ...more] = (definite ? undefined : readOwned(word)) ?? readNumber(word, definite)
  const others = [...more, ...(FUAL.get(word) ?? []), ...brokenSingulars(first), ...(named ? [named] : [])]
  return [first, ...others.filter((stem) => !NEVER_A_STEM.has(stem))]
}

function readOwned(word: string): Readings | undefined {
  const plural = PLURAL_OF_OWNER.exec(word)?.[1]
  if (plural) return readNumber(plural, false)
  const before = T_BEFORE_OWNER.exec(word)?.[1]
  if (before) return before.length > 2 ? [`${before}ة`, `${before}ت`] : [`${before}ت`, `${before}ة`]
  const owned = OF_ROOT.test(word) ? undefined : OWNED.exec(word)?.[1]
  if (!owned) return undefined
  const [first, ...others] = readNumber(seated(owned), false)
  return [first, ...others, ...(owned.endsWith('ا') ? [owned.replace(/ا$/, 'ى')] : []), word]
}

function readNumber(word: string, definite: boolean): Readings {
  const rule = RULES.find(({ shape }) => shape.test(word))
  const [stem = ''] = rule?.shape.exec(word)?.slice(1) ?? []
  return rule ? rule.read(stem, word, definite) : [word]
}

interface Rule {
  readonly shape: RegExp
  readonly read: (stem: string, word: string, definite: boolean) => Readings
}

/** تخزين, بساتين: the ين of the pattern. */
const OF_PATTERN = /^(?:ت..|..ا.)ين$/

const RULES: readonly Rule[] = [
  { shape: /^(...+ي)ة$/, read: (stem, word) => (stem.length > 4 ? [word, stem] : [word]) },
  { shape: /^(.+)ة$/, read: (_, word) => [word] },
  { shape: /^(..+)ت[اي]ن$/, read: (stem) => [`${stem}ة`, `${stem}ت`] },
  { shape: /^(..+)آت$/, read: (stem) => [`${stem}أة`] },
  { shape: /^(..+)ات$/, read: (stem) => [`${stem}ة`, ...singulars(stem)] },
  { shape: /^(...+)[وي]ن$/, read: (stem, word) => (OF_PATTERN.test(word) ? [word, stem] : [seated(stem), word]) },
  { shape: /^(...+)ان$/, read: (stem, word) => [word, seated(stem)] },
  { shape: /^(..+)ه$/, read: (stem, word, definite) => (definite || stem.length < 3 ? [`${stem}ة`] : unmarked(stem, word)) },
  { shape: /^(...+)[اك]$/, read: (stem, word, definite) => (definite ? [word] : [word, stem]) },
  { shape: /^(...+)ي$/, read: (stem, word, definite) => (definite ? [word] : [word, seated(stem)]) },
  { shape: /^(....+)و$/, read: (stem, word) => [word, seated(stem)] },
]

/** كتابه is his book, or كتابة without its dots. */
const unmarked = (stem: string, word: string): Readings => [`${stem}ة`, seated(stem), ...(stem.endsWith('ي') ? [] : [word])]

/** What besides a ة word has its plural in ات: masdars, loanwords, some few short ones. */
function singulars(stem: string): string[] {
  const short = /^(..)و$/.exec(stem)?.[1]
  const masculine =
    stem.length > 4 ||
    (stem.length === 4 && !/^.ا..$/.test(stem) && !/^م...$/.test(stem)) ||
    PASSIVE_IN_AT.has(stem) ||
    MASCULINE_IN_AT.has(stem)
  return [...(masculine ? [stem] : []), ...(stem.length > 3 ? [`${stem}ا`] : []), ...(short ? [`${short}ة`, `${short}اة`] : [])]
}
