import { Button } from '@mantine/core'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import { AccessPage } from './access-page.tsx'
import classes from './access-page.module.css'
import { AccessProblem } from './access-problem.tsx'
import { NewPasswordFields, wrongInNewPassword } from './new-password-fields.tsx'
import { useAccessForm } from './use-access-form.ts'
import { useEnter } from './use-enter.ts'

/** Somebody arrives with the link of a mail: their own password first, then the portal. */
export function InvitationStep({ token }: { token: string }) {
  const { t } = useTranslation(['recovery', 'kit'])
  const enter = useEnter()
  const navigate = useNavigate()
  const { form, field, submit, pending, problem } = useAccessForm({
    initial: { password: '', confirmation: '' },
    check: wrongInNewPassword,
    send: async (typed) => {
      const { email } = await callAddress<{ email: string }>(identityAddresses.acceptInvitation, { token, ...typed })
      // The link is used up from here on: whatever stands in the way now, the login is where to go.
      await enter({ email, password: typed.password }).catch(() => navigate({ to: '/access/login', replace: true }))
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  return (
    <AccessPage title={t('invitedTitle')} text={t('invitedText')}>
      <form ref={form} className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        <AccessProblem text={problem} />
        <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
        <Button type="submit" size="md" fullWidth disabled={pending}>
          {pending ? t('saving', { ns: 'kit' }) : t('invitedGo')}
        </Button>
      </form>
    </AccessPage>
  )
}
