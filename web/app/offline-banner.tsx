import { IconHourglass, IconWifiOff } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../kit/online.ts'
import { useWaitedFor } from '../kit/waiting.ts'
import classes from './offline-banner.module.css'

/** No network, or a portal that does not answer: what is on screen stays and can be read; what waits is counted. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const online = useOnline()
  const silent = useWaitedFor() && online
  const count = useIsMutating({ predicate: ({ state }) => state.isPaused })
  return (
    <div role="status" className={classes['place']}>
      {!online && (
        <p className={classes['banner']}>
          <IconWifiOff size={17} stroke={1.6} aria-hidden />
          <span>{t('offlineBanner')}</span>
          {count > 0 && <span>{t('waitingWrites', { count })}</span>}
        </p>
      )}
      {silent && (
        <p className={classes['banner']} data-silent>
          <IconHourglass size={17} stroke={1.6} aria-hidden />
          <span>{t('silentBanner')}</span>
        </p>
      )}
    </div>
  )
}
