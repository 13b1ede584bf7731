import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { formatTime } from '@diwan/core/formats'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { zoneOffset, zoneTime } from '../../../../kit/zone-name.ts'
import classes from './book.module.css'

interface NextStepProps {
  readonly appointment: Pick<Appointment, 'zone' | 'slotMinutes'>
  readonly at: number
  readonly onNext: () => void
}

/** At the lower edge of a phone: the time that is chosen, and the way to its confirmation. */
export function NextStep({ appointment: { zone, slotMinutes }, at, onNext }: NextStepProps) {
  const { t, i18n } = useTranslation('schedule')
  const { zone: own, digits } = useReading()
  const timeOf = (seconds: number, where: string) => `\u2066${formatTime(seconds, { zone: where, digits })}\u2069`
  return (
    <div className={classes['foot']}>
      <div className={classes['next']}>
        <span>
          <span>{t('fromTo', { from: timeOf(at, own), to: timeOf(at + slotMinutes * 60, own) })}</span>
          {zoneOffset(own, at) !== zoneOffset(zone, at) && (
            <span className={classes['dim']}>
              {zoneTime(zone, i18n.language)} {timeOf(at, zone)}
            </span>
          )}
        </span>
        <Button size="md" onClick={onNext}>
          {t('continueStep')}
        </Button>
      </div>
    </div>
  )
}
