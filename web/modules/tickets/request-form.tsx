import type { Answers } from '@diwan/core/fields/field'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import type { RequestForm as Form } from '@diwan/contract/tickets/schemas/template'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { AnswersBeside } from '../../ui/answers-beside.tsx'
import { DialogFields, FormFrame } from '../../ui/form-frame.tsx'
import { MoreFields } from '../../ui/more-fields.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { FieldInputs, type Names } from '../fields/public.ts'
import { AskedFields, askedFields, customName } from '../custom-fields/public.ts'
import { OtherDraft } from '../drafts/public.ts'
import { DocumentField } from '../writing/public.ts'
import { templateQueries } from './api/templates.ts'
import { useRequestDraft } from './drafts/new-request.ts'
import { joinedWith } from './drafts/new-ticket.ts'
import { wordsOfDraft } from './drafts/words-of-draft.ts'
import { OnBehalf, useForOthers } from './on-behalf.tsx'
import classes from './new-ticket-form.module.css'
import { Step } from './step.tsx'
import { TemplateSign } from './template-sign.tsx'
import { useNewRequest } from './use-new-request.ts'

interface Props {
  readonly back: ReactNode
  readonly onClose: () => void
}

export function RequestForm({ id, ...props }: Props & { id: string }) {
  const [{ requester }] = useRequestDraft(id)
  const { data, error, refetch } = useQuery(templateQueries.form(id))
  const theirs = useQuery({
    ...templateQueries.form(id, requester?.id),
    enabled: requester !== null,
    placeholderData: keepPreviousData,
  })
  const refused = requester && theirs.error ? whyNot(theirs.error) : undefined
  if (data)
    return (
      <Step>
        <Filling form={(requester && theirs.data) ?? data} refused={refused} {...props} />
      </Step>
    )
  if (!error)
    return (
      <DialogFields>
        <PageSkeleton />
      </DialogFields>
    )
  return (
    <DialogFields>
      {props.back}
      <ErrorState error={error} {...(error.status !== 404 && { onRetry: () => void refetch() })} />
    </DialogFields>
  )
}

/** The person may be refused, or the place. */
const whyNot = (error: unknown): string => fieldTexts(error, ['requesterId'])['requesterId'] ?? problemText(error)

interface FillingProps extends Props {
  readonly form: Form
  /** Why it cannot be filled in on behalf of who was chosen. */
  readonly refused: string | undefined
}

function Filling({ form, refused, back, onClose }: FillingProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  const nameOf = useLocalName()
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const filling = useNewRequest(form)
  const answers = use(AnswersBeside)
  const { subject, change, errors } = filling
  const { message, requester, names } = filling.values
  const { custom } = filling
  const asked = {
    fields: custom.fields,
    answers: custom.answers,
    names,
    errors,
    onChange: (typed: Answers, named: Names) =>
      change({ custom: { ...filling.values.custom, ...typed }, names: { ...names, ...named } }),
  }
  const optional = askedFields(custom.fields, custom.answers, 'optional')
  const forOthers = useForOthers()
  const wrong = refused ?? errors['requester'] ?? optional.map(({ key }) => errors[customName(key)]).find(Boolean)
  const filled = requester !== null || optional.some(({ key }) => key in filling.values.custom)
  const about = nameOf({ nameAr: form.descriptionAr, nameEn: form.descriptionEn })

  return (
    <FormFrame
      form={{ submit: filling.submit, problem: filling.problem, pending: filling.underWay, waits: filling.waits }}
      onClose={onClose}
      action={t('submit')}
      sending={t('sending', { ns: 'kit' })}
      aside={t('draftKept')}
    >
      {back}
      <header className={classes['request']}>
        <TemplateSign icon={form.icon} />
        <div>
          <h2>
            <UserText text={nameOf(form)} />
          </h2>
          {about && (
            <p>
              <LinkedText text={about} />
            </p>
          )}
          <p>{t('goesTo', { department: nameOf(form.department), group: nameOf(form.group) })}</p>
        </div>
      </header>
      <OtherDraft
        draft={filling.saved}
        read={(other) => wordsOfDraft(other).join('\n')}
        join={(other) => joinedWith(other, message)}
      />
      <UserInput
        data-field="subject"
        data-autofocus
        label={t('subject')}
        value={subject}
        required
        error={errors['subject']}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Suspense>{answers?.({ subject, onAnswered: onClose })}</Suspense>
      <FieldInputs
        fields={form.fields}
        answers={filling.answers}
        names={names}
        errors={errors}
        language={language}
        change={filling.fill}
      />
      <AskedFields {...asked} only="required" />
      <DocumentField
        features="light"
        files={{ attached: filling.attached, purpose: 'attachment5', most: MAX_ATTACHMENTS, error: filling.waiting }}
        data-field="message"
        label={t('moreToSay')}
        minRows={3}
        maxRows={14}
        value={message}
        error={errors['message']}
        onChange={(words) => change({ message: words })}
      />
      <MoreFields count={optional.length + (forOthers ? 1 : 0)} needed={wrong !== undefined || filled}>
        <OnBehalf value={requester} onChange={(chosen) => change({ requester: chosen })} error={errors['requester'] ?? refused} />
        <AskedFields {...asked} only="optional" />
      </MoreFields>
    </FormFrame>
  )
}
