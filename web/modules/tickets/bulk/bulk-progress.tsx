import '@mantine/core/styles/Progress.layer.css'
import { Button, Modal, Progress } from '@mantine/core'
import type { BulkRow } from '@diwan/contract/tickets/schemas/bulk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { listQueries } from '../api/lists.ts'
import classes from './bulk.module.css'

/** It goes on without this window. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { data: run, error } = useQuery(listQueries.bulk(id))
  const rows = run?.rows ?? []
  const count = (state: BulkRow['state']) => rows.filter((row) => row.state === state).length
  const refused = rows.filter((row) => row.state === 'refused')
  const settled = rows.length - count('waiting')
  return (
    <Modal opened onClose={onClose} title={t(run?.finished ? 'bulkFinished' : 'bulkRunning')} size={520}>
      <div className={classes['progress']}>
        {error && <ErrorState error={error} />}
        <Progress value={rows.length === 0 ? 0 : (settled / rows.length) * 100} aria-label={t('bulkRunning')} />
        <p role="status">
          {t('bulkDone', { count: count('done') })}
          {refused.length > 0 && ` ${t('bulkRefused', { count: refused.length })}`}
        </p>
        {refused.length > 0 && (
          <ul className={classes['refused']}>
            {refused.map((row) => (
              <li key={row.id} data-refused={row.code}>
                {row.ticket && (
                  <Link to="/ticket-thread/$id" params={{ id: row.id }} onClick={onClose}>
                    <ShortIdText shortId={row.ticket.shortId} /> <UserText text={row.ticket.subject} />
                  </Link>
                )}
                <span>{problemText(new Problem((row.code ?? 'failed') as Problem['code']))}</span>
              </li>
            ))}
          </ul>
        )}
        <Button variant="default" onClick={onClose}>
          {t('close', { ns: 'kit' })}
        </Button>
      </div>
    </Modal>
  )
}
