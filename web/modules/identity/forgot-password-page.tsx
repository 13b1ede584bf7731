import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccessPage } from './access-page.tsx'
import { InvitationStep } from './invitation-step.tsx'
import { CodeStep } from './reset/code-step.tsx'
import { EmailStep } from './reset/email-step.tsx'
import { PasswordStep } from './reset/password-step.tsx'
import { useResetStep } from './use-reset-step.ts'

const INVITATION = 'invitation='

/**
 * Forgot, code, new password: steps of one screen (Q.10). Without mail it says so before anything is typed. The link of an invitation
 * leads here too, what is secret of it behind the `#`, which no server and no log ever reads.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation('recovery')
  const reset = useResetStep()
  const { step, email, possible, advance } = reset
  const hash = useLocation({ select: (location) => location.hash })

  if (hash.startsWith(INVITATION)) return <InvitationStep token={hash.slice(INVITATION.length)} />
  if (!possible) return <Notice title={t('forgotTitle')} text={t('noMailText')} />
  if (step === 'code') return <CodeStep email={email} onRight={() => advance(email, 'verified')} onOther={reset.startAnew} />
  if (step === 'password') return <PasswordStep onSet={() => advance(email, 'changed')} onExpired={reset.startAnew} />
  if (step === 'done') return <Notice title={t('resetDoneTitle')} text={t('resetDoneText')} />
  return <EmailStep email={email} onSent={(typed) => advance(typed, 'asked')} />
}

function Notice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('recovery')
  return (
    <AccessPage title={title} text={text}>
      <Button size="md" fullWidth renderRoot={(props) => <Link to="/access/login" {...props} />}>
        {t('backToSignIn')}
      </Button>
    </AccessPage>
  )
}
