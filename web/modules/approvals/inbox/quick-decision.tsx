import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import classes from './quick-decision.module.css'
import { useWaiting } from './use-waiting.ts'

const DecideManyDialog = lazyDialog(async () => ({ default: (await import('../decide-many-dialog.tsx')).DecideManyDialog }))

/** Approves or rejects the request that a notification is about, while it is among the first that wait for the reader. */
export default function QuickDecision({ objectId }: { objectId: string }) {
  const { t } = useTranslation('approvals')
  const { data } = useWaiting({})
  const [rejecting, reject] = useState(false)
  const decide = useWrite(decisionInbox.decideMany)
  const row = data?.pages[0]?.items.find(({ id }) => id === objectId)
  if (!row || row.pending) return null
  const items = [{ id: row.id, version: row.version }]
  return (
    <div className={classes['decide']}>
      <Button
        size="compact-md"
        leftSection={<IconCheck size={15} stroke={1.8} aria-hidden />}
        disabled={decide.isPending}
        onClick={() => decide.mutate({ outcome: 'approve', items })}
      >
        {t('approve')}
      </Button>
      <Button size="compact-md" variant="default" disabled={decide.isPending} onClick={() => reject(true)}>
        {t('reject')}
      </Button>
      <Suspense>
        {rejecting && (
          <DecideManyDialog
            endpoints={decisionInbox}
            items={items}
            outcome="reject"
            onClose={() => reject(false)}
            onDecided={() => undefined}
          />
        )}
      </Suspense>
    </div>
  )
}
