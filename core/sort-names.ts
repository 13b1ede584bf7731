/** Puts أحمد and احمد side by side, where codepoint order puts ابتسام and إبراهيم between them; «قاعة 2» before «قاعة 10». */
const collator = new Intl.Collator('ar', { numeric: true })

type Language = 'ar' | 'en'
const SCRIPT: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u }

/** Order of a mixed list: names in the script of the surface first, then the others. `[...names].sort(byName('ar'))` */
export function byName(language: Language, { ignoreArticle = false } = {}): (one: string, other: string) => number {
  const key = (name: string) => (ignoreArticle ? withoutArticle(name) : name)
  return (one, other) =>
    rank(one, language) - rank(other, language) || collator.compare(key(one), key(other)) || order(one, other)
}

/** A name without letters («2026») belongs to every script. */
function rank(name: string, language: Language): number {
  const letter = firstLetter(name)
  return letter === '' || SCRIPT[language].test(letter) ? 0 : 1
}

/** Names the collator holds equal still need one order, or two pages of a list would disagree. */
function order(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Titles, not names: «د.», «أ.د.», «م محمد», "Dr", "Eng.". السيد stays, it is a first name too. */
const HONORIFIC =
  /^(?:[دمأا]\s?\.\s*|[دمأ]\s+|(?:ال)?(?:دكتور|مهندس|[أا]ستاذ)ة?\s+|(?:dr|eng|prof|mr|mrs|ms)(?:\.\s*|\s+))+(?=\p{L})/iu

/**
 * The one letter of an avatar: the first of the first name, past titles and the article. One, because two Arabic initials
 * join into a word that means something else.
 */
export function initialOf(name: string): string {
  const bare = name.normalize('NFC').trim().replace(HONORIFIC, '')
  return firstLetter(withoutArticle(bare)).toLocaleUpperCase('en')
}

/** ال only where two letters remain; "Al-" is the same article spelt in Latin. */
function withoutArticle(name: string): string {
  return name.replace(/^(?:ال(?=\p{L}{2})|(?:al|el)-(?=\p{L}{2}))/iu, '')
}

function firstLetter(name: string): string {
  return name.match(/\p{L}/u)?.[0] ?? ''
}
