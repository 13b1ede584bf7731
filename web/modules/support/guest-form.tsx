import { guestAddresses } from '@diwan/contract/support/addresses'
import { INQUIRY_CATEGORIES } from '@diwan/contract/support/vocabulary'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import { useDirection } from '../../kit/formats.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { UserInput } from '../../ui/user-input.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import { AccessPage, AccessProblem, EmailField, useAccessForm } from '../identity/public.ts'
import { SentDetails } from './sent-details.tsx'
import classes from './new-inquiry-form.module.css'
import { useBrowserDetails } from './use-browser-details.ts'

const empty = { name: '', email: '', subject: '', category: 'access', text: '' }
type Values = typeof empty

/** A stranger asks support: no account, no files, and always the same answer. */
export function GuestForm() {
  const { t } = useTranslation(['support', 'kit'])
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const details = useBrowserDetails()
  const [id] = useState(newRequestId)
  const [sent, setSent] = useState(false)
  const { form, field, submit, pending, problem } = useAccessForm<Values>({
    initial: empty,
    check: (values) => missing(values, t('invalid_required', { ns: 'kit' })),
    send: async (values) => {
      await callAddress(guestAddresses.write, { id, ...values, language, details })
      setSent(true)
    },
  })
  const back = (
    <Button variant={sent ? 'filled' : 'subtle'} fullWidth renderRoot={(props) => <Link to="/access/login" hash="" {...props} />}>
      {t('backToSignIn')}
    </Button>
  )
  if (sent)
    return (
      <AccessPage title={t('guestSent')} text={t('guestSentText')}>
        {back}
      </AccessPage>
    )
  return (
    <AccessPage title={t('guestTitle')} text={t('guestText')} wide>
      <form ref={form} className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        <AccessProblem text={problem} />
        <UserInput label={t('yourName')} required autoComplete="name" {...field('name')} />
        <EmailField label={t('yourEmail')} required {...field('email')} />
        <UserInput label={t('subject')} required {...field('subject')} />
        <NativeSelect
          label={t('category')}
          data={INQUIRY_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
          {...field('category')}
        />
        <UserTextarea autosize minRows={4} maxRows={12} label={t('message')} required {...field('text')} />
        <div className={classes['sent']}>
          <p className={classes['caption']}>{t('sentWith')}</p>
          <SentDetails details={details} />
        </div>
        <Button type="submit" size="md" fullWidth disabled={pending}>
          {t(pending ? 'sending' : 'send', { ns: 'kit' })}
        </Button>
      </form>
      {back}
    </AccessPage>
  )
}

function missing(values: Values, required: string): Partial<Record<keyof Values, string>> {
  const empties = (Object.keys(empty) as (keyof Values)[]).filter((name) => values[name].trim() === '')
  return Object.fromEntries(empties.map((name) => [name, required]))
}
