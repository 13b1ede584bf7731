import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './chat-log.module.css'

export function LogSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['skeleton']} role="status" aria-label={t('loading')}>
      <Skeleton height={58} width="52%" radius={14} />
      <Skeleton height={44} width="38%" radius={14} />
      <Skeleton height={44} width="30%" radius={14} className={classes['skeletonOwn'] ?? ''} />
      <Skeleton height={74} width="46%" radius={14} />
    </div>
  )
}
