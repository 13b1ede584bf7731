import { guestAddresses } from '@diwan/contract/support/addresses'
import type { GuestInquiry } from '@diwan/contract/support/schemas/guest'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import { problemText } from '../../kit/problem-words.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { AccessPage, AccessProblem, useAccessForm } from '../identity/public.ts'
import { SaidText } from './said-text.tsx'
import formClasses from './new-inquiry-form.module.css'
import classes from './thread.module.css'

/** What the link of a mail opens: one conversation. Opening it changes nothing. */
export function GuestThread({ token }: { token: string }) {
  const { t } = useTranslation('support')
  const [inquiry, setInquiry] = useState<GuestInquiry>()
  const [refusal, setRefusal] = useState<unknown>()
  useEffect(() => {
    callAddress<GuestInquiry>(guestAddresses.open, { token }).then(setInquiry, setRefusal)
  }, [token])
  const back = (
    <Button variant="subtle" fullWidth renderRoot={(props) => <Link to="/access/login" hash="" {...props} />}>
      {t('backToSignIn')}
    </Button>
  )
  if (refusal !== undefined)
    return (
      <AccessPage title={t('guestTitle')} text={problemText(refusal)}>
        {back}
      </AccessPage>
    )
  if (!inquiry)
    return (
      <AccessPage title={t('guestTitle')} text={'\u00A0'}>
        <Skeleton height={96} radius={10} />
      </AccessPage>
    )
  return (
    <AccessPage title={t('guestThread', { shortId: inquiry.shortId })} text={inquiry.subject} wide>
      <StatusBadge status={inquiry.status} />
      <ol className={classes['thread']}>
        {inquiry.messages.map(({ id, fromSupport, name, body, createdDate }) => (
          <li key={id}>
            <article className={classes['entry']}>
              <div className={classes['head']}>
                <span className={classes['who']}>{fromSupport ? t('support') : <UserText text={name} />}</span>
                <InstantText seconds={createdDate} />
              </div>
              <SaidText body={body} />
            </article>
          </li>
        ))}
      </ol>
      <GuestReply key={inquiry.messages.length} token={token} closed={inquiry.status === 'CLOSED'} onReplied={setInquiry} />
      {back}
    </AccessPage>
  )
}

interface GuestReplyProps {
  readonly token: string
  readonly closed: boolean
  readonly onReplied: (inquiry: GuestInquiry) => void
}

function GuestReply({ token, closed, onReplied }: GuestReplyProps) {
  const { t } = useTranslation(['support', 'kit'])
  const [id] = useState(newRequestId)
  const { form, field, submit, pending, problem } = useAccessForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: t('invalid_required', { ns: 'kit' }) } : {}),
    send: async ({ text }) => onReplied(await callAddress<GuestInquiry>(guestAddresses.reply, { token, id, text })),
  })
  return (
    <form ref={form} className={formClasses['form']} onSubmit={submit} noValidate aria-busy={pending}>
      <AccessProblem text={problem} />
      <UserTextarea
        autosize
        minRows={3}
        maxRows={12}
        label={t('replyLabel')}
        required
        description={closed ? t('guestReplyDone') : undefined}
        {...field('text')}
      />
      <Button type="submit" fullWidth disabled={pending}>
        {t('do_reply')}
      </Button>
    </form>
  )
}
