import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** In place of a request that no longer waits for the reader. */
export function NoLonger() {
  const { t } = useTranslation('approvals')
  return <EmptyState title={t('decidedAlready')} text={t('decidedAlreadyText')} />
}
