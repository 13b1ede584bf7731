import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../kit/problem.ts'
import { untilReached } from '../kit/reached.ts'
import { FullPage } from './full-page.tsx'
import { OfflinePage } from './offline-page.tsx'

/** A bug on a screen, or a screen that could not be loaded. What was typed elsewhere stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  const [offline] = useState(() => !navigator.onLine) // when it broke, not now: the page offers the way on
  if (error instanceof Problem && error.code === 'unavailable') return <HeldPage />
  if (offline) return <OfflinePage onRetry={() => location.reload()} />
  return (
    <FullPage title={t('brokenTitle')} text={t('brokenText')}>
      <Button onClick={reset}>{t('tryAgain')}</Button>
      <Button variant="default" onClick={() => location.assign('/')}>
        {t('goHome')}
      </Button>
    </FullPage>
  )
}

/** A screen that was not asked for, see `holdScreens`: it comes by itself once the portal answers. */
function HeldPage() {
  const router = useRouter()
  useEffect(() => {
    const left = new AbortController()
    void untilReached(left.signal).then(() => (left.signal.aborted ? undefined : router.invalidate()))
    return () => left.abort()
  }, [router])
  return <OfflinePage onRetry={() => void router.invalidate()} />
}
