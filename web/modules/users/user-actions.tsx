import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import type { User } from '@diwan/contract/users/schemas/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './people-section.module.css'

type OpenDialog = 'account' | 'password' | 'disable' | 'delete'

/** What ends something for a person: each asks before it does. */
export function UserActions({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('users')
  const [asked, setAsked] = useState<OpenDialog>()
  const enable = useWrite(users.enable)
  const close = () => setAsked(undefined)
  const command = { id: user.id, version: user.version }
  return (
    // Dialogs of this form are forms themselves: what they submit is not meant for it.
    <div className={classes['actions']} onSubmit={(event) => event.stopPropagation()}>
      <Button
        variant="subtle"
        disabled={!user.can.admit}
        {...(!user.can.admit && { title: t('error_holds_more') })}
        onClick={() => setAsked('password')}
      >
        {t('givePassword')}
      </Button>
      {user.can.care && (
        <Button variant="subtle" onClick={() => setAsked('account')}>
          {t('account')}
        </Button>
      )}
      {user.can.disable &&
        (user.disabled ? (
          <Button variant="subtle" disabled={enable.isPending} onClick={() => enable.mutate(command)}>
            {t('enable')}
          </Button>
        ) : (
          <Button variant="subtle" color="red" onClick={() => setAsked('disable')}>
            {t('disable')}
          </Button>
        ))}
      {user.can.delete && (
        <Button variant="subtle" color="red" onClick={() => setAsked('delete')}>
          {t('deleteUser')}
        </Button>
      )}
      {asked === 'account' && <AccountDialog id={user.id} onClose={close} />}
      <GivePassword user={user} opened={asked === 'password'} onClose={close} />
      <Disable user={user} opened={asked === 'disable'} onClose={close} />
      <Delete user={user} opened={asked === 'delete'} onClose={close} onDone={onDone} />
    </div>
  )
}

interface Part {
  readonly user: User
  readonly opened: boolean
  readonly onClose: () => void
}

const blank = { password: '' }

function GivePassword({ user: { id, version, fullName }, opened, onClose }: Part) {
  const { t } = useTranslation('users')
  const form = useForm({
    endpoint: users.resetPassword,
    initial: blank,
    toInput: ({ password }) => ({ id, version, password }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('givePasswordTo', { name: fullName })} form={form} size={520}>
      <p className={classes['legend']}>{t('givePasswordText')}</p>
      <PasswordField {...form.pick('password')} />
    </FormDialog>
  )
}

function Disable({ user: { id, version, fullName }, opened, onClose }: Part) {
  const { t } = useTranslation('users')
  const write = useWrite(users.disable, { quiet: true })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('disableTitle', { name: fullName })}
      action={t('disable')}
      write={write}
      onConfirm={() => write.mutate({ id, version }, { onSuccess: onClose })}
    >
      {t('disableText')}
    </ConfirmDialog>
  )
}

function Delete({ user: { id, version, fullName }, opened, onClose, onDone }: Part & { onDone: () => void }) {
  const { t } = useTranslation('users')
  const write = useWrite(users.delete, { quiet: true })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { name: fullName })}
      action={t('deleteUser')}
      write={write}
      typed={fullName}
      onConfirm={() => write.mutate({ id, version }, { onSuccess: onDone })}
    >
      {t('deleteText')}
    </ConfirmDialog>
  )
}
