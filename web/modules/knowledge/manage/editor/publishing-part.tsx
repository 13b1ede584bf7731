import { articlePublishing } from '@diwan/contract/knowledge/endpoints/writing'
import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSections } from '../../../../ui/page-sections.tsx'
import { StatusNoun } from '../../../../ui/status-badge.tsx'
import { PublishPanel } from '../../../publishing/public.ts'

/** Whom the article addresses, and when it is published and removed. */
export default function PublishingPart({ opened: { article, reviewRequired } }: { readonly opened: OpenManaged }) {
  const { t } = useTranslation(['knowledge', 'publishing'])
  return (
    <StatusNoun value="masculine">
      {reviewRequired && (
        <Alert variant="light" color="blue" my={12}>
          {t('reviewNeeded')}
        </Alert>
      )}
      <PageSections label={t('publishing', { ns: 'publishing' })}>
        <PublishPanel record={{ id: article.id, name: article.title, endpoints: articlePublishing }} />
      </PageSections>
    </StatusNoun>
  )
}
