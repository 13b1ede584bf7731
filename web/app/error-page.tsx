import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFetched } from '../kit/lazy-load.ts'
import { isReached } from '../kit/reached.ts'
import { FullPage } from './full-page.tsx'
import { OfflinePage } from './offline-page.tsx'

/** A bug on a screen, or a screen that could not be loaded. What was typed elsewhere stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell')
  const [offline] = useState(() => !navigator.onLine) // when it broke, not now: the page returns by itself
  if (offline || isNotFetched(error)) return <HeldPage reset={reset} />
  return (
    <FullPage title={t('brokenTitle')} text={t('brokenText')}>
      <Button onClick={reset}>{t('tryAgain')}</Button>
      <Button variant="default" onClick={() => void goHome(reset)}>
        {t('goHome')}
      </Button>
    </FullPage>
  )
}

/** By loading the page again; a portal that is away would leave nothing of it. */
async function goHome(reset: () => void): Promise<void> {
  if (await isReached()) location.assign('/')
  else reset()
}

/** A screen that was not asked for, see `holdScreens`, or broke without the network: it comes by itself once the portal answers. */
function HeldPage({ reset }: { readonly reset: () => void }) {
  const router = useRouter()
  return <OfflinePage onRetry={() => (reset(), void router.invalidate())} />
}
