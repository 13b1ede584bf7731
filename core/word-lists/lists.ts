import { fold } from '../arabic-fold.ts'
import { bareArabic, readArabic } from '../words/arabic.ts'
import { bareLatin, readLatin } from '../words/english.ts'
import type { KnownWords } from '../words/known.ts'
import { keyOf, spell } from '../words/spelling.ts'
import { groupsOf, WORD_LISTS, type Group, type ListTexts, type WordList } from './entries.ts'
import { verbForms } from './verb-forms.ts'

export interface WordLists {
  readonly known: KnownWords
  /** The keys of the names of people that are written so, in either script. */
  readonly names: (written: string) => readonly string[]
  /** Groups of names, some of several words, that hold one of these. Each is written as keys with a space between. */
  readonly phrases: (names: readonly string[]) => readonly (readonly string[])[]
}

type Links = Map<string, readonly string[]>

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word)
const sureOf = (word: string): string => (isArabic(word) ? readArabic(spell(word)) : readLatin(fold(word))).sure

const BETWEEN = /[\s\-'’.&]+/gu
const partsOf = (text: string): string[] => text.split(BETWEEN).filter((part) => part !== '')
const inOneWord = (text: string): string => text.replace(BETWEEN, '')
const LATIN_ARTICLE = /^(?:al|el)[\s-]+(?=\S{3})/iu
/** A name of two words may be written in one, and Al-Qahtani without its article. */
const spellingsOf = (word: string): string[] =>
  LATIN_ARTICLE.test(word) ? [inOneWord(word), inOneWord(word.replace(LATIN_ARTICLE, ''))] : [inOneWord(word)]

/** By what a listed word is looked up. The rules may cut an ending of it, so it is not looked up by what they make of it. */
export function formKey(text: string): string {
  const word = inOneWord(text)
  return isArabic(word) ? bareArabic(spell(word)) : bareLatin(fold(word))
}
const headKey = (word: string): string => sureOf(inOneWord(word))
const nameKey = (text: string): string => partsOf(text).map(sureOf).join(' ')

function link(links: Links, from: string, targets: readonly string[]): void {
  if (targets.every((target) => target === from)) return
  const known = links.get(from)
  links.set(from, known ? [...new Set([...known, ...targets])] : targets)
}

function linksOf(groups: readonly Group[]): Links {
  const links: Links = new Map()
  for (const { heads, forms } of groups) {
    const targets = heads.map(headKey)
    for (const word of heads) link(links, formKey(word), [headKey(word)])
    const withHamza = [...heads, ...forms].some((word) => /^[أإآ]ل/u.test(word))
    // the ال of الهام is no article, though everybody would read one
    const spelled = forms.filter((word) => !(withHamza && word.startsWith('ال')))
    for (const word of spelled) for (const form of spellingsOf(word)) link(links, formKey(form), targets)
  }
  return links
}

/** A form of so few letters may be another word, unless its ي says that it is a verb. */
const LIKELY_ANOTHER = /^(?:.{1,3}|[^ي]...)$/u

interface Verbs {
  readonly sure: Links
  readonly perhaps: Links
}

/** A form that is also a noun of the lists is left out: بنت is no بناء. */
function verbsOf(groups: readonly Group[], nouns: ReadonlySet<string>): Verbs {
  const verbs: Verbs = { sure: new Map(), perhaps: new Map() }
  for (const { heads, forms } of groups) {
    const targets = heads.map(headKey)
    for (const verb of forms)
      for (const form of verbForms(verb)) {
        const key = keyOf(form)
        const isNoun = nouns.has(key)
        if (!isNoun) link(LIKELY_ANOTHER.test(key) ? verbs.perhaps : verbs.sure, key, targets)
      }
  }
  return verbs
}

/** So that a colloquial word that stands for a plural is found by its singular, too. */
const followed = (links: Links, next: Links): Links =>
  new Map(
    [...links].map(([from, targets]) => [from, [...new Set([...targets, ...targets.flatMap((key) => next.get(key) ?? [])])]]),
  )

const isOfSeveral = (word: string): boolean => partsOf(word.replace(LATIN_ARTICLE, '')).length > 1

function phrasesOf(groups: readonly Group[]): WordLists['phrases'] {
  const byName = new Map<string, (readonly string[])[]>()
  for (const { heads, forms } of groups)
    for (const one of heads) {
      // one word is linked with another without a group
      const near = isOfSeveral(one) ? forms : forms.filter(isOfSeveral)
      if (near.length === 0) continue
      const all = [...new Set([one, ...near].map(nameKey))]
      for (const name of all) byName.set(name, [...(byName.get(name) ?? []), all])
    }
  return (asked) => [...new Set(asked.flatMap((name) => byName.get(name) ?? []))]
}

const nothing: readonly string[] = []
/** The future is the present behind a س. */
const FUTURE = /^س(?=[يتنا]...)/u

export function wordLists(texts: ListTexts): WordLists {
  const groups = new Map(WORD_LISTS.map((list) => [list, groupsOf(list, texts[list])]))
  const of = (list: WordList): readonly Group[] => groups.get(list) ?? []
  const plurals = linksOf(of('plurals'))
  const names = linksOf(of('names'))
  const headKeys = new Map(of('names').flatMap(({ heads }) => heads.map((name) => [formKey(name), headKey(name)] as const)))
  const nouns = new Set(of('plurals').flatMap(({ heads, forms }) => [...heads, ...forms].map(formKey)))
  const verbs = verbsOf(of('verb-nouns'), nouns)
  const all = [plurals, names, linksOf(of('loanwords')), followed(linksOf(of('colloquial')), plurals)]
  const ofVerb = (links: Links, key: string): readonly string[] =>
    links.get(key) ?? (FUTURE.test(key) ? links.get(key.slice(1)) : undefined) ?? nothing
  return {
    known: {
      same: (key) => all.flatMap((links) => links.get(key) ?? nothing),
      acts: (key) => ofVerb(verbs.sure, key),
      perhapsActs: (key) => ofVerb(verbs.perhaps, key),
    },
    names: (written) => {
      const key = formKey(written)
      return [...(names.get(key) ?? nothing), ...(headKeys.has(key) ? [headKeys.get(key)!] : nothing)]
    },
    phrases: phrasesOf([...of('names'), ...of('loanwords'), ...of('colloquial')]),
  }
}
