import type { DirectoryUser } from '@diwan/contract/users/schemas/user'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { DayText } from '../../../ui/time-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './people.module.css'

/** As the picture of the directory has them; who may not read when people were seen has no such column. */
export function usePeopleColumns(): Column<DirectoryUser>[] {
  const { t } = useTranslation(['users', 'shell'])
  const nameOf = useLocalName()
  const day = useReading().calendar === 'hijri' ? 150 : 88
  const seen: Column<DirectoryUser> = {
    name: 'seen',
    head: t('lastSeen'),
    width: day,
    rank: 1,
    cell: ({ lastSeenDate }) => lastSeenDate !== null && <Dim of={<UpdatedText seconds={lastSeenDate} />} />,
  }
  return [
    { name: 'person', head: t('name'), cell: () => null },
    {
      name: 'email',
      head: t('email'),
      width: 200,
      rank: 2,
      cell: ({ email }) => <Dim of={<UserText text={email} lines={1} />} />,
    },
    {
      name: 'unit',
      head: t('unit'),
      width: 150,
      rank: 4,
      cell: ({ department, group }) => {
        const unit = group ?? department
        return unit && <UserText text={nameOf(unit)} lines={1} />
      },
    },
    { name: 'role', head: t('role'), width: 96, rank: 3, cell: ({ role }) => <Dim of={t(`role_${role}`, { ns: 'shell' })} /> },
    {
      name: 'title',
      head: t('title'),
      width: 150,
      rank: 0,
      optional: true,
      cell: ({ title }) => title && <UserText text={nameOf(title)} lines={1} />,
    },
    {
      name: 'joinedOn',
      head: t('joinedOn'),
      width: day,
      rank: 0,
      optional: true,
      cell: ({ joinedOn }) => joinedOn && <DayText day={joinedOn} />,
    },
    ...(useHolds('users', 'update') ? [seen] : []),
  ]
}

const Dim = ({ of }: { of: React.ReactNode }) => <span className={classes['dim']}>{of}</span>
