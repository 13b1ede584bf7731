import type { CancelApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const Dialog = lazyDialog(async () => ({ default: (await import('./cancel-approval-dialog.tsx')).CancelApprovalDialog }))

interface CancelApprovalProps extends CancelApprovalEndpoints {
  readonly id: string
  readonly version: number
}

/** Cancels the approval of a record, after asking for the reason. */
export function CancelApproval(props: CancelApprovalProps) {
  const { t } = useTranslation('approvals')
  const [opened, open] = useState(false)
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => open(true)}>
        {t('cancelApproval')}
      </Button>
      <Suspense>{opened && <Dialog {...props} onClose={() => open(false)} />}</Suspense>
    </div>
  )
}
