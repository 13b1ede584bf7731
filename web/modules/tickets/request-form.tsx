import { Button, Text } from '@mantine/core'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import type { RequestForm as Form } from '@diwan/contract/tickets/schemas/template'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { FieldInputs } from '../fields/public.ts'
import { AskedFields } from '../custom-fields/public.ts'
import { OtherDraft } from '../drafts/public.ts'
import { DocumentField } from '../writing/public.ts'
import { templateQueries } from './api/templates.ts'
import { useRequestDraft } from './drafts/new-request.ts'
import { joinedWith } from './drafts/new-ticket.ts'
import { wordsOfDraft } from './drafts/words-of-draft.ts'
import { OnBehalf } from './on-behalf.tsx'
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
  if (!error) return <PageSkeleton />
  return (
    <>
      {props.back}
      <ErrorState error={error} {...(error.status !== 404 && { onRetry: () => void refetch() })} />
    </>
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
  const { subject, change, errors } = filling
  const { message, requester, names } = filling.values
  const about = nameOf({ nameAr: form.descriptionAr, nameEn: form.descriptionEn })

  return (
    <form className={classes['form']} onSubmit={filling.submit} noValidate aria-busy={filling.underWay}>
      {back}
      <header className={classes['request']}>
        <TemplateSign icon={form.icon} />
        <div>
          <h2>
            <UserText text={nameOf(form)} />
          </h2>
          {about && (
            <p>
              <UserText text={about} />
            </p>
          )}
          <p>{t('goesTo', { department: nameOf(form.department), group: nameOf(form.group) })}</p>
        </div>
      </header>
      <FormProblem text={filling.problem} />
      <OtherDraft
        draft={filling.saved}
        read={(other) => wordsOfDraft(other).join('\n')}
        join={(other) => joinedWith(other, message)}
      />
      <OnBehalf value={requester} onChange={(chosen) => change({ requester: chosen })} error={errors['requester'] ?? refused} />
      <UserInput
        data-field="subject"
        data-autofocus
        label={t('subject')}
        value={subject}
        required
        error={errors['subject']}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <FieldInputs
        fields={form.fields}
        answers={filling.answers}
        names={names}
        errors={errors}
        language={language}
        change={filling.fill}
      />
      <AskedFields
        fields={filling.custom.fields}
        answers={filling.custom.answers}
        names={names}
        errors={errors}
        onChange={(typed, named) => change({ custom: { ...filling.values.custom, ...typed }, names: { ...names, ...named } })}
      />
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
      <div className={classes['end']}>
        <Text c="dimmed">{filling.waits ? t('waiting', { ns: 'kit' }) : t('draftKept')}</Text>
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button type="submit" disabled={filling.underWay}>
          {filling.underWay ? t('sending', { ns: 'kit' }) : t('submit')}
        </Button>
      </div>
    </form>
  )
}
