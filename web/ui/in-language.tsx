import type { i18n } from 'i18next'
import { Suspense, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

const others = new Map<string, i18n>()

/** One for each language: the dictionaries are shared with the page. */
function speakerOf(page: i18n, language: string): i18n {
  const known = others.get(language) ?? page.cloneInstance({ lng: language })
  others.set(language, known)
  return known
}

/** A part of the page that speaks a language of its own, such as the preview of a form: also the words around the texts of people. */
export function InLanguage({ language, children }: { language: 'ar' | 'en'; children: ReactNode }) {
  const { i18n: page } = useTranslation()
  const wanted = language === 'ar' ? 'ar-SA' : 'en-US'
  if (page.language === wanted) return children
  return (
    <I18nextProvider i18n={speakerOf(page, wanted)}>
      <Suspense>{children}</Suspense>
    </I18nextProvider>
  )
}
