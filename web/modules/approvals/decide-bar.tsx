import type { ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { MAX_REASON } from '@diwan/contract/approvals/limits'
import type { Approval } from '@diwan/contract/approvals/schemas'
import { isolate } from '@diwan/core/direction'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import classes from './approvals.module.css'

interface DecideBarProps {
  readonly id: string
  readonly version: number
  readonly approval: Approval
  readonly endpoints: ApprovalEndpoints
  /** It was decided; who was asked may see it no longer. */
  readonly onDecided: () => void
}

/** What a person decides whom the step asks, or who decides in place of those asked. */
export function DecideBar({ id, version, approval, endpoints, onDecided }: DecideBarProps) {
  const { t } = useTranslation('approvals')
  const page = useDirection()
  const me = useSession()?.metadata.id
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const approve = useWrite(endpoints.approve)
  const reject = useWrite(endpoints.reject)
  const claim = useWrite(endpoints.claim)
  const release = useWrite(endpoints.release)
  const { claimedBy, asked } = approval
  const held = claimedBy !== null && claimedBy.id !== me
  if (held)
    return (
      <Alert color="blue" variant="light">
        {t('heldBy', { name: isolate(claimedBy.fullName, page) })}
      </Alert>
    )
  const pending = approve.isPending || reject.isPending || claim.isPending || release.isPending
  const decide = (write: typeof approve | typeof reject, needed: boolean): void => {
    const said = reason.trim()
    setMissing(needed && said === '')
    if (!needed || said !== '') write.mutate({ id, version, reason: said }, { onSuccess: onDecided })
  }
  return (
    <div className={classes['decide']}>
      <UserTextarea
        label={t(asked ? 'comment' : 'reasonInPlace')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MAX_REASON}
        value={reason}
        error={missing ? t('reasonNeeded') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {asked && (
        <Button variant="default" disabled={pending} onClick={() => (claimedBy ? release : claim).mutate({ id, version })}>
          {t(claimedBy ? 'release' : 'claim')}
        </Button>
      )}
      <Button variant="default" disabled={pending} onClick={() => decide(reject, true)}>
        {t('reject')}
      </Button>
      <Button disabled={pending} onClick={() => decide(approve, !asked)}>
        {t('approve')}
      </Button>
    </div>
  )
}
