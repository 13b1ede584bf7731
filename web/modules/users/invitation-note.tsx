import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import type { User } from '@diwan/contract/users/schemas/user'
import { IconMailForward } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { environment } from '../../kit/environment.ts'
import { useWrite } from '../../kit/write.ts'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './people-section.module.css'

/** Somebody who has not arrived yet, and the mail that may bring them. */
export function InvitationNote({ user: { id, invitation, can } }: { user: User }) {
  const { t } = useTranslation('users')
  const write = useWrite(users.invite)
  if (!invitation) return null
  const { invitedDate, expired } = invitation
  const mail = environment.mail !== 'none'
  return (
    <div className={classes['invitation']} role="status">
      <p>
        {invitedDate === null ? (
          t('notInvited')
        ) : (
          <Trans
            t={t}
            i18nKey={expired ? 'invitationExpired' : 'invitedAt'}
            components={{ instant: <InstantText seconds={invitedDate} /> }}
          />
        )}
      </p>
      <Button
        variant="default"
        disabled={!mail || !can.admit || write.isPending}
        leftSection={<IconMailForward size={17} stroke={1.6} aria-hidden />}
        onClick={() => write.mutate({ id })}
      >
        {t(invitedDate === null ? 'invite' : 'inviteAgain')}
      </Button>
      {!mail && <p className={classes['hint']}>{t('inviteNoMail')}</p>}
    </div>
  )
}
