import { Button, PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { refreshSession, signOut } from '../../kit/session.ts'
import { AccessPage } from './access-page.tsx'
import classes from './access-page.module.css'
import { AccessProblem } from './access-problem.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useChangePassword } from './use-change-password.ts'

/** Before anything else: what an administrator knows is no password. The address that was asked for follows. */
export function PasswordDuePage() {
  const { t } = useTranslation(['recovery', 'identity', 'kit'])
  const form = useChangePassword(() => void refreshSession().catch(() => undefined))
  return (
    <AccessPage title={t('dueTitle')} text={t('dueText')}>
      <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
        <AccessProblem text={form.problem} />
        <PasswordInput
          size="md"
          label={t('currentPassword', { ns: 'identity' })}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword', { ns: 'identity' }), tabIndex: 0 }}
          {...form.text('current')}
        />
        <NewPasswordFields password={form.text('password')} confirmation={form.text('confirmation')} />
        <Button type="submit" size="md" fullWidth disabled={form.pending}>
          {form.pending ? t('saving', { ns: 'kit' }) : t('dueGo')}
        </Button>
        <Button variant="default" fullWidth onClick={() => void signOut()}>
          {t('dueLeave')}
        </Button>
      </form>
    </AccessPage>
  )
}
