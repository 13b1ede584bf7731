import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './bulk.module.css'
import type { BulkOf } from './types.ts'
import { settledOf, useRun } from './use-run.ts'

const BulkProgress = lazy(async () => ({ default: (await import('./bulk-progress.tsx')).BulkProgress }))
const RunList = lazy(async () => ({ default: (await import('./run-list.tsx')).RunList }))

/** What was done with many records in the last day: a run whose window was closed, or that another device began, is found here. */
export function BulkRuns({ of }: { of: BulkOf }) {
  const { t } = useTranslation('kit')
  const { data } = useQuery(of.queries.runs())
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
            {going ? of.words.running : t('runsOfDay')}
          </Button>
          {going && <span role="status">{of.words.settled(settledOf(going))}</span>}
        </div>
      )}
      <Suspense>
        {listed && <RunList words={of.words} runs={runs} onOpen={open} onClose={close} />}
        {run && <BulkProgress of={of} id={run} onClose={close} />}
      </Suspense>
    </>
  )
}
