import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { managedQueries } from '../api/writes.ts'

const TABS = ['all', 'reviews', 'stale', 'notFound'] as const
type Tab = (typeof TABS)[number]

/** Articles, reviews, stale articles and searches that found nothing. Another view of the list is none of them. */
export function ManageTabs({ current }: { readonly current: string }) {
  const { t } = useTranslation('knowledge')
  const { data: counts } = useQuery(managedQueries.tabs())
  return (
    <ViewLinks<Tab>
      label={t('manageViews')}
      param="view"
      views={TABS}
      current={TABS.find((one) => one === current)}
      labelOf={(one) => t(`tab_${one}`)}
      counts={counts}
    />
  )
}
