/**
 * How a loanword sounds in either script: monitor and مونيتور are both `mntr`. Consonants only, in classes as wide as the spellings that
 * people use for one sound; a first vowel is `a`. Two words of the same sound are perhaps the same word and are proposed as such.
 */
const CLASSES: Readonly<Record<string, string>> = {
  b: 'بپ', t: 'تطث', d: 'دذض', s: 'سشصزظ', k: 'كقغجخگ', f: 'فڤ', h: 'هح', l: 'ل', m: 'م', n: 'ن', r: 'ر',
} // prettier-ignore
const ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound] as const)),
)

const LATIN_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/[ts]ions?$/, 'sn'],
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

/** Fewer consonants say too little. */
const FEWEST = 4
const once = (sound: string): string => sound.replace(/(.)\1+/g, '$1').replace(/(?<=.)h$/, '')

function ofArabic(word: string): string {
  const [first = '', ...rest] = word.replace(/^ال(?=....)/, '').replace(/ه$/, '')
  const beginning = first === 'و' ? 'w' : first === 'ي' ? 'y' : (ARABIC.get(first) ?? 'a')
  return beginning + rest.map((letter) => ARABIC.get(letter) ?? '').join('')
}

function ofLatin(word: string): string {
  const [first = '', ...rest] = LATIN_GROUPS.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  const beginning = /[aeiou]/.test(first) ? 'a' : first
  return beginning + rest.filter((letter) => !/[aeiouwy]/.test(letter)).join('')
}

/** Of one folded word; empty where too little of it is left, or where it is of another script. */
export function loanSound(word: string): string {
  const sound = /^\p{Script=Arabic}+$/u.test(word) ? once(ofArabic(word)) : /^[a-z]+$/.test(word) ? once(ofLatin(word)) : ''
  return sound.length < FEWEST ? '' : sound
}

const LETTERS = { arabic: [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويپڤگ'], latin: [...'abcdefghijklmnopqrstuvwxyz'] } as const

/** The letters of the other script with which a word of this sound may begin. */
export function otherBeginnings(word: string): readonly string[] {
  const [sound = ''] = loanSound(word)
  if (/^[a-z]+$/.test(word))
    return LETTERS.arabic.filter(
      (letter) => sound === (letter === 'و' ? 'w' : letter === 'ي' ? 'y' : (ARABIC.get(letter) ?? 'a')),
    )
  return LETTERS.latin.filter(
    (letter) =>
      ofLatin(letter) === sound ||
      (letter === 'c' && sound === 's') ||
      (letter === 'p' && sound === 'f') ||
      (letter === 'x' && sound === 's'),
  )
}
