import { Alert, Button, PasswordInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toasts.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useChangePassword } from '../use-change-password.ts'
import classes from './password-section.module.css'
import { ProfileSection } from './profile-section.tsx'

export function PasswordSection() {
  const { t } = useTranslation(['identity', 'kit'])
  const form = useChangePassword(() => showToast({ kind: 'success', text: t('profileChanged') }))
  return (
    <ProfileSection title={t('passwordTitle')} text={t('passwordText')}>
      <form className={classes['form']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
        {form.problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
            {form.problem}
          </Alert>
        )}
        <PasswordInput
          size="md"
          label={t('currentPassword')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          {...form.text('current')}
        />
        <NewPasswordFields password={form.text('password')} confirmation={form.text('confirmation')} />
        <div>
          <Button type="submit" disabled={form.pending}>
            {form.pending ? t('saving', { ns: 'kit' }) : t('changePassword')}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
