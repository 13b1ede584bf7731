import { useTranslation } from 'react-i18next'

/** Seconds as hours and minutes: 1 h 12 min. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useTranslation('kit')
  return (seconds) => {
    const whole = Math.round(seconds / 60)
    const [hours, minutes] = [Math.floor(whole / 60), whole % 60]
    if (hours === 0) return t('minutesLong', { minutes })
    return minutes === 0 ? t('hoursLong', { hours }) : t('hoursMinutesLong', { hours, minutes })
  }
}
