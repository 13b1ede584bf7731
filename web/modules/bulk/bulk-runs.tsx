import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import classes from './bulk.module.css'
import type { BulkOf } from './types.ts'
import { settledOf, useRun } from './use-run.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const BulkProgress = lazyDialog(async () => ({ default: (await import('./bulk-progress.tsx')).BulkProgress }))
const RunList = lazyDialog(async () => ({ default: (await import('./run-list.tsx')).RunList }))

/** A run that goes on, though its window was closed or another device began it; those of the last day are in the menu of the list. */
export function BulkRuns({ of }: { of: BulkOf }) {
  const { data } = useQuery(of.queries.runs())
  const { listed, run, open, close } = useRun()
  const runs = data?.items ?? []
  const going = runs.find(({ finished }) => !finished)
  return (
    <>
      {going && (
        <div className={classes['runs']}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconListCheck size={16} aria-hidden />}
            onClick={() => open(going.id)}
          >
            {of.words.running}
          </Button>
          <span role="status">{of.words.settled(settledOf(going))}</span>
        </div>
      )}
      <Suspense>
        {listed && <RunList words={of.words} runs={runs} onOpen={open} onClose={close} />}
        {run && <BulkProgress of={of} id={run} onClose={close} />}
      </Suspense>
    </>
  )
}
