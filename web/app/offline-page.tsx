import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../kit/online.ts'
import { isReached } from '../kit/reached.ts'
import { useRetry } from '../ui/use-retry.ts'
import { FullPage } from './full-page.tsx'

/** In the place of a screen that cannot be loaded while the portal is away (Q.27); `onRetry` is also called once it answers. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell')
  const online = useOnline()
  useRetry(onRetry)
  return (
    <FullPage title={t(online ? 'awayTitle' : 'offlineTitle')} text={t(online ? 'awayText' : 'offlineText')}>
      <Button onClick={onRetry} disabled={!online}>
        {t('tryAgain')}
      </Button>
    </FullPage>
  )
}

/** At its own address. It leads on where the portal answers, and by itself where it did not. */
export function OfflineScreen() {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const [away, setAway] = useState(false)
  useEffect(() => void isReached().then((reached) => setAway(!reached)), [online])
  const goOn = async () => ((await isReached()) ? location.assign('/') : setAway(true))
  if (away) return <OfflinePage onRetry={() => void goOn()} />
  return (
    <FullPage title={t('backOnlineTitle')} text={t('backOnlineText')}>
      <Button onClick={() => void goOn()}>{t('goOn')}</Button>
    </FullPage>
  )
}
