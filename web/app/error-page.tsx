import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from './full-page.tsx'
import { OfflinePage } from './offline-page.tsx'

/** A bug on a screen, or a screen that could not be loaded. What was typed elsewhere stays. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  const [offline] = useState(() => !navigator.onLine) // when it broke, not now: the page offers the way on
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
