import { spell, withoutShadda } from '../words/spelling.ts'

/** The stems of a verb: what the endings of persons follow in the past, and what stands between prefix and ending in the present. */
interface Stems {
  readonly past: readonly string[]
  /** Before an ending that begins with a consonant: قلت, رددت, انتهيت. */
  readonly short: readonly string[]
  readonly plural: readonly string[]
  readonly present: readonly string[]
  /** Before ون and وا. */
  readonly presentPlural: readonly string[]
}

/** Forms VII to X lose their first alef in the present, and so does form IV; أخذ keeps its hamza. */
function presentOf(verb: string): readonly string[] {
  if (verb.startsWith('آ')) return [`ؤ${verb.slice(1)}`]
  if (verb.startsWith('أ')) return verb.length > 3 ? [verb.slice(1)] : [verb, verb.slice(1)]
  if (verb.startsWith('ا')) return [verb.slice(1)]
  return /^و..$/.test(verb) ? [verb, verb.slice(1)] : [verb]
}

const regular = (verb: string): Stems => {
  const present = presentOf(verb)
  return { past: [verb], short: [verb], plural: [verb], present, presentPlural: present }
}

/** مشى, دعا, بقي and the derived forms that end like them. */
function defective(verb: string): Stems {
  const base = verb.slice(0, -1)
  const [vowel, bases] = [verb.endsWith('ا') ? 'و' : 'ي', presentOf(base)]
  const ends = verb.endsWith('ا') && verb.length === 3 ? ['و'] : ['ي', 'ى']
  return {
    past: [verb, base],
    short: [base + vowel],
    plural: [base],
    present: bases.flatMap((one) => ends.map((end) => one + end)),
    presentPlural: bases,
  }
}

/** قال, أفاد, اختار, استفاد: the long vowel is lost before a consonant, and is another one in the present. */
function hollow(verb: string): Stems {
  const [head, last] = [verb.slice(0, -2), verb.slice(-1)]
  const vowels = verb.length === 3 ? ['و', 'ي', 'ا'] : /^(?:أ|است)/.test(verb) ? ['ي'] : ['ا']
  const present = vowels.flatMap((vowel) => presentOf(head + vowel + last))
  return { past: [verb], short: [head + last], plural: [verb], present, presentPlural: present }
}

/** رد, أعد, اهتم, انضم, استعد: the doubled letter is written twice before a consonant. */
const doubled = (verb: string): Stems => ({ ...regular(verb), short: [verb + verb.slice(-1)] })

/** بدأ, أنشأ: the seat of the hamza changes with its vowel. */
function hamzated(verb: string): Stems {
  const base = verb.slice(0, -1)
  const present = presentOf(base).flatMap((one) => [`${one}أ`, `${one}ئ`])
  return {
    past: [verb],
    short: [verb],
    plural: [verb, `${base}ؤ`],
    present,
    presentPlural: [...present, ...presentOf(`${base}ؤ`)],
  }
}

const DOUBLED = /^(?:..|ا.ت[^اىي]|ان[^اىي][^اىي]|است[^اىي][^اىي]|اض.ر)$/
const HOLLOW = /^(?:.ا.|أ.ا.|ا..+ا.)$/

function stemsOf(verb: string): Stems {
  if (/..[ىاي]$/.test(verb)) return defective(verb)
  if (verb.endsWith('أ')) return hamzated(verb)
  if (HOLLOW.test(verb)) return hollow(verb)
  return DOUBLED.test(verb) ? doubled(verb) : regular(verb)
}

const each = (stems: readonly string[], write: (stem: string) => readonly string[]): string[] => stems.flatMap(write)

/** How people write a verb of the list, which is given as he did it: كتب, كتبت, يكتب, تكتبون, سنكتب without its س. */
export function verbForms(written: string): string[] {
  const verb = withoutShadda(spell(written))
  const { past, short, plural, present, presentPlural } = stemsOf(verb)
  const forms = [
    ...each(past, (stem) => [stem, `${stem}ت`]),
    ...each(short, (stem) => [`${stem}ت`, `${stem}نا`, `${stem}تم`]),
    ...each(plural, (stem) => [`${stem}وا`]),
    ...each(present, (stem) => ['ي', 'ت', 'ن', 'أ'].map((person) => person + stem)),
    ...each(presentPlural, (stem) => [`ي${stem}ون`, `ي${stem}وا`, `ت${stem}ون`, `ت${stem}وا`, `ت${stem}ين`, `ت${stem}ي`]),
  ]
  // the stem of مشت is no form of its own
  return [...new Set(forms)].filter((form) => form.length > 1 && (past.length === 1 || form !== past[1]))
}
