import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { OTP_DIGITS } from '@diwan/contract/identity/limits'
import { toAsciiDigits } from '@diwan/core/digits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../../kit/call.ts'
import { environment } from '../../../kit/environment.ts'
import { problemText } from '../../../kit/problem-words.ts'
import { AccessPage } from '../access-page.tsx'
import classes from '../access-page.module.css'
import { AccessProblem } from '../access-problem.tsx'
import { useAccessForm } from '../use-access-form.ts'
import own from './code-step.module.css'

const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, '')

export function CodeStep({ email, onRight, onOther }: { email: string; onRight: () => void; onOther: () => void }) {
  const { t } = useTranslation(['recovery', 'kit'])
  const { form, field, submit, pending, problem } = useAccessForm({
    initial: { code: '' },
    check: ({ code }) => (digitsOf(code).length === OTP_DIGITS ? {} : { code: t('invalid_otp', { ns: 'kit' }) }),
    send: async ({ code }) => {
      await callAddress(identityAddresses.verifyCode, { code: digitsOf(code) })
      onRight()
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  return (
    <AccessPage title={t('codeTitle')} text={t('codeText', { email })}>
      <form ref={form} className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        <AccessProblem text={problem} />
        <TextInput
          label={t('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          size="md"
          classNames={{ input: own['code'] ?? '' }}
          {...field('code')}
        />
        <Button type="submit" size="md" fullWidth disabled={pending}>
          {pending ? t('checking') : t('verifyCode')}
        </Button>
      </form>
      <SendAgain email={email} />
      <div className={classes['row']}>
        <UnstyledButton className={classes['link'] ?? ''} onClick={onOther}>
          {t('otherEmail')}
        </UnstyledButton>
        {environment.mail === 'mailbox' && environment.workshop && (
          <a href="/dev/mail" target="_blank" rel="noreferrer" className={classes['link']}>
            {t('demoMailbox')}
          </a>
        )}
      </div>
    </AccessPage>
  )
}

function SendAgain({ email }: { email: string }) {
  const { t } = useTranslation('recovery')
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<{ sent: boolean; text: string }>()
  const send = async () => {
    setPending(true)
    setAnswer(undefined)
    try {
      await callAddress(identityAddresses.forgotPassword, { email })
      setAnswer({ sent: true, text: t('sentAgain') })
    } catch (reason) {
      setAnswer({ sent: false, text: problemText(reason) })
    }
    setPending(false)
  }
  return (
    <div className={own['again']}>
      <Button variant="default" fullWidth disabled={pending} onClick={() => void send()}>
        {t('sendAgain')}
      </Button>
      <p role="status" data-sent={answer?.sent}>
        {answer?.text}
      </p>
    </div>
  )
}
