import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { ARTICLE_LANGUAGES } from '@diwan/contract/knowledge/vocabulary'
import { isolate } from '@diwan/core/direction'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import classes from './manage.module.css'

/** Both languages of a pair: there, missing (dashed), or older than the other one (amber). */
export function LanguageSides({ article }: { readonly article: ManagedArticle }) {
  const { t } = useTranslation('knowledge')
  const page = useDirection()
  return (
    <span className={classes['sides']}>
      {ARTICLE_LANGUAGES.map((lang) => {
        const side = article.lang === lang ? article : article.other
        const older = article.lang === lang && article.translationOlder
        const state = !side ? 'missing' : older ? 'older' : 'there'
        const sentence = !side
          ? t(`sideMissing_${lang}`)
          : older
            ? t(`sideOlder_${lang}`, { count: article.olderByDays ?? 0 })
            : t(`sideThere_${lang}`, { title: isolate(side.title, page) })
        return (
          <span key={lang} className={classes['side']} data-side={state} data-lang={lang} title={sentence}>
            <bdi dir="ltr" aria-hidden>
              {lang.toUpperCase()}
            </bdi>
            <VisuallyHidden>{sentence}</VisuallyHidden>
          </span>
        )
      })}
    </span>
  )
}
