import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { dayText, instantText, numberTag } from './formats.ts'
import { directionOfLanguage, keepLanguage, startLanguage, type Language } from './language.ts'

type Words = Record<string, Record<string, string>>

/** Every dictionary of the contract, each a chunk of its own that is loaded when a screen names it. */
const dictionaries = import.meta.glob<Words>('../../contract/*/words.*.ts')

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const short = language.slice(0, 2)
    const load = dictionaries[`../../contract/${namespace}/words.${short}.ts`]
    if (!load) return done(null, {}) // a module without words yet: its keys stand for themselves
    load().then(
      (words) => done(null, words[short] ?? {}),
      (reason: Error) => done(reason, true),
    )
  },
}

export async function startWords(): Promise<void> {
  const first = startLanguage()
  keepLanguage(first)
  i18next.on('languageChanged', turnPage)
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: first,
      load: 'currentOnly',
      fallbackLng: false,
      ns: ['kit', 'shell'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      returnNull: false,
    })
  i18next.services.formatter?.add('number', (value: number, language = 'ar-SA', options) =>
    new Intl.NumberFormat(numberTag(language), options).format(value),
  )
  i18next.services.formatter?.add('instant', (value: number) => instantText(value))
  i18next.services.formatter?.add('day', (value: string) => dayText(value))
}

export const language = (): Language => i18next.language as Language

/** Words, `lang` and direction change at once, when the words of what is on screen have arrived. */
export async function speak(chosen: Language): Promise<void> {
  await i18next.changeLanguage(chosen)
  keepLanguage(chosen)
}

function turnPage(now: string): void {
  document.documentElement.lang = now
  document.documentElement.dir = directionOfLanguage(now)
}
