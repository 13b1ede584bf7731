import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './form-screen.module.css'

/** A form that is on its way: labels above fields, at the heights they will have. */
export function FormSkeleton({ fields = 4 }: { readonly fields?: number }) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['form']} role="status" aria-label={t('loading')}>
      <div data-pair>
        {Array.from({ length: fields }, (_, at) => (
          <span key={at} className={classes['bones']}>
            <Skeleton height={14} width={`${30 + ((at * 13) % 25)}%`} />
            <Skeleton height={36} radius={8} />
          </span>
        ))}
      </div>
    </div>
  )
}
