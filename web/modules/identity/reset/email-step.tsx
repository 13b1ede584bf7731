import { Button } from '@mantine/core'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { plainEmail } from '@diwan/core/email'
import { isEmail } from '@diwan/core/identifiers'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../../kit/call.ts'
import { AccessPage } from '../access-page.tsx'
import classes from '../access-page.module.css'
import { AccessProblem } from '../access-problem.tsx'
import { EmailField } from '../email-field.tsx'
import { useAccessForm } from '../use-access-form.ts'

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation(['recovery', 'kit'])
  const { form, field, submit, pending, problem } = useAccessForm({
    initial: { email },
    check: (typed) => {
      if (typed.email.trim() === '') return { email: t('invalid_required', { ns: 'kit' }) }
      return isEmail(plainEmail(typed.email)) ? {} : { email: t('invalid_email', { ns: 'kit' }) }
    },
    send: async (typed) => {
      await callAddress(identityAddresses.forgotPassword, { email: plainEmail(typed.email) })
      onSent(plainEmail(typed.email))
    },
  })
  return (
    <AccessPage title={t('forgotTitle')} text={t('forgotText')}>
      <form ref={form} className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        <AccessProblem text={problem} />
        <EmailField {...field('email')} />
        <Button type="submit" size="md" fullWidth disabled={pending}>
          {pending ? t('sending', { ns: 'kit' }) : t('sendCode')}
        </Button>
        <Link to="/access/login" className={classes['link']}>
          {t('backToSignIn')}
        </Link>
      </form>
    </AccessPage>
  )
}
