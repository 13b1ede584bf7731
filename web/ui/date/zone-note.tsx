import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../kit/reading.ts'
import { zoneName } from '../../kit/zone-name.ts'

/** Below a typed time: in which time zone it is read, where that is not the one of this device. */
export function ZoneNote({ zone }: { readonly zone: string }) {
  const { t, i18n } = useTranslation('kit')
  if (zone === deviceZone()) return null
  return (
    <small style={{ color: 'var(--mantine-color-dimmed)' }} data-zone={zone}>
      {t('timesIn', { zone: zoneName(zone, i18n.language) })}
    </small>
  )
}
