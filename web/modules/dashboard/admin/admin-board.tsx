import type { DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { AdminCard } from './admin-card.tsx'
import { useAdminHome } from './use-admin-home.ts'
import classes from './admin-board.module.css'

const isShown = ({ hidden, content, failed }: DashboardWidget) => !hidden && (content !== null || failed)

/** The cards of one tab of the home of the administration. */
export default function AdminBoard() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useAdminHome()
  const topics = [...new Set(data?.widgets.flatMap((widget) => widget.topics) ?? [])]
  useFollowLists({ topics, lists: () => [['dashboard', 'admin']] })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const shown = data.widgets.filter(isShown)
  if (shown.length === 0) return <EmptyState title={t('nothingHere')} text={t('nothingHereText')} literally="noData" />
  return (
    <div className={classes['board']}>
      {shown.map((widget) => (
        <AdminCard key={widget.key} widget={widget} onRetry={() => void refetch()} />
      ))}
    </div>
  )
}
