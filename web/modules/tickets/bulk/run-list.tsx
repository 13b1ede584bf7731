import { Modal } from '@mantine/core'
import type { BulkLine } from '@diwan/contract/tickets/schemas/bulk'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../ui/time-text.tsx'
import classes from './bulk.module.css'
import { settledOf } from './use-run.ts'

interface RunListProps {
  readonly runs: readonly BulkLine[]
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** Each leads to what became of every ticket of it. */
export function RunList({ runs, onOpen, onClose }: RunListProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bulkRuns')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={520}
    >
      <ul className={classes['list']}>
        {runs.map((run) => (
          <li key={run.id}>
            <button type="button" data-run={run.id} onClick={() => onOpen(run.id)}>
              <strong>{t(`bulk_${run.command}`)}</strong>
              <InstantText seconds={run.createdDate} />
              <span>{t('bulkSettled', settledOf(run))}</span>
              {run.counts.refused > 0 && <span>{t('bulkRefusedOf', { count: run.counts.refused })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
