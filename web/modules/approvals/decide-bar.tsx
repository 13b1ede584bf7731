import type { KindEndpoints } from '@diwan/contract/approvals/endpoints'
import { MAX_REASON } from '@diwan/contract/approvals/limits'
import type { Approval } from '@diwan/contract/approvals/schemas'
import type { DecisionOutcome } from '@diwan/contract/approvals/vocabulary'
import { isolate } from '@diwan/core/direction'
import { Alert, Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useDirection } from '../../kit/formats.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { cursorRow } from '../../ui/list/use-followed-row.ts'
import { sendByKey } from '../../ui/send-by-key.ts'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import classes from './approvals.module.css'
import { OUTCOME_KEYS, OUTCOMES, type SingleOutcome } from './model.ts'
import { useDecision } from './use-decision.ts'

interface DecideBarProps {
  readonly id: string
  readonly version: number
  readonly approval: Approval
  readonly endpoints: KindEndpoints
  /** It was decided; who was asked may see it no longer. */
  readonly onDecided: () => void
}

const signs = { approve: IconCheck, reject: IconX }

/** What a person decides whom the step asks, or who decides in place of those asked. */
export function DecideBar(props: DecideBarProps) {
  const { t } = useTranslation('approvals')
  const page = useDirection()
  const me = useSession()?.metadata.id
  const { claimedBy, pending } = props.approval
  if (pending?.by.id === me) return <Decided {...props} outcome={pending!.outcome} />
  const holder = pending?.by ?? claimedBy
  if (holder === null || holder.id === me) return <Free {...props} />
  return (
    <div className={classes['decide']}>
      <Alert color="blue" variant="light">
        {t('heldBy', { name: isolate(holder.fullName, page) })}
      </Alert>
    </div>
  )
}

/** The reader decided a moment ago: until it takes effect nothing else can be done than to undo it. */
function Decided({ id, endpoints, outcome }: DecideBarProps & { readonly outcome: DecisionOutcome }) {
  const { t } = useTranslation(['approvals', 'kit'])
  const undo = useWrite(endpoints.undoDecisions)
  return (
    <div className={classes['decide']}>
      <Alert color="blue" variant="light">
        {t(`pendingOwn_${outcome}`)}
      </Alert>
      <Button variant="default" disabled={undo.isPending} onClick={() => undo.mutate({ ids: [id] })}>
        {t('undo', { ns: 'kit' })}
      </Button>
    </div>
  )
}

function Free({ id, version, approval: { asked, claimedBy }, endpoints, onDecided }: DecideBarProps) {
  const { t } = useTranslation('approvals')
  const field = useRef<HTMLTextAreaElement>(null)
  const { reason, write, begun, pending, decide } = useDecision({ id, version, endpoints, asked, onDecided })
  const claim = useWrite(endpoints.claim)
  const release = useWrite(endpoints.release)
  const busy = pending || claim.isPending || release.isPending
  const press = (outcome: SingleOutcome) => {
    if (!busy && !decide(outcome)) field.current?.focus()
  }
  useCommands(
    OUTCOMES.map((outcome) => ({
      id: `decide ${outcome}`,
      label: t(outcome),
      part: 'record',
      stroke: { code: `Key${OUTCOME_KEYS[outcome]}` },
      icon: signs[outcome],
      // the cursor is ahead of what is read: it comes first
      run: () => (cursorRow() ?? id) === id && press(outcome),
    })),
  )
  const label = t(!asked ? 'reasonInPlace' : endpoints.askForChange ? 'commentOrChange' : 'comment')
  return (
    <form
      className={classes['decide']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (begun) press(begun)
      }}
    >
      <UserTextarea
        ref={field}
        aria-label={label}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MAX_REASON}
        value={reason}
        onKeyDown={sendByKey}
        error={begun && reason.trim() === '' ? t('reasonNeeded') : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {asked && (
        <Button variant="default" disabled={busy} onClick={() => (claimedBy ? release : claim).mutate({ id, version })}>
          {t(claimedBy ? 'release' : 'claim')}
        </Button>
      )}
      {endpoints.askForChange && (
        <Button variant="default" disabled={busy} onClick={() => press('askForChange')}>
          {t('askForChange')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={busy}
        aria-keyshortcuts={OUTCOME_KEYS.reject}
        rightSection={<Kbd keys={OUTCOME_KEYS.reject} />}
        onClick={() => press('reject')}
      >
        {t('reject')}
      </Button>
      <Button
        disabled={busy}
        aria-keyshortcuts={OUTCOME_KEYS.approve}
        leftSection={<IconCheck size={17} stroke={1.8} aria-hidden />}
        rightSection={<Kbd keys={OUTCOME_KEYS.approve} />}
        onClick={() => press('approve')}
      >
        {t('approve')}
      </Button>
    </form>
  )
}
