import { consonantsOf, LATIN_CONSONANTS } from './name-sound.ts'
import { withoutShadda } from './words/spelling.ts'

/**
 * How a name is read in both scripts, with the vowels that Arabic writes: سالم is `sAlm`, سليم is `slIm`. A Latin name may be several,
 * for its letters do not tell a long vowel from a short one: Salim is either, Saleem only the second.
 */
const LONG: Readonly<Record<string, string>> = { ا: 'A', آ: 'A', و: 'U', ي: 'I', ئ: 'I', ؤ: 'U' }

const collapsed = (voiced: string): string => voiced.replace(/([a-z])\1+/g, '$1')

/** Of one spelled name in Arabic letters. */
export function voicedArabic(word: string): string {
  const [first = '', ...rest] = withoutShadda(word)
    .replace(/^ال(?=..)/, '')
    .replace(/^(عبد)ال(?=..)/, '$1ل')
    .replace(/لله$/, 'للا')
    .replace(/(?<=..)[ىةه]$/, 'ا')
  return collapsed(consonantsOf.first(first) + rest.map((letter) => LONG[letter] ?? consonantsOf.arabic(letter)).join(''))
}

/** Vowels between two consonants, and what Arabic may write there. */
const BETWEEN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^$/, ['']],
  [/^(?:a|aa)$/, ['', 'A']],
  [/^e$/, ['']],
  [/^i$/, ['', 'I']],
  [/^[ou]$/, ['', 'U']],
  [/^a?[aeou]*w[aeou]*a+$/, ['UA']],
  [/^a+[yi]+[eiu]$/, ['AI']],
  [/^y[aeu]$/, ['I', 'IA']],
  [/^[aeiu]?(?:iy?|y|ey)a+$/, ['IA']],
  [/^(?:o|u)?w?a$/, ['UA']],
  [/^a?e*(?:ee|ei|ey|ii|ie|i|y)$/, ['I']],
  [/^a?(?:ou|oo|uo|uu|u|o|w|ow)$/, ['U']],
]
const between = (vowels: string): readonly string[] => BETWEEN.find(([shape]) => shape.test(vowels))?.[1] ?? ['']

/** At the end none is short but e. */
const LAST: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^$/, ['']],
  [/^a+$/, ['A']],
  [/^e$/, ['', 'A', 'I']],
  [/^(?:[iy]|ee|ie|ey|ei)$/, ['I']],
  [/^(?:o|u|ou|oo|w)$/, ['U', '']],
  [/^[aei]?[iy]+a+$/, ['IA']],
]
const last = (vowels: string): readonly string[] => LAST.find(([shape]) => shape.test(vowels))?.[1] ?? between(vowels)

const initial = (vowels: string): readonly string[] => {
  if (/^a+$/.test(vowels)) return ['', 'A']
  if (/^ai$/.test(vowels)) return ['', 'I', 'AI']
  return /^(?:[ie]+|ei)$/.test(vowels) ? ['', 'I'] : /^(?:ou|oo|ow|au)$/.test(vowels) ? ['', 'U'] : ['']
}

/** Names of three consonants say by their second vowel whether the first is long: Salem, but Hamad, Nasr. */
function isLikely(consonants: readonly string[], vowels: readonly string[], read: readonly string[]): boolean {
  if (consonants.length !== 3 || vowels[2] !== '' || vowels[0] !== 'a') return true
  const [one, two] = read
  if (/^[ei]$/.test(vowels[1]!)) return (one === 'A') !== (two === 'I')
  return one !== 'A'
}

/** So many readings of one name are kept and asked for, and of no longer one. */
const MOST = 8
const LONGEST = 40

interface Run {
  readonly consonant: string
  readonly vowels: string
}

/** Each consonant with the vowels behind it; one for a doubled one, and no h at the end. */
function runsOf(word: string): { runs: Run[]; opens: boolean } {
  const [start = '', ...others] = consonantsOf.latin(word).split(/(?<=.)(?=[^aeiouwy])/)
  const opens = /^[aeiou]/.test(start)
  const runOf = (run: string): Run => ({ consonant: LATIN_CONSONANTS[run[0]!] ?? run[0]!, vowels: run.slice(1) })
  const all = [opens ? { consonant: 'a', vowels: start } : runOf(start || ' '), ...others.map(runOf)]
  const once = all.filter(({ consonant, vowels }, place) => vowels !== '' || consonant !== all[place + 1]?.consonant)
  const silent = once.length > 2 && once.at(-1)?.consonant === 'h' && once.at(-1)?.vowels === '' && once.at(-2)?.vowels !== ''
  return { runs: silent ? once.slice(0, -1) : once, opens }
}

/** Of one folded name in Latin letters: the Arabic ones it may be. */
export function voicedLatin(word: string): string[] {
  if (word.length > LONGEST) return []
  const { runs, opens } = runsOf(word)
  let read: string[][] = [[]]
  runs.forEach(({ vowels }, place) => {
    const may = place === runs.length - 1 ? last(vowels) : place === 0 && opens ? initial(vowels) : between(vowels)
    read = read.flatMap((before) => may.map((one) => [...before, one])).slice(0, MOST * 4)
  })
  const [consonants, vowels] = [runs.map((run) => run.consonant), runs.map((run) => run.vowels)]
  const voiced = read
    .filter((one) => isLikely(consonants, vowels, one))
    .map((one) => collapsed(consonants.map((letter, place) => letter + one[place]!).join('')))
  return [...new Set(voiced)].slice(0, MOST)
}
