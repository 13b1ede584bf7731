import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './bulk.module.css'
import type { RunLine } from './api.ts'
import type { BulkWords } from './types.ts'
import { settledOf } from './use-run.ts'

interface RunListProps {
  readonly words: BulkWords
  readonly runs: readonly RunLine[]
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** Each leads to what became of every record of it. */
export function RunList({ words, runs, onOpen, onClose }: RunListProps) {
  const { t } = useTranslation('kit')
  return (
    <Modal opened onClose={onClose} title={t('runsOfDay')} closeButtonProps={{ 'aria-label': t('close') }} size={520}>
      <ul className={classes['list']}>
        {runs.map((run) => (
          <li key={run.id}>
            <button type="button" data-run={run.id} onClick={() => onOpen(run.id)}>
              <strong>{words.command(run.command)}</strong>
              <InstantText seconds={run.createdDate} />
              <span>{words.settled(settledOf(run))}</span>
              {run.counts.refused > 0 && <span>{words.refusedOf(run.counts.refused)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
