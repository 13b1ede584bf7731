import { Button } from '@mantine/core'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../../kit/call.ts'
import { AccessPage } from '../access-page.tsx'
import classes from '../access-page.module.css'
import { AccessProblem } from '../access-problem.tsx'
import { NewPasswordFields, wrongInNewPassword } from '../new-password-fields.tsx'
import { useAccessForm } from '../use-access-form.ts'

/** The ticket of the right code lies in a cookie no script reads; a screen that is too late leads back to the start. */
export function PasswordStep({ onSet, onExpired }: { onSet: () => void; onExpired: () => void }) {
  const { t } = useTranslation(['recovery', 'kit'])
  const { form, field, submit, pending, problem } = useAccessForm({
    initial: { password: '', confirmation: '' },
    check: wrongInNewPassword,
    send: async (typed) => {
      await callAddress(identityAddresses.resetPassword, typed)
      onSet()
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  return (
    <AccessPage title={t('resetTitle')} text={t('resetText')}>
      <form ref={form} className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        {problem ? (
          <AccessProblem text={problem} />
        ) : (
          <p role="status" className={classes['good']}>
            {t('codeRight')}
          </p>
        )}
        <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
        <Button type="submit" size="md" fullWidth disabled={pending}>
          {pending ? t('saving', { ns: 'kit' }) : t('setPassword')}
        </Button>
        <Button variant="default" fullWidth onClick={onExpired}>
          {t('sendAgain')}
        </Button>
      </form>
    </AccessPage>
  )
}
