import { FORM_FOUR, FORM_THREE, FORM_TWO } from './verb-lists.ts'
import { withoutShadda } from './spelling.ts'

/** The verbal nouns a verb leads to; the first of `sure` is what it can only mean. */
export interface Acts {
  readonly sure?: string
  readonly perhaps: readonly string[]
}

interface Form {
  readonly shape: RegExp
  readonly nouns: (a: string, b: string, c: string, d: string) => string[]
  /** No other word has this shape. */
  readonly sure?: boolean
}

const weak = /[ىي]/
const I = '[يتنأ]'

/** افتعال and its like: what stands before the last radicals, which may be hollow (اختيار) or end weakly (انتهاء). */
const drawn = (head: string, c2: string, c3: string): string => {
  if (weak.test(c3)) return `${head}${c2}اء`
  return /[اي]/.test(c2) ? `${head}يا${c3}` : `${head}${c2}ا${c3}`
}

const formTen = (c1: string, c2: string, c3: string): string => {
  if (weak.test(c3)) return `است${c1}${c2}اء`
  if (/[اي]/.test(c2)) return `است${c1}ا${c3}ة`
  return c1 === 'و' ? `استي${c2}ا${c3}` : `است${c1}${c2}ا${c3}`
}

const formFour = (c1: string, c2: string, c3: string): string => {
  if (weak.test(c3)) return `إ${c1}${c2}اء`
  if (c2 === 'ا') return `إ${c1}ا${c3}ة`
  return c1 === 'و' ? `إي${c2}ا${c3}` : `إ${c1}${c2}ا${c3}`
}

const formTwo = (c1: string, c2: string, c3: string): string => {
  if (weak.test(c3)) return `ت${c1}${c2}ية`
  return /[أئؤ]/.test(c3) ? `ت${c1}${c2}ئة` : `ت${c1}${c2}ي${c3}`
}

const formThree = (c1: string, c2: string, c3: string): string => (weak.test(c3) ? `م${c1}ا${c2}اة` : `م${c1}ا${c2}${c3}ة`)

const listedTwo = (a: string, b: string, c: string): string[] => (FORM_TWO.has(a + b + c) ? [formTwo(a, b, c)] : [])

/** After a ت that may be VI as well (تراجع), only verbs that are used in III. */
const listedThree = (a: string, b: string, c: string): string[] => (FORM_THREE.has(`${a}ا${b}${c}`) ? [formThree(a, b, c)] : [])

/** Without the endings of persons; the root in groups. */
const STEMS: readonly Form[] = [
  { shape: new RegExp(`^(?:ا|${I})ست([^ا])(.)(.)$`), nouns: (a, b, c) => [formTen(a, b, c)], sure: true },
  { shape: new RegExp(`^(?:ا|${I})ست([^ا])([^اىي])$`), nouns: (a, b) => [`است${a}ا${b}`, `است${a}${b}ا${b}`, `است${a}ا${b}ة`] },
  { shape: new RegExp(`^(?:ا|[ين])ن([^تا])(.)(.)$`), nouns: (a, b, c) => [drawn(`ان${a}`, b, c)] },
  { shape: /^(?:ا|[ين])ن([^تا])([^اىي])$/, nouns: (a, b) => [`ان${a}${b}ا${b}`] },
  { shape: new RegExp(`^(?:ا|${I})([^ا])ت(.)(.)$`), nouns: (a, b, c) => [drawn(`ا${a}ت`, b, c)] },
  { shape: new RegExp(`^(?:ا|${I})([^است])ت([^اىي])$`), nouns: (a, b) => [`ا${a}ت${b}ا${b}`] },
  { shape: new RegExp(`^(?:ا|${I})ت([^ا])([^اىي])$`), nouns: (b, c) => [`ات${b}ا${c}`] },
  { shape: new RegExp(`^(?:ا|${I})([صضط])ط(.)(.)$`), nouns: (a, b, c) => [drawn(`ا${a}ط`, b, c)] },
  { shape: new RegExp(`^(?:ا|${I})زد(.)(.)$`), nouns: (b, c) => [drawn('ازد', b, c)] },
  { shape: /^اط([^ا])([^اىي])$/, nouns: (b, c) => [`اط${b}ا${c}`] },
  { shape: /^يت([^ا])(ا?)(.)(.)$/, nouns: (a, long, b, c) => [`ت${a}${long}${b}${c.replace('ى', 'ي')}`], sure: true },
  { shape: /^[تنأ]ت([^ا])(ا?)(.)(.)$/, nouns: (a, long, b, c) => [`ت${a}${long}${b}${c.replace('ى', 'ي')}`] },
  { shape: /^[ينأ]([^ا])ا([^ا])([^اة])$/, nouns: (a, b, c) => [formThree(a, b, c)] },
  { shape: /^ت([^ا])ا([^ا])([^اة])$/, nouns: listedThree },
  { shape: /^أ([^ا])(.)([^ية])$/, nouns: (a, b, c) => [formFour(a, b, c)] },
  { shape: /^[ينأ](.)ي([^يىا])$/, nouns: (a, b) => [`إ${a}ا${b}ة`] },
  { shape: /^[ين](.)(.)ي$/, nouns: (a, b) => [`إ${a}${b}اء`] },
  { shape: /^[يتنأ](.)(.)(.)$/, nouns: listedTwo },
]

