import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import classes from './list.module.css'

/** Pressed, the list holds only tickets of this status. */
export function StatusPress({ status, onPress }: { status: TicketStatus; onPress: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <button
      type="button"
      className={classes['press']}
      tabIndex={-1}
      title={t('onlyStatus', { status: t(`status_${status}`, { ns: 'kit' }) })}
      onClick={onPress}
    >
      <StatusBadge status={status} />
    </button>
  )
}
