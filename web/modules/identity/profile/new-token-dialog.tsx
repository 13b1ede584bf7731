import { Button, CopyButton, Modal, PasswordInput, Select } from '@mantine/core'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { API_TOKEN_DAYS } from '@diwan/contract/identity/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { DialogFields, DialogFoot, framed } from '../../../ui/form-frame.tsx'
import classes from './new-token-dialog.module.css'

const DAYS = [7, 30, 90, API_TOKEN_DAYS]
const initial = { name: '', days: '90', password: '' }

/** The secret stands on the screen until somebody says that it was copied, and then nowhere. */
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
  if (secret !== undefined) return <Secret token={secret} onClose={close} />
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

function Secret({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'identity', 'kit'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tokenSecret')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      closeOnClickOutside={false}
      classNames={framed}
      radius={14}
      centered
    >
      <DialogFields>
        <div className={classes['secret']}>
          <p>{t('tokenOnce')}</p>
          <code dir="ltr">{token}</code>
        </div>
      </DialogFields>
      <DialogFoot>
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button variant="default" data-autofocus onClick={copy}>
              {copied ? t('tokenCopied') : t('tokenCopy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('tokenDone')}</Button>
      </DialogFoot>
    </Modal>
  )
}
