import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { environment } from '../../kit/environment.ts'
import { PasswordField } from './password-field.tsx'
import classes from './people-section.module.css'
import type { UserForm } from './use-user-form.ts'

/** How a new person gets in: with a password given here, or one chosen with the link of a mail. */
export function StartField({ form }: { form: UserForm }) {
  const { t } = useTranslation('users')
  const { invite } = form.values
  const mail = environment.mail !== 'none'
  return (
    <div className={classes['places']}>
      <p className={classes['legend']} id="start">
        {t('start')}
      </p>
      <SegmentedControl
        aria-labelledby="start"
        data={[
          { value: 'password', label: t('start_password') },
          { value: 'invite', label: t('start_invite'), disabled: !mail },
        ]}
        value={invite ? 'invite' : 'password'}
        onChange={(chosen) => form.change({ invite: chosen === 'invite' })}
      />
      {!mail && <p className={classes['hint']}>{t('inviteNoMail')}</p>}
      {invite ? <p className={classes['hint']}>{t('inviteHint')}</p> : <PasswordField {...form.pick('password')} />}
    </div>
  )
}
