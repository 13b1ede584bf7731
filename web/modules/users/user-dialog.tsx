import { Button, Modal } from '@mantine/core'
import type { User } from '@diwan/contract/users/schemas/user'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { DayText, InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { userQueries } from './api.ts'
import { InvitationNote } from './invitation-note.tsx'
import { NameProposalNote } from './name-proposal.tsx'
import classes from './people-section.module.css'
import { StartField } from './start-field.tsx'
import { TitleBadge } from './title-badge.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFields } from './user-fields.tsx'
import { useNewUser, useUserForm } from './use-user-form.ts'

const WIDTH = 720

export function NewUserDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit'])
  const form = useNewUser(onClose)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('newUser')}
      form={form}
      action={t('create', { ns: 'kit' })}
      size={WIDTH}
    >
      <UserFields form={form} person={{ id: 'new', photoId: null }} phones />
      <StartField form={form} />
    </FormDialog>
  )
}

export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit'])
  const { data, error } = useQuery(userQueries.open(id))
  if (data?.can.update) return <EditUser user={data} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} size={560} title={t('person')} closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}>
      {data ? <Facts user={data} /> : error ? <ErrorState error={error} /> : <PageSkeleton />}
    </Modal>
  )
}

function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users')
  const form = useUserForm(user, onClose)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={<UserText text={user.fullName} />}
      form={form}
      size={WIDTH}
      aside={<UserActions user={user} onDone={onClose} />}
    >
      {user.disabled && <p className={classes['warning']}>{t('isDisabled')}</p>}
      {!user.can.admit && <p className={classes['warning']}>{t('error_holds_more')}</p>}
      <NameProposalNote user={user} />
      <InvitationNote user={user} />
      <p className={classes['seen']}>
        {t('lastSeen')}: <LastSeen seconds={user.lastSeenDate} /> · {t('accountNumber')}: <bdi>{user.accountNumber}</bdi>
      </p>
      <UserFields form={form} person={user} phones={user.can.view_private} admits={user.can.admit} />
    </FormDialog>
  )
}

function LastSeen({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation('users')
  return seconds === null ? t('neverSeen') : <InstantText seconds={seconds} />
}

/** What a colleague may know. */
function Facts({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'shell'])
  const nameOf = useLocalName()
  const [caring, setCaring] = useState(false)
  const facts = [
    [
      t('email'),
      <bdi key="email" dir="ltr">
        {user.email}
      </bdi>,
    ],
    [
      t('mobile'),
      user.mobile && (
        <bdi key="mobile" dir="ltr">
          {user.mobile}
        </bdi>
      ),
    ],
    [
      t('phoneNumber'),
      user.phoneNumber && (
        <bdi key="phone" dir="ltr">
          {user.phoneNumber}
        </bdi>
      ),
    ],
    [t('role'), t(`role_${user.role}`, { ns: 'shell' })],
    [t('title'), user.title && <TitleBadge key="title" title={user.title} />],
    [t('partner'), user.partner && nameOf(user.partner)],
    [t('department'), user.department && nameOf(user.department)],
    [t('group'), user.group && nameOf(user.group)],
    [t('accountNumber'), <bdi key="account">{user.accountNumber}</bdi>],
    [t('joinedOn'), user.joinedOn && <DayText key="joined" day={user.joinedOn} />],
    [t('lastSeen'), user.can.view_private && <LastSeen key="seen" seconds={user.lastSeenDate} />],
  ] as const
  return (
    <div className={classes['places']}>
      <span className={classes['person']}>
        <Letter id={user.id} name={user.fullName} photo={user.photoId && `/files/${user.photoId}`} size={64} />
        <span className={classes['names']}>
          <strong>
            <UserText text={user.fullName} />
          </strong>
          {user.otherName && (
            <small>
              <UserText text={user.otherName} />
            </small>
          )}
        </span>
      </span>
      <dl className={classes['facts']}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {user.can.care && (
        <div>
          <Button variant="default" onClick={() => setCaring(true)}>
            {t('account')}
          </Button>
          {caring && <AccountDialog id={user.id} onClose={() => setCaring(false)} />}
        </div>
      )}
    </div>
  )
}
