import { Badge, Button } from '@mantine/core'
import type { DirectoryUser } from '@diwan/contract/users/schemas/user'
import { IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { useFollowLists } from '../../kit/follow.ts'
import { useHolds } from '../../kit/rights.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { DayText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { usePeopleAddress } from './address.ts'
import { userLive, userQueries } from './api.ts'
import { PeopleFiles } from './people-files.tsx'
import { PeopleFilters } from './people-filters.tsx'
import classes from './people-section.module.css'
import { TitleBadge } from './title-badge.tsx'
import { NewUserDialog, UserDialog } from './user-dialog.tsx'

/** The people of the organisation: looked for, narrowed down, opened. */
export function PeopleSection() {
  const { t } = useTranslation(['users', 'access', 'files'])
  const address = usePeopleAddress()
  const mayCreate = useHolds('users', 'create')
  const list = useInfiniteQuery(userQueries.list(address.filter))
  const columns = useColumns()
  useFollowLists(userLive)
  const close = () => address.show(undefined)
  const narrowed = Object.keys(address.filter).length > 1 || address.filter.state !== 'active'
  return (
    <section aria-label={t('people')}>
      <div className={classes['tools']}>
        <PeopleFilters />
        <PeopleFiles filter={address.filter} />
        {mayCreate && (
          <Button h={36} leftSection={<IconUserPlus size={17} stroke={1.8} aria-hidden />} onClick={() => address.show('new')}>
            {t('newUser')}
          </Button>
        )}
      </div>
      <DataList
        label={t('people')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => address.show(id)}
        empty={narrowed ? { title: t('nobodyFound'), text: t('nobodyFoundText') } : {}}
      />
      {mayCreate && <NewUserDialog opened={address.open === 'new'} onClose={close} />}
      {address.open !== undefined && address.open !== 'new' && (
        <UserDialog key={address.open} id={address.open} onClose={close} />
      )}
    </section>
  )
}

function useColumns(): readonly Column<DirectoryUser>[] {
  const { t } = useTranslation(['users', 'shell'])
  const nameOf = useLocalName()
  return [
    { name: 'person', head: t('person'), cell: (user) => <Person user={user} /> },
    {
      name: 'email',
      head: t('email'),
      width: 210,
      wide: true,
      cell: ({ email }) => <bdi className={classes['email']}>{email}</bdi>,
    },
    { name: 'role', head: t('role'), width: 120, cell: ({ role }) => t(`role_${role}`, { ns: 'shell' }) },
    {
      name: 'department',
      head: t('department'),
      width: 170,
      cell: ({ department }) => department && <UserText text={nameOf(department)} lines={1} />,
    },
    { name: 'title', head: t('title'), width: 170, cell: ({ title }) => title && <TitleBadge title={title} /> },
    {
      name: 'joinedOn',
      head: t('joinedOn'),
      width: 124,
      cell: ({ joinedOn }) => joinedOn && <DayText day={joinedOn} />,
    },
    {
      name: 'state',
      head: t('state'),
      width: 96,
      // everybody is active but those of whom it says something else
      cell: ({ disabled }) =>
        disabled && (
          <Badge variant="default" data-user-state="disabled">
            {t('state_disabled')}
          </Badge>
        ),
    },
  ]
}

function Person({ user: { id, fullName, otherName, photoId } }: { user: DirectoryUser }) {
  return (
    <span className={classes['person']}>
      <Letter id={id} name={fullName} photo={photoId && `/files/${photoId}`} size={24} />
      <span className={classes['names']}>
        <span>
          <UserText text={fullName} lines={1} />
        </span>
        {otherName && (
          <small>
            <UserText text={otherName} lines={1} />
          </small>
        )}
      </span>
    </span>
  )
}
