import { IconWifiOff } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../kit/online.ts'
import classes from './offline-banner.module.css'

/** What is on screen stays and can be read; what waits is counted. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const count = useIsMutating({ predicate: ({ state }) => state.isPaused })
  return (
    <div role="status">
      {!online && (
        <p className={classes['banner']}>
          <IconWifiOff size={17} stroke={1.6} aria-hidden />
          <span>{t('offlineBanner')}</span>
          {count > 0 && <span>{t('waitingWrites', { count })}</span>}
        </p>
      )}
    </div>
  )
}
