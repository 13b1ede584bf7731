import i18next from 'i18next'

export type Language = 'ar' | 'en'
export type Dictionary = Readonly<Record<Language, Readonly<Record<string, string>>>>
/** A sentence for one reader; what is missing returns its key, and nothing breaks. */
export type Sentences = (language: Language, namespace: string, key: string, params: Record<string, string | number>) => string

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
  return (language, ns, key, params) => instance.t(key, { ...params, lng: language, ns })
}
