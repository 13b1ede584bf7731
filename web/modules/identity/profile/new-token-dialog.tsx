import { PasswordInput, Select } from '@mantine/core'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { API_TOKEN_DAYS } from '@diwan/contract/identity/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'

const DAYS = [7, 30, 90, API_TOKEN_DAYS]
const initial = { name: '', days: '90', password: '' }

export function NewTokenDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'identity', 'kit'])
  const [secret, setSecret] = useState<string>()
  const form = useForm({
    endpoint: identity.createApiToken,
    initial,
    toInput: ({ name, days, password }) => ({ name, days: Number(days), password }),
    done: ({ token }) => setSecret(token),
  })
  const close = () => {
    setSecret(undefined)
    form.reset()
    onClose()
  }
  const words = { copy: t('tokenCopy'), copied: t('tokenCopied'), done: t('tokenDone') }
  if (secret !== undefined)
    return <SecretDialog title={t('tokenSecret')} text={t('tokenOnce')} secret={secret} words={words} onClose={close} />
  return (
    <FormDialog opened={opened} onClose={close} title={t('tokenNew')} form={form} action={t('tokenMake')} size={480}>
      <UserInput label={t('tokenName')} placeholder={t('tokenNameExample')} data-autofocus {...form.text('name')} />
      <Select
        label={t('tokenDays')}
        allowDeselect={false}
        data={DAYS.map((days) => ({ value: String(days), label: t('tokenDaysFor', { count: days }) }))}
        {...form.pick('days')}
        required={false}
        onChange={(days) => form.change({ days: days ?? initial.days })}
      />
      <PasswordInput
        label={t('tokenPassword')}
        description={t('tokenPasswordHint')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword', { ns: 'identity' }), tabIndex: 0 }}
        {...form.text('password')}
      />
    </FormDialog>
  )
}
