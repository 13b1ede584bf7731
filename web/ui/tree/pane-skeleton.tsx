import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The shapes of a tree that is on its way. */
export function PaneSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div role="status" aria-label={t('loading')}>
      {[58, 46, 62, 40, 52].map((width) => (
        <Skeleton key={width} height={12} width={`${width}%`} radius={6} my={18} mx={16} />
      ))}
    </div>
  )
}
