import type { Finding, Rule } from '../structure/finding.ts'
import { baseOf, pathOf, type Dictionary, type Words } from './dictionaries.ts'

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const ENGLISH_FORMS = ['one', 'other']

const says = (namespace: string, language: 'ar' | 'en', what: string): Finding => ({ path: pathOf(namespace, language), what })

const each = (name: string, dictionaries: readonly Dictionary[], find: (of: Dictionary) => Finding[]): Rule => ({
  name,
  find: () => dictionaries.flatMap(find),
})

/** What one dictionary must hold to stand beside the other. */
export function dictionaryRules(dictionaries: readonly Dictionary[]): Rule[] {
  return [
    each('missing', dictionaries, ({ namespace, ar, en }) => [
      ...absent(wantedFrom(en, ARABIC_FORMS), ar).map((key) => says(namespace, 'ar', `has no ${key}`)),
      ...absent(wantedFrom(ar, ENGLISH_FORMS), en).map((key) => says(namespace, 'en', `has no ${key}`)),
    ]),
    each('empty', dictionaries, ({ namespace, ar, en }) => [
      ...empty(ar).map((key) => says(namespace, 'ar', `${key} is empty`)),
      ...empty(en).map((key) => says(namespace, 'en', `${key} is empty`)),
    ]),
    each('script', dictionaries, ({ namespace, ar, en }) => [
      ...keysWhere(ar, (text) => !/\p{Script=Arabic}/u.test(text)).map((key) =>
        says(namespace, 'ar', `${key} holds no Arabic letter`),
      ),
      ...keysWhere(en, (text) => /\p{Script=Arabic}/u.test(text)).map((key) =>
        says(namespace, 'en', `${key} holds Arabic letters`),
      ),
    ]),
    each('placeholder', dictionaries, ({ namespace, ar, en }) =>
      differingPlaceholders(ar, en).map((what) => says(namespace, 'ar', what)),
    ),
  ]
}

/** Plain keys as they are, counted ones in the forms of the language asked for. */
function wantedFrom(words: Words, forms: readonly string[]): string[] {
  const keys = Object.keys(words).flatMap((key) => {
    const base = baseOf(words, key)
    return base === key ? [key] : forms.map((form) => `${base}_${form}`)
  })
  return [...new Set(keys)]
}

const absent = (keys: readonly string[], words: Words): string[] => keys.filter((key) => !(key in words))
const keysWhere = (words: Words, test: (text: string) => boolean): string[] =>
  Object.entries(words)
    .filter(([, text]) => test(text))
    .map(([key]) => key)
const empty = (words: Words): string[] => keysWhere(words, (text) => text.trim() === '')

/** `{{count, number}}` names `count`. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].toSorted()

/** A form for one, two or none may leave the number out; nothing else may differ. */
function differingPlaceholders(ar: Words, en: Words): string[] {
  return Object.entries(ar).flatMap(([key, text]) => {
    const base = baseOf(ar, key)
    const english = en[key] ?? en[`${base}_other`]
    if (english === undefined) return []
    const spoken = /_(zero|one|two)$/.test(key) && base !== key
    const comparable = (names: string[]): string => names.filter((name) => !spoken || name !== 'count').join(', ')
    const [here, there] = [comparable(placeholders(text)), comparable(placeholders(english))]
    return here === there ? [] : [`${key} names {${here}}, the English {${there}}`]
  })
}

/** Every code a reader may meet, as `namespace` and `key`, has its words. */
export function neededRule(
  name: string,
  needed: readonly { namespace: string; key: string; by: string }[],
  dictionaries: readonly Dictionary[],
): Rule {
  const find = (): Finding[] =>
    needed.flatMap(({ namespace, key, by }) => {
      const of = dictionaries.find((dictionary) => dictionary.namespace === namespace)
      return (['ar', 'en'] as const)
        .filter((language) => !(of && (key in of[language] || `${key}_other` in of[language])))
        .map((language) => says(namespace, language, `has no ${key}, which ${by} needs`))
    })
  return { name, find }
}
