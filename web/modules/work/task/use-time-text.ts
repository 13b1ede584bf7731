import { useTranslation } from 'react-i18next'

/** Seconds as hours and minutes. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation('work')
  return (seconds) => t('timeSpent', { hours: Math.floor(seconds / 3_600), minutes: Math.floor((seconds % 3_600) / 60) })
}
