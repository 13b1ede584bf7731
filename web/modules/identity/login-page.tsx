import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessPage } from './access-page.tsx'
import classes from './access-page.module.css'
import { AccessProblem } from './access-problem.tsx'
import { EmailField } from './email-field.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { useSignIn } from './use-sign-in.ts'

/** Loads no schema: everybody pays for this screen (stack.md). `children` stand below the form: other ways to get help. */
export function LoginPage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['identity', 'kit'])
  const form = useSignIn()
  const capsLock = useCapsLock()

  return (
    <AccessPage title={t('signInTitle')} text={t('signInText')}>
      <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
        <AccessProblem text={form.problem} />
        <EmailField
          name="email"
          value={form.email}
          error={form.wrong['email']}
          onChange={(event) => form.setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          description={capsLock.on ? t('capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="current-password"
          size="md"
          leftSection={<IconLock size={17} stroke={1.6} aria-hidden />}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          value={form.password}
          error={form.wrong['password']}
          onChange={(event) => form.setPassword(event.currentTarget.value)}
          {...capsLock.watch}
        />
        <div className={classes['row']}>
          <Checkbox
            name="rememberMe"
            label={t('rememberMe')}
            checked={form.rememberMe}
            onChange={(event) => form.setRememberMe(event.currentTarget.checked)}
          />
          <Link to="/access/forgot-password" className={classes['link']}>
            {t('forgotPassword')}
          </Link>
        </div>
        <Button type="submit" size="md" fullWidth disabled={form.pending} aria-label={t('signIn')}>
          {form.pending ? t('signingIn') : t('signIn')}
        </Button>
      </form>
      {children}
    </AccessPage>
  )
}
