import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { useTranslation } from 'react-i18next'
import { StateBadge, StatusBadge, StatusNoun } from '../../../ui/status-badge.tsx'

type Shown = Pick<ManagedArticle, 'status' | 'active' | 'review' | 'pausedDate'>

/** How an article stands: what is out of the ordinary before its status. */
export function ArticleState({ article: { status, active, review, pausedDate } }: { readonly article: Shown }) {
  const { t } = useTranslation('knowledge')
  if (!active) return <StateBadge tone="rest">{t('state_deactivated')}</StateBadge>
  if (review === 'SENT' || review === 'CHECKING') return <StateBadge tone="active">{t('state_review')}</StateBadge>
  if ((review === 'REJECTED' || review === 'DRAFT') && status === 'DRAFT')
    return <StateBadge tone="bad">{t('state_returned')}</StateBadge>
  if (pausedDate !== null) return <StateBadge tone="wait">{t('state_paused')}</StateBadge>
  return (
    <StatusNoun value="masculine">
      <StatusBadge status={status} />
    </StatusNoun>
  )
}
