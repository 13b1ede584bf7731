import { useTranslation } from 'react-i18next'

const HOUR = 60

/** «45 دقيقة», «ساعة ونصف» */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('schedule')
  return (minutes) => {
    const hours = Math.floor(minutes / HOUR)
    const rest = minutes % HOUR
    if (hours === 0) return t('minutes', { count: rest })
    if (rest === 0) return t('hourCount', { count: hours })
    return t('hoursAndMinutes', { hours: t('hourCount', { count: hours }), minutes: t('minutes', { count: rest }) })
  }
}
