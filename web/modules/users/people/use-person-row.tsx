import type { DirectoryUser } from '@diwan/contract/users/schemas/user'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './people.module.css'

/** One person of the directory: the state is said only where it differs from that of most people. */
export function usePersonRow(show: (id: string) => void): RowOf<DirectoryUser> {
  const { t } = useTranslation(['users', 'shell'])
  const nameOf = useLocalName()
  return {
    keyOf: ({ id }) => id,
    onOpen: ({ id }) => show(id),
    title: ({ id, fullName, photoId }) => (
      <span className={classes['person']}>
        <Letter id={id} name={fullName} photo={photoId && `/files/${photoId}`} size={24} />
        <span className={classes['name']}>
          <UserText text={fullName} lines={1} />
        </span>
      </span>
    ),
    beside: (user) => <State user={user} />,
    choose: ({ fullName }) => t('choosePerson', { name: fullName }),
    marks: ({ id }) => ({ 'data-user': id }),
    lines: (user) => ({
      about: <UserText text={user.email} lines={1} />,
      ...(user.lastSeenDate !== null && { when: <UpdatedText seconds={user.lastSeenDate} /> }),
      signs: t(`role_${user.role}`, { ns: 'shell' }),
      end: user.department && <UserText text={nameOf(user.department)} lines={1} />,
    }),
  }
}

function State({ user: { disabled, invited, renaming } }: { user: Pick<DirectoryUser, 'disabled' | 'invited' | 'renaming'> }) {
  const { t } = useTranslation('users')
  if (disabled)
    return (
      <span data-user-state="disabled">
        <StateBadge tone="rest" plain>
          {t('state_disabled')}
        </StateBadge>
      </span>
    )
  if (invited)
    return (
      <span data-user-state="invited">
        <StateBadge tone="wait" plain>
          {t('state_invited')}
        </StateBadge>
      </span>
    )
  if (renaming)
    return (
      <span data-user-state="renaming">
        <StateBadge tone="wait" plain>
          {t('state_renaming')}
        </StateBadge>
      </span>
    )
  return null
}
