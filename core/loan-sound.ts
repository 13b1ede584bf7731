/**
 * How a loanword sounds in either script: monitor and مونيتور have the same consonants, in classes as wide as the spellings that people use for
 * one sound, and their vowels agree. Two words that sound alike are perhaps the same word and are proposed as such.
 */
const CLASSES: Readonly<Record<string, string>> = {
  b: 'بپ', t: 'تط', d: 'دض', s: 'سشزص', k: 'كقغجگخ', f: 'فڤ', h: 'ه', l: 'ل', m: 'م', n: 'ن', r: 'ر',
} // prettier-ignore
const ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([sound, letters]) => Array.from(letters).map((letter) => [letter, sound] as const)),
)
/** Letters of sounds that the languages from which people borrow do not have. */
const NATIVE = /[عحثذظء]/u

const LATIN_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/tion(?=s?$)/, 'sen'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/[cs]h|z/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/gh(?=t)/g, ''],
  [/[cgj]/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
]

/** A consonant with the vowels behind it. */
interface Sound {
  readonly consonant: string
  readonly vowels: string
}

/** Doubled consonants are one, also where a short vowel parts them that Arabic does not write, and an h at the end is none. */
function joined(sounds: readonly Sound[]): Sound[] {
  const once = sounds.filter(
    ({ consonant, vowels }, at) => vowels.length > 1 || /[اوي]/u.test(vowels) || consonant !== sounds[at + 1]?.consonant,
  )
  const last = once.at(-1)
  return last?.consonant === 'h' && last.vowels === '' ? once.slice(0, -1) : once
}

function ofArabic(word: string): Sound[] {
  const plain = word.replace(/^ال(?=....)/, '').replace(/(?<=...)ه$/, '')
  const parts = plain.match(/^[اوي][اوي]*|[^اوي][اوي]*/gu) ?? []
  return parts.map((part) => {
    const consonant = ARABIC.get(part[0]!)
    return consonant ? { consonant, vowels: part.slice(1) } : { consonant: 'a', vowels: part }
  })
}

function ofLatin(word: string): Sound[] {
  const spelled = LATIN_GROUPS.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  const parts = spelled.match(/^[aeiouwy]+|[^aeiouwy][aeiouwy]*/g) ?? []
  return parts.map((part) =>
    /^[aeiouwy]/.test(part) ? { consonant: 'a', vowels: part } : { consonant: part[0]!, vowels: part.slice(1) },
  )
}

/** Fewer consonants say too little. */
const FEWEST = 4

function soundsOf(word: string): readonly Sound[] {
  const sounds =
    /^\p{Script=Arabic}+$/u.test(word) && !NATIVE.test(word)
      ? joined(ofArabic(word))
      : /^[a-z]+$/.test(word)
        ? joined(ofLatin(word))
        : []
  return sounds.length < FEWEST ? [] : sounds
}

const agree = (latin: string, arabic: string): boolean =>
  (!arabic.includes('و') || /[ouw]/.test(latin)) &&
  (!arabic.includes('ي') || /[aeiy]/.test(latin)) &&
  (!arabic.startsWith('ا') || latin !== '')

/** Whether two folded words, one in each script, may be the same word. */
export function soundAlike(word: string, other: string): boolean {
  if (/^[a-z]/.test(word) === /^[a-z]/.test(other)) return false
  const [latin, arabic] = /^[a-z]/.test(word) ? [soundsOf(word), soundsOf(other)] : [soundsOf(other), soundsOf(word)]
  return (
    latin.length > 0 &&
    latin.length === arabic.length &&
    latin.every(
      ({ consonant, vowels }, at) =>
        consonant === arabic[at]!.consonant && (at === 0 && consonant === 'a' ? true : agree(vowels, arabic[at]!.vowels)),
    )
  )
}

const LETTERS = { arabic: Array.from('ابتجخدرزسشصضطغفقكلمنهويپڤگ'), latin: Array.from('abcdefghijklmnopqrstuvwxyz') } as const
const beginningOf = (letter: string): string | undefined =>
  /[a-z]/.test(letter) ? ofLatin(letter)[0]?.consonant : (ofArabic(letter)[0]?.consonant ?? 'a')
/** Letters that stand for a second sound in front of some others. */
const SECOND: Readonly<Record<string, string>> = { c: 's', p: 'f', x: 's' }

/** The letters of the other script with which a word like this one may begin; none where it has too few sounds. */
export function otherBeginnings(word: string): readonly string[] {
  const [first] = soundsOf(word)
  if (!first) return []
  return LETTERS[/^[a-z]/.test(word) ? 'arabic' : 'latin'].filter(
    (letter) => beginningOf(letter) === first.consonant || SECOND[letter] === first.consonant,
  )
}
