import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { useTranslation } from 'react-i18next'
import classes from './seats.module.css'

/** How many seats are taken: in words, and as a line that fills. */
export function Seats({ record: { taken, numberOfUsers, waiting } }: { record: Opportunity }) {
  const { t } = useTranslation('opportunities')
  const full = taken >= numberOfUsers
  return (
    <div className={classes['seats']} data-full={full || undefined}>
      <span className={classes['words']}>
        <span>{full ? t('seatsFull') : t('seatsTaken', { taken, count: numberOfUsers })}</span>
        <span className={classes['rest']}>
          {full ? t('waitingCount', { count: waiting }) : t('seatsLeft', { count: numberOfUsers - taken })}
        </span>
      </span>
      <progress max={numberOfUsers} value={taken} aria-label={t('seats')} />
    </div>
  )
}
