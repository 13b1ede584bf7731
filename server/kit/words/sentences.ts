import type { Reading } from '@diwan/core/formats'
import { dayText, instantText } from '@diwan/core/formats'
import i18next from 'i18next'

export type Language = 'ar' | 'en'
export type Dictionary = Readonly<Record<Language, Readonly<Record<string, string>>>>
/** A sentence for one reader; what is missing returns its key, and nothing breaks. */
export type Sentences = (
  language: Language,
  namespace: string,
  key: string,
  params: Record<string, string | number>,
  /** How the reader reads numbers and days; without it, 123 and Gregorian days in UTC. */
  reading?: Reading,
) => string

const PLAIN: Reading = {
  language: 'ar',
  zone: 'UTC',
  digits: 'latn',
  calendar: 'gregory',
  hijri: { offset: 0, months: [] },
  monthNames: 'SA',
}
const readingIn = (options: { reading?: Reading }): Reading => options.reading ?? PLAIN

/** The dictionaries the server speaks from: stream, mail, exports. */
export function createSentences(dictionaries: Readonly<Record<string, Dictionary>>): Sentences {
  const resources = { ar: {} as Record<string, object>, en: {} as Record<string, object> }
  for (const [namespace, { ar, en }] of Object.entries(dictionaries)) {
    resources.ar[namespace] = ar
    resources.en[namespace] = en
  }
  const instance = i18next.createInstance()
  void instance.init({
    resources,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const { formatter } = instance.services
  formatter?.add('number', (value: number, language, options) =>
    new Intl.NumberFormat(`${language ?? 'ar'}-u-ca-gregory-nu-${readingIn(options).digits}`).format(value),
  )
  formatter?.add('instant', (value: number, _language, options) => instantText(value, readingIn(options)))
  formatter?.add('day', (value: string, _language, options) => dayText(value, readingIn(options)))
  return (language, ns, key, params, reading = { ...PLAIN, language }) =>
    instance.t(key, { ...params, reading, lng: language, ns })
}
