import { useTranslation } from 'react-i18next'

export function useModuleName(): (key: string) => string {
  const { t } = useTranslation('releases')
  return (key) => t(`name_${key}` as 'name_tickets')
}