/** Only with the ending of a person behind them. */
const INFLECTED: readonly Form[] = [
  { shape: /^(.)(.)(.)(?:ت|نا|تم|وا)$/, nouns: listedTwo },
  { shape: /^أ(.)([^ا])(?:ت|نا|تم)$/, nouns: (a, b) => [`إ${a}ا${b}ة`] },
  { shape: /^ا(.)ت(.)(?:ت|نا|تم)$/, nouns: (a, b) => [`ا${a}تيا${b}`] },
  { shape: /^أ(.)(.)ي?(?:ت|تم|نا|وا)$/, nouns: (a, b) => [`إ${a}${b}اء`] },
  { shape: /^ا(.)(.)(.)(?:ت|نا|تم|وا)$/, nouns: (a, b, c) => [formFour(a, b, c)] },
  { shape: /^ت([^ا])(ا?)(.)(.)(?:ت|نا|تم|وا)$/, nouns: (a, long, b, c) => [`ت${a}${long}${b}${c}`] },
  { shape: /^(.)ا(.)(.)(?:ت|نا|تم|وا)$/, nouns: (a, b, c) => [formThree(a, b, c)] },
]

/** A written shadda on the second radical says form II, or V behind a ت of its own. */
const DOUBLED = /^([يتنأ]?ت|[يتنأ])?([^ا])(.)ّ([^ةا])(?:تم|ت|نا|وا|ا|ون|ين|ان|ن)?(?:ها|هم|ه|ك|كم)?$/

const PERSON = /(?:تما|تم|ت|نا|وا|ا|ون|ين|ان|ن)$/
const OBJECT = /(?:ها|هما|هم|ه|ني|نا|كم|ك)$/

/** فاعل is a participle as well: only verbs that are used as such are read as one without an ending. */
const threeOf = (word: string): string[] => {
  const [, a, b, c] = /^(.)ا(.)(.)$/.exec(word) ?? []
  return a && b && c && FORM_THREE.has(word) ? [formThree(a, b, c)] : []
}

function doubled(word: string): string[] {
  const [, head = '', a, b, c] = DOUBLED.exec(word) ?? []
  if (!a || !b || !c) return []
  const five = `ت${a}${b}${c}`
  if (head.length === 2) return [five]
  return head === 'ت' ? [formTwo(a, b, c), five] : [formTwo(a, b, c)]
}

const cut = (word: string, ending: RegExp): string[] => (ending.test(word) ? [word, word.replace(ending, '')] : [word])

export function readVerb(written: string): Acts {
  const word = withoutShadda(written).replace(/^س(?=[يتنأ]...)/, '')
  const bare = cut(word, OBJECT)
  const stems = [...new Set(bare.flatMap((one) => cut(one, PERSON)))].filter((stem) => stem.length > 2)
  const from = (forms: readonly Form[], words: readonly string[]) =>
    words.flatMap((one) => forms.flatMap((form) => nounsOf(form, one)))
  const found = [...from(STEMS, stems), ...from(INFLECTED, bare)]
  const sure = found.find((one) => one.sure)
  const perhaps = [...found.map(({ noun }) => noun), ...threeOf(word), ...doubled(written)]
  return { ...(sure && { sure: sure.noun }), perhaps }
}

function nounsOf({ shape, nouns, sure = false }: Form, word: string): { noun: string; sure: boolean }[] {
  const root = shape.exec(word)?.slice(1)
  if (!root) return []
  const [a = '', b = '', c = '', d = ''] = root
  return nouns(a, b, c, d).map((noun) => ({ noun, sure }))
}

const PARTICIPLES: readonly Form[] = [
  { shape: /^م(.)(.)ّ([^ة])$/, nouns: (a, b, c) => [formTwo(a, b, c)] },
  { shape: /^م(.)(.)(.)$/, nouns: (a, b, c) => (FORM_FOUR.has(a + b + c) ? [formFour(a, b, c)] : []) },
  { shape: /^مت([^ا])(ا?)(.)(.)$/, nouns: (a, long, b, c) => [`ت${a}${long}${b}${c}`] },
  { shape: /^مست(.)(.)(.)$/, nouns: (a, b, c) => [formTen(a, b, c)] },
  { shape: /^من([^ت])(.)(.)$/, nouns: (a, b, c) => [drawn(`ان${a}`, b, c)] },
  { shape: /^م(.)ت(.)(.)$/, nouns: (a, b, c) => [drawn(`ا${a}ت`, b, c)] },
]

/** The doer or what it is done to, of the forms whose participles have a shape of their own: مشترك of اشتراك. */
export const actsOfParticiple = (word: string): string[] =>
  PARTICIPLES.flatMap((form) => nounsOf(form, word)).map(({ noun }) => noun)
