import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { isolate } from '@diwan/core/direction'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../../kit/formats.ts'
import { useWrite } from '../../../../kit/write.ts'

/** Notes to read before writing: the article is hidden, in review, or older than its translation. */
export function ArticleHints({ opened: { article, reviewRequired } }: { readonly opened: OpenManaged }) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const page = useDirection()
  const check = useWrite(managedArticles.checkTranslation)
  const { id, version, offBy, active, review, translationOlder, status, can } = article
  const runs = review === 'SENT' || review === 'CHECKING'
  const hints = [
    !active && offBy !== null && t('offBy', { category: isolate(nameOf(offBy), page) }),
    runs && t('frozenText'),
    reviewRequired && !runs && status !== 'published' && t('reviewNeeded'),
  ].filter((hint) => hint !== false)
  return (
    <>
      {hints.map((hint) => (
        <Alert key={hint} variant="light" color="blue" mb={10}>
          {hint}
        </Alert>
      ))}
      {translationOlder && (
        <Alert variant="light" color="orange" mb={10} data-hint="older">
          {t('olderThanOther')}{' '}
          {can.edit && (
            <Button size="compact-sm" variant="default" disabled={check.isPending} onClick={() => check.mutate({ id, version })}>
              {t('translationChecked')}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}
