import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { listQueries } from '../api/lists.ts'
import classes from './bulk.module.css'
import { settledOf, useRun } from './use-run.ts'

const BulkProgress = lazy(async () => ({ default: (await import('./bulk-progress.tsx')).BulkProgress }))
const RunList = lazy(async () => ({ default: (await import('./run-list.tsx')).RunList }))

/** What was done with many tickets in the last day: a run whose window was closed, or that another device began, is found here. */
export function BulkRuns() {
  const { t } = useTranslation('tickets')
  const { data } = useQuery(listQueries.bulkRuns())
  const { listed, run, list, open, close } = useRun()
  const runs = data?.items ?? []
  const going = runs.find(({ finished }) => !finished)
  return (
    <>
      {runs.length > 0 && (
        <div className={classes['runs']}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconListCheck size={16} aria-hidden />}
            onClick={() => (going ? open(going.id) : list())}
          >
            {going ? t('bulkRunning') : t('bulkRuns')}
          </Button>
          {going && <span role="status">{t('bulkSettled', settledOf(going))}</span>}
        </div>
      )}
      <Suspense>
        {listed && <RunList runs={runs} onOpen={open} onClose={close} />}
        {run && <BulkProgress id={run} onClose={close} />}
      </Suspense>
    </>
  )
}
