import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { useTranslation } from 'react-i18next'

/** An article that is not in the language of its reader says in which it is. */
export function OtherLanguageSign({ lang }: { readonly lang: ArticleLanguage }) {
  const { t } = useTranslation('knowledge')
  return <span data-lang={lang}>{t(`lang_${lang}`)}</span>
}
