import { PasswordInput } from '@mantine/core'
import { passwordChangeProblems } from '@diwan/core/password-rules'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../kit/problem-words.ts'
import { PasswordRules } from './password-rules.tsx'

export interface PasswordField {
  'data-field': string
  value: string
  error: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The new password twice and its rules between: at change and at reset alike. */
export function NewPasswordFields({ password, confirmation }: { password: PasswordField; confirmation: PasswordField }) {
  const { t } = useTranslation('identity')
  const eye = { visibilityToggleButtonProps: { 'aria-label': t('showPassword'), tabIndex: 0 } }
  return (
    <>
      <PasswordInput size="md" label={t('newPassword')} autoComplete="new-password" {...eye} {...password} />
      <PasswordRules password={password.value} />
      <PasswordInput size="md" label={t('confirmPassword')} autoComplete="new-password" {...eye} {...confirmation} />
    </>
  )
}

/** The first broken rule of each field; the list below the field shows them all. */
export function wrongInNewPassword(typed: { password: string; confirmation: string }): {
  password?: string
  confirmation?: string
} {
  const problems = passwordChangeProblems(typed)
  const [first] = problems.filter((code) => code !== 'confirmation_differs')
  return {
    ...(first && { password: fieldText({ path: 'password', code: first }) }),
    ...(problems.includes('confirmation_differs') && {
      confirmation: fieldText({ path: 'confirmation', code: 'confirmation_differs' }),
    }),
  }
}
