import { Button } from '@mantine/core'
import { names } from '@diwan/contract/users/endpoints/names'
import { MAX_DECLINE_REASON } from '@diwan/contract/users/limits'
import type { NameProposal } from '@diwan/contract/users/schemas/name'
import type { User } from '@diwan/contract/users/schemas/user'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { useForm } from '../../kit/form.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import classes from './people-section.module.css'

/** A proposed name beside the one the person has, decided in place. */
export function NameProposalNote({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const [declining, setDeclining] = useState(false)
  const confirm = useWrite(names.confirm)
  const me = useSession()?.metadata.id
  const { proposal } = user
  if (!proposal) return null
  return (
    <section className={classes['proposal']} aria-label={t('proposalTitle')} data-name-proposal>
      <p>
        <Trans t={t} i18nKey="proposalText" components={{ instant: <InstantText seconds={proposal.proposedDate} /> }} />
      </p>
      <dl className={classes['facts']}>
        <dt>{t('proposalNow')}</dt>
        <dd>
          <UserText text={user.fullName} /> {user.otherName !== '' && <UserText text={user.otherName} />}
        </dd>
        <dt>{t('proposalNew')}</dt>
        <dd>
          <strong>
            <UserText text={proposal.fullName} />
          </strong>{' '}
          {proposal.otherName !== '' && <UserText text={proposal.otherName} />}
        </dd>
      </dl>
      <Namesakes proposal={proposal} />
      {user.id === me ? (
        <p>{t('proposalOwn')}</p>
      ) : (
        <div className={classes['decision']}>
          <Button
            type="button"
            variant="filled"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate({ id: user.id, proposalId: proposal.id })}
          >
            {t('proposalConfirm')}
          </Button>
          <Button type="button" variant="default" onClick={() => setDeclining(true)}>
            {t('proposalDecline')}
          </Button>
        </div>
      )}
      <div onSubmit={(event) => event.stopPropagation()}>
        {declining && <DeclineDialog id={user.id} proposal={proposal} onClose={() => setDeclining(false)} />}
      </div>
    </section>
  )
}

function Namesakes({ proposal: { namesakes, otherNamesakes } }: { proposal: NameProposal }) {
  const { t } = useTranslation('users')
  const nameOf = useLocalName()
  if (namesakes.length === 0 && otherNamesakes === 0) return null
  return (
    <div className={classes['warning']} role="alert">
      {namesakes.length > 0 && <p>{t('proposalNamesake')}</p>}
      <ul>
        {namesakes.map(({ id, fullName, unit }) => (
          <li key={id}>
            <UserText text={fullName} /> · <bdi>{unit ? nameOf(unit) : t('noUnit')}</bdi>
          </li>
        ))}
      </ul>
      {otherNamesakes > 0 && <p>{t('proposalHidden', { count: otherNamesakes })}</p>}
    </div>
  )
}

interface DeclineDialogProps {
  readonly id: string
  readonly proposal: NameProposal
  readonly onClose: () => void
}

function DeclineDialog({ id, proposal, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('users')
  const form = useForm({
    endpoint: names.decline,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ id, proposalId: proposal.id, reason }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('proposalDeclineTitle', { name: proposal.fullName })}
      form={form}
      action={t('proposalDecline')}
      size={480}
    >
      <UserTextarea
        data-field="reason"
        label={t('proposalReason')}
        description={t('proposalReasonHint')}
        required
        autosize
        minRows={3}
        maxLength={MAX_DECLINE_REASON}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={(event) => form.change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  )
}
