import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import { Alert } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOwnLanguage } from '../use-own-language.ts'
import { articlePlace } from '../address.ts'

/** A hint about languages: the other version is newer, or there is none in the language of the portal. */
export function OlderHint({ article: { lang, other, translationOlder } }: { readonly article: ReadArticle }) {
  const { t } = useTranslation('knowledge')
  const icon = <IconLanguage size={18} stroke={1.6} aria-hidden />
  const mine = useOwnLanguage()
  if (translationOlder && other)
    return (
      <Alert variant="light" color="orange" icon={icon} mb={12} data-hint="older">
        {t(`newer_${other.lang}`)} <Link {...articlePlace(other.id)}>{t('readNewer')}</Link>
      </Alert>
    )
  if (lang !== mine && !other)
    return (
      <Alert variant="light" color="gray" icon={icon} mb={12} data-hint="missing">
        {t(`noOther_${mine}`)}
      </Alert>
    )
  return null
}
