import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** The types of permission requests. */
export function RequestTypes() {
  const { t } = useTranslation('schedule')
  return <EmptyState title={t('requestTypes')} text={t('requestTypesText')} />
}
