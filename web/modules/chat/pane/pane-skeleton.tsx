import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './conversations.module.css'

/** Rows of the height that chats have. */
export function PaneSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div role="status" aria-label={t('loading')}>
      {[64, 48, 72, 56, 40, 60].map((width) => (
        <div key={width} className={classes['skeleton']}>
          <Skeleton circle height={34} width={34} />
          <Skeleton height={14} width={`${width}%`} radius={6} />
        </div>
      ))}
    </div>
  )
}
