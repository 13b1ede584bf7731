import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../kit/online.ts'
import { FullPage } from './full-page.tsx'

/** At its own address, and wherever a screen cannot be loaded without the network (Q.27). */
export function OfflinePage({ onRetry = () => location.assign('/') }: { onRetry?: () => void }) {
  const { t } = useTranslation('shell')
  const online = useOnline()
  return (
    <FullPage title={online ? t('backOnlineTitle') : t('offlineTitle')} text={online ? t('backOnlineText') : t('offlineText')}>
      <Button onClick={onRetry} disabled={!online}>
        {t('goOn')}
      </Button>
    </FullPage>
  )
}

export function OfflineScreen() {
  return <OfflinePage />
}
