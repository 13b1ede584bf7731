export type Direction = 'rtl' | 'ltr'

/** Parts that never say in which language a line is written (product/arabic.md, "Direction of user text"). */
const TOKENS = [
  /```[\s\S]*?```|`[^`\n]*`/g, // code
  /\b(?:https?:\/\/|www\.)\S+/gi, // URLs
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, // e-mails
  /(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w.-])(?:\/\S*)?/g, // hosts without a scheme: diwan.example/help
  /@[\p{L}\p{M}\p{N}_]+/gu, // mentions
]

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** «Zoom اجتماع…» is an Arabic line although it opens with a Latin word. */
const ARABIC_SHARE = 0.4

/** A mark before all words: the writer chose the direction of the line by hand. */
const CHOSEN = /^\s*([\u200E\u200F])/

/**
 * The direction of one paragraph. What is left after the tokens decides by its first letter; emoji, digits and marks
 * are no letters. A line without letters takes the direction of the surface it was written on.
 */
export function directionOf(text: string, fallback: Direction): Direction {
  const chosen = CHOSEN.exec(text)?.[1]
  if (chosen) return chosen === '\u200F' ? 'rtl' : 'ltr'
  const prose = TOKENS.reduce((rest, token) => rest.replace(token, ' '), text)
  const letters = prose.match(/\p{L}/gu) ?? []
  const [first] = letters
  if (first === undefined) return fallback
  if (RIGHT_TO_LEFT.test(first)) return 'rtl'
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length
  return arabic >= letters.length * ARABIC_SHARE ? 'rtl' : 'ltr'
}

/** Embeddings, overrides and isolates: «exe.غير\u202Etxt» shows a name that is not the name. The harmless LRM and RLM stay. */
export function stripBidiControls(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

const MARKS = { ltr: '\u200E', rtl: '\u200F' } as const

/**
 * For titles, push, mail subjects, CSV and `title=`, where no `<bdi>` can stand: U+2068 … U+2069, closed for certain. What shows it
 * goes by the first letter, so a mark before the words tells the direction where the rule finds another.
 */
export function isolate(text: string, fallback: Direction = 'ltr'): string {
  const inside = stripBidiControls(text)
  const direction = directionOf(inside, fallback)
  const mark = directionOfFirst(inside) === direction ? '' : MARKS[direction]
  return `\u2068${mark}${inside}\u2069`
}

/** As an isolate finds it: by the first letter or mark, else from the left. */
function directionOfFirst(text: string): Direction {
  const [first = ''] = /[\p{L}\u200E\u200F]/u.exec(text) ?? []
  return first === MARKS.rtl || RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}
