import { store, stored } from './stored-values.ts'

export const LANGUAGES = ['ar-SA', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)
export const directionOfLanguage = (language: string): 'rtl' | 'ltr' => (language.startsWith('ar') ? 'rtl' : 'ltr')

/** What was chosen here, else by the first language of the browser (S9.07). */
export function startLanguage(): Language {
  const kept = stored('lang')
  if (isLanguage(kept)) return kept
  return navigator.language.toLowerCase().startsWith('ar') ? 'ar-SA' : 'en-US'
}

/** Kept for this browser; the cookie lets the server write the right page from the first byte. */
export function keepLanguage(language: Language): void {
  store('lang', language)
  mirror('lang', language)
}

const YEAR = 365 * 86_400
export function mirror(name: 'lang' | 'darkMode', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`
}
