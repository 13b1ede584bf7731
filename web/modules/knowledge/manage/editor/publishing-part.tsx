import { articlePublishing } from '@diwan/contract/knowledge/endpoints/writing'
import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusNoun } from '../../../../ui/status-badge.tsx'
import { PublishPanel } from '../../../publishing/public.ts'
import classes from './editor.module.css'

/** The audience of the article, and when it is published and removed. */
export default function PublishingPart({ opened: { article, reviewRequired } }: { readonly opened: OpenManaged }) {
  const { t } = useTranslation('knowledge')
  return (
    <StatusNoun value="masculine">
      {reviewRequired && (
        <Alert variant="light" color="blue" my={12}>
          {t('reviewNeeded')}
        </Alert>
      )}
      <div className={classes['publishing']}>
        <PublishPanel record={{ id: article.id, name: article.title, endpoints: articlePublishing }} />
      </div>
    </StatusNoun>
  )
}
