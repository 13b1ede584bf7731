/** The keys of a Latin keyboard and what the Arabic one writes with them. */
const KEYS: readonly (readonly [latin: string, arabic: string])[] = [
  ...pairs('qwertyuiop[]', 'ضصثقفغعهخحجد'),
  ...pairs("asdfghjkl;'", 'شسيبلاتنمكط'),
  ...pairs('zxcvnm,./`', 'ئءؤرىةوزظذ'),
  ['b', 'لا'],
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
  ['B', 'لآ'],
]

function pairs(latin: string, arabic: string): [string, string][] {
  return Array.from(latin, (key, place) => [key, arabic[place] ?? ''])
}

const toArabic = new Map(KEYS)
const toLatin = new Map(KEYS.map(([latin, arabic]) => [arabic, latin.toLowerCase()]))

/**
 * What was meant by somebody whose keyboard stood on the other language: `hgl]dv` is «المدير», «حقهىفثق» is `printer`.
 * Nothing where both scripts stand, or no letter at all.
 */
export function otherLayout(text: string): string | null {
  const arabic = /\p{Script=Arabic}/u.test(text)
  const latin = /[a-z]/i.test(text)
  if (arabic === latin) return null
  if (latin) return Array.from(text, (key) => toArabic.get(key) ?? toArabic.get(key.toLowerCase()) ?? key).join('')
  return text.replace(/ل[اأإآ]|./gsu, (letter) => toLatin.get(letter) ?? letter)
}
