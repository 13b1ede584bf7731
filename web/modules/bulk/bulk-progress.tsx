import '@mantine/core/styles/Progress.layer.css'
import { Button, Modal, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { problemText } from '../../kit/problem-words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './bulk.module.css'
import type { RunRow } from './api.ts'
import type { BulkOf } from './types.ts'

interface BulkProgressProps {
  readonly of: BulkOf
  readonly id: string
  readonly onClose: () => void
}

/** It goes on without this window. */
export function BulkProgress({ of, id, onClose }: BulkProgressProps) {
  const { t } = useTranslation('kit')
  const { data: run, error } = useQuery(of.queries.run(id))
  const rows = run?.rows ?? []
  const count = (state: RunRow['state']) => rows.filter((row) => row.state === state).length
  const refused = rows.filter((row) => row.state === 'refused')
  const settled = rows.length - count('waiting')
  return (
    <Modal opened onClose={onClose} title={run?.finished ? t('runFinished') : of.words.running} size={520}>
      <div className={classes['progress']}>
        {error && <ErrorState error={error} />}
        <Progress value={rows.length === 0 ? 0 : (settled / rows.length) * 100} aria-label={of.words.running} />
        <p role="status">
          {of.words.done(count('done'))}
          {refused.length > 0 && ` ${of.words.refused(refused.length)}`}
        </p>
        {refused.length > 0 && (
          <ul className={classes['refused']}>
            {refused.map((row) => (
              <li key={row.id} data-refused={row.code}>
                {of.record(row, onClose)}
                <span>{problemText(new Problem((row.code ?? 'failed') as Problem['code']))}</span>
              </li>
            ))}
          </ul>
        )}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Modal>
  )
}
