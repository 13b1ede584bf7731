import { PasswordInput } from '@mantine/core'
import { PASSWORD_MIN, passwordChangeProblems } from '@diwan/core/password-rules'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../kit/environment.ts'
import type { WrongField } from '../../kit/problem.ts'
import { fieldText } from '../../kit/problem-words.ts'
import { PasswordRules } from './password-rules.tsx'

export interface PasswordField {
  'data-field': string
  value: string
  error: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

interface NewPasswordFieldsProps {
  readonly password: PasswordField
  readonly confirmation: PasswordField
  readonly size?: 'sm' | 'md'
}

/** The new password twice and its rules between: at change and at reset alike. */
export function NewPasswordFields({ password, confirmation, size = 'md' }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['recovery', 'identity', 'checks'])
  const eye = { visibilityToggleButtonProps: { 'aria-label': t('showPassword', { ns: 'identity' }), tabIndex: 0 } }
  return (
    <>
      <PasswordInput size={size} label={t('newPassword')} autoComplete="new-password" {...eye} {...password} />
      <PasswordRules password={password.value} />
      <PasswordInput size={size} label={t('confirmPassword')} autoComplete="new-password" {...eye} {...confirmation} />
    </>
  )
}

/** The first broken rule of each field; the list below the field shows them all. */
export function wrongInNewPassword(typed: { password: string; confirmation: string }): {
  password?: string
  confirmation?: string
} {
  const least = Math.max(PASSWORD_MIN, environment.organisation?.passwordMin ?? 0)
  const problems = passwordChangeProblems({ ...typed, least })
  const [first] = problems.filter((code) => code !== 'confirmation_differs')
  return {
    ...(first && { password: fieldText(wrongField(first, least)) }),
    ...(problems.includes('confirmation_differs') && {
      confirmation: fieldText({ path: 'confirmation', code: 'confirmation_differs' }),
    }),
  }
}

/** How many the organisation asks for is said as the server says it. */
const wrongField = (code: string, minimum: number): WrongField =>
  code === 'too_short' && minimum > PASSWORD_MIN
    ? { path: 'password', code: 'password_too_short', params: { minimum } }
    : { path: 'password', code }
