import { Button, SegmentedControl, Text } from '@mantine/core'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { TICKET_PRIORITIES, type TicketPriority } from '@diwan/contract/tickets/vocabulary'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormProblem } from '../../ui/form-problem.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { AskedFields } from '../custom-fields/public.ts'
import { OtherDraft } from '../drafts/public.ts'
import { DocumentField } from '../writing/public.ts'
import { joinedWith } from './drafts/new-ticket.ts'
import { wordsOfDraft } from './drafts/words-of-draft.ts'
import { Destination } from './destination.tsx'
import { OnBehalf } from './on-behalf.tsx'
import classes from './new-ticket-form.module.css'
import { useNewTicket } from './use-new-ticket.ts'

export function NewTicketForm({ back, onClose }: { back: ReactNode; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { values, change, saved, errors, attached, waiting, custom, submit, problem, underWay, waits } = useNewTicket()

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-busy={underWay}>
      {back}
      <FormProblem text={problem} />
      <OtherDraft
        draft={saved}
        read={(other) => wordsOfDraft(other).join('\n')}
        join={(other) => joinedWith(other, values.message)}
      />
      <OnBehalf value={values.requester} onChange={(requester) => change({ requester })} error={errors['requester']} />
      <Destination place={values} onChange={change} errors={errors} />
      <UserInput
        data-field="subject"
        label={t('subject')}
        placeholder={t('subjectExample')}
        value={values.subject}
        required
        error={errors['subject']}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <PriorityChoice value={values.priority} onChange={(priority) => change({ priority })} />
      <AskedFields
        fields={custom.fields}
        answers={custom.answers}
        names={values.names}
        errors={errors}
        onChange={(typed, named) => change({ custom: { ...values.custom, ...typed }, names: { ...values.names, ...named } })}
      />
      <DocumentField
        features="light"
        files={{ attached: attached, purpose: 'attachment5', most: MAX_ATTACHMENTS, error: waiting }}
        data-field="message"
        label={t('message')}
        placeholder={t('messageExample')}
        minRows={4}
        maxRows={14}
        value={values.message}
        required
        error={errors['message']}
        onChange={(words) => change({ message: words })}
      />
      <div className={classes['end']}>
        <Text c="dimmed">{waits ? t('waiting', { ns: 'kit' }) : t('draftKept')}</Text>
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button type="submit" disabled={underWay}>
          {underWay ? t('sending', { ns: 'kit' }) : t('submit')}
        </Button>
      </div>
    </form>
  )
}

function PriorityChoice({ value, onChange }: { value: TicketPriority; onChange: (chosen: TicketPriority) => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const label = useId()
  return (
    <div className={classes['choice']}>
      <span id={label}>{t('priority')}</span>
      <SegmentedControl
        aria-labelledby={label}
        data={TICKET_PRIORITIES.map((priority) => ({ value: priority, label: t(`priority_${priority}`, { ns: 'kit' }) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
