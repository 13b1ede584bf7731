import type { Room } from '@diwan/contract/schedule/schemas/rooms'
import { Button } from '@mantine/core'
import { IconDoor, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { PageActions } from '../../../ui/page-actions.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { roomQueries } from '../api/rooms.ts'
import classes from './rooms.module.css'

const RoomDialog = lazyDialog(() => import('./room-dialog.tsx'))

/** The rooms that meetings may take. */
export function Rooms() {
  const { t } = useTranslation('schedule')
  const [isAdding, setAdding] = useState(false)
  const { room: shown }: { room?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const columns = useRoomColumns()
  const nameOf = useLocalName()
  const { data, error, isPaused, refetch } = useQuery(roomQueries.managed())
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const add = () => setAdding(true)
  const show = (room: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, room }), resetScroll: false })
  const opened = data?.items.find(({ id, can }) => id === shown && can.change)
  useCommands([{ id: 'new room', label: t('newRoom'), part: 'everywhere', stroke: { code: 'KeyC' }, icon: IconDoor, run: add }])
  const button = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={add}>
      {t('newRoom')}
    </Button>
  )
  return (
    <div className={classes['board']}>
      <PageActions>{button}</PageActions>
      {data ? (
        data.items.length === 0 ? (
          <EmptyState icon={IconDoor} title={t('noRooms')} text={t('noRoomsText')} action={button} literally="noData" />
        ) : (
          <DataTable
            label={t('rooms')}
            name="schedule.rooms"
            rows={data.items}
            columns={columns}
            of={{
              keyOf: ({ id }) => id,
              title: (room) => <UserText text={nameOf(room)} lines={1} />,
              onOpen: (room) => room.can.change && show(room.id),
              lines: (room) => ({
                about: (
                  <>
                    {t('seatCount', { count: room.seats })}
                    {room.place && ' · '}
                    <UserText text={room.place} lines={1} />
                  </>
                ),
                state: <RoomState room={room} plain />,
              }),
            }}
          />
        )
      ) : refused ? (
        <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
      ) : (
        <ListSkeleton columns={columns} />
      )}
      <Suspense>
        {isAdding && <RoomDialog onClose={() => setAdding(false)} />}
        {opened && <RoomDialog key={opened.id} room={opened} onClose={() => show(undefined)} />}
      </Suspense>
    </div>
  )
}

function RoomState({ room: { active }, plain = false }: { room: Room; plain?: boolean }) {
  const { t } = useTranslation('schedule')
  return (
    <StateBadge tone={active ? 'good' : 'rest'} plain={plain}>
      {t(active ? 'roomOffered' : 'roomNotOffered')}
    </StateBadge>
  )
}

function useRoomColumns(): Column<Room>[] {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = useLocalName()
  return [
    { name: 'name', head: t('room'), cell: () => null },
    {
      name: 'seats',
      head: t('roomSeats'),
      width: 90,
      rank: 4,
      cell: ({ seats }) => <bdi dir="ltr">{numberText(seats, i18n.language)}</bdi>,
    },
    {
      name: 'place',
      head: t('roomPlace'),
      width: 220,
      rank: 2,
      cell: ({ place }) => place && <UserText text={place} lines={1} />,
    },
    {
      name: 'unit',
      head: t('roomUnit'),
      width: 200,
      rank: 1,
      cell: ({ unit }) => (unit ? <UserText text={nameOf(unit)} lines={1} /> : t('chainOrganisation')),
    },
    { name: 'state', head: t('statusHead'), width: 140, rank: 3, cell: (room) => <RoomState room={room} /> },
  ]
}
