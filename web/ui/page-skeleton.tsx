import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The shape of a list page while it is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={28} width="min(220px, 60%)" radius={8} />
      <Skeleton height={14} width="min(360px, 90%)" radius={8} mt={12} mb={28} />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={42} radius={8} mt={6} />
      ))}
    </div>
  )
}
