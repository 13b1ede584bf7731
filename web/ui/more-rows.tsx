import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './more-rows.module.css'

export interface MoreRowsProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
}

/** The next page comes by itself when its end is near, and by the button without scrolling. */
export function MoreRows({ list: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } }: MoreRowsProps) {
  const { t } = useTranslation('kit')
  const end = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError

  useEffect(() => {
    if (!waits || !end.current) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchNextPage(), { rootMargin: '300px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={end} className={classes['more']}>
      <Button variant="default" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? t('loading') : isFetchNextPageError ? t('tryAgain') : t('loadMore')}
      </Button>
    </div>
  )
}
