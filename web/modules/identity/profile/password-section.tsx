import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useChangePassword } from '../use-change-password.ts'
import { PageSection } from '../../../ui/page-sections.tsx'

export function PasswordSection() {
  const { t } = useTranslation(['profile', 'identity'])
  const form = useChangePassword(() => showToast({ kind: 'success', text: t('profileChanged') }))
  return (
    <PageSection title={t('passwordTitle')} text={t('passwordText')}>
      <FormScreen form={form} action={t('changePassword')} narrow>
        <PasswordInput
          label={t('currentPassword', { ns: 'identity' })}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword', { ns: 'identity' }), tabIndex: 0 }}
          {...form.text('current')}
        />
        <NewPasswordFields size="sm" password={form.text('password')} confirmation={form.text('confirmation')} />
      </FormScreen>
    </PageSection>
  )
}
