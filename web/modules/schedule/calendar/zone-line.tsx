import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../../kit/environment.ts'
import { useReading } from '../../../kit/reading.ts'
import { zoneName } from '../../../kit/zone-name.ts'
import classes from './calendar-page.module.css'

/** Names the time zone of the calendar, where it is not the one of the organisation. */
export function ZoneLine() {
  const { t, i18n } = useTranslation('kit')
  const { zone } = useReading()
  if (zone === useOrganisation()?.zone) return null
  return <small className={classes['zone']}>{t('timesIn', { zone: zoneName(zone, i18n.language) })}</small>
}
