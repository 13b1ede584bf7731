import i18next from 'i18next'
import { LANGUAGES, type Language } from './language.ts'

type Texts = Readonly<Record<string, string>>

const namespaces = (): string[] => Object.keys(i18next.getDataByLanguage(i18next.language) ?? {})
const otherLanguage = (): Language => LANGUAGES.find((one) => one !== i18next.language) ?? 'en-US'

/** Loads the words of the open screens in the other language, so that a command is found by its name in either. */
export const loadOtherWords = (): Promise<void> =>
  new Promise((done) => {
    i18next.services.backendConnector.load([otherLanguage()], namespaces(), () => done())
  })

/** The names of texts in the other language, of the words that are loaded; a text with several meanings has several. */
export function otherNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const namespace of namespaces()) {
    const own: Texts = i18next.getResourceBundle(i18next.language, namespace) ?? {}
    const other: Texts = i18next.getResourceBundle(otherLanguage(), namespace) ?? {}
    for (const [key, text] of Object.entries(own)) if (other[key]) names.set(text, [...(names.get(text) ?? []), other[key]])
  }
  return names
}
