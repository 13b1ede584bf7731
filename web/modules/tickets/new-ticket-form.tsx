import type { Answers } from '@diwan/core/fields/field'
import { SegmentedControl } from '@mantine/core'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { TICKET_PRIORITIES, type TicketPriority } from '@diwan/contract/tickets/vocabulary'
import { Suspense, use, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswersBeside } from '../../ui/answers-beside.tsx'
import { FormFrame } from '../../ui/form-frame.tsx'
import { MoreFields } from '../../ui/more-fields.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { AskedFields, askedFields, customName } from '../custom-fields/public.ts'
import type { Names } from '../fields/public.ts'
import { OtherDraft } from '../drafts/public.ts'
import { DocumentField } from '../writing/public.ts'
import { joinedWith } from './drafts/new-ticket.ts'
import { wordsOfDraft } from './drafts/words-of-draft.ts'
import { Destination } from './destination.tsx'
import { OnBehalf, useForOthers } from './on-behalf.tsx'
import classes from './new-ticket-form.module.css'
import { useNewTicket } from './use-new-ticket.ts'

export function NewTicketForm({ back, onClose }: { back: ReactNode; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { values, change, saved, errors, attached, waiting, custom, submit, problem, underWay, waits } = useNewTicket()

  const answers = use(AnswersBeside)
  const asked = {
    fields: custom.fields,
    answers: custom.answers,
    names: values.names,
    errors,
    onChange: (typed: Answers, named: Names) =>
      change({ custom: { ...values.custom, ...typed }, names: { ...values.names, ...named } }),
  }
  const optional = askedFields(custom.fields, custom.answers, 'optional')
  const forOthers = useForOthers()
  const wrong = errors['requester'] ?? optional.map(({ key }) => errors[customName(key)]).find(Boolean)
  const filled = values.requester !== null || values.priority !== 'NORMAL' || optional.some(({ key }) => key in values.custom)
  return (
    <FormFrame
      form={{ submit, problem, pending: underWay, waits }}
      onClose={onClose}
      action={t('submit')}
      sending={t('sending', { ns: 'kit' })}
      aside={t('draftKept')}
    >
      {back}
      <OtherDraft
        draft={saved}
        read={(other) => wordsOfDraft(other).join('\n')}
        join={(other) => joinedWith(other, values.message)}
      />
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
      <Suspense>{answers?.({ subject: values.subject, onAnswered: onClose })}</Suspense>
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
      <AskedFields {...asked} only="required" />
      <MoreFields count={optional.length + (forOthers ? 2 : 1)} needed={wrong !== undefined || filled}>
        <OnBehalf value={values.requester} onChange={(requester) => change({ requester })} error={errors['requester']} />
        <PriorityChoice value={values.priority} onChange={(priority) => change({ priority })} />
        <AskedFields {...asked} only="optional" />
      </MoreFields>
    </FormFrame>
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
