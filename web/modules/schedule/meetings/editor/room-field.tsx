import type { FreeRooms } from '@diwan/contract/schedule/schemas/rooms'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { StateBadge } from '../../../../ui/status-badge.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { roomQueries } from '../../api/rooms.ts'
import { startOf } from '../../model/meeting-start.ts'
import { nameAlone } from '../../model/room-name.ts'
import classes from './editor.module.css'
import type { MeetingForm } from './use-meeting-form.ts'

type FreeRoom = FreeRooms['items'][number]

/** The room of a meeting, with the ones that are free at its time before the others. */
export function RoomField({ form, meetingId }: { form: MeetingForm; meetingId: string | undefined }) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { values, errors, change } = form
  const startsAt = startOf(values)
  const { data } = useQuery(
    roomQueries.free({
      ...(startsAt !== undefined && { startsAt, minutes: values.minutes }),
      ...(meetingId !== undefined && { meetingId }),
    }),
  )
  const offered = data?.items ?? []
  const known = values.room && !offered.some(({ id }) => id === values.room?.id) ? [{ ...values.room, free: null }] : []
  const all = [...known, ...offered].toSorted((a, b) => Number(a.free === false) - Number(b.free === false))
  const chosen = all.find(({ id }) => id === values.room?.id)
  const byId = new Map(all.map((one) => [one.id, one]))
  return (
    <Select
      label={t('room')}
      data-field="room"
      placeholder={t(all.length === 0 && data ? 'noRooms' : 'noRoom')}
      clearable
      searchable
      nothingFoundMessage={t('noRoomFits')}
      data={all.map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={values.room?.id ?? null}
      error={errors['room']}
      description={chosen && <RoomAbout room={chosen} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      renderOption={({ option }) => {
        const room = byId.get(option.value)
        return room ? <RoomOption room={room} /> : option.label
      }}
      onChange={(id) => change({ room: nameAlone(id === null ? undefined : byId.get(id)) })}
    />
  )
}

function RoomOption({ room }: { room: FreeRoom }) {
  const nameOf = useLocalName()
  return (
    <span className={classes['roomOption']}>
      <UserText text={nameOf(room)} lines={1} />
      <RoomAbout room={room} />
    </span>
  )
}

/** How many find a seat, and whether it is free then. */
function RoomAbout({ room: { seats, free, place } }: { room: FreeRoom }) {
  const { t } = useTranslation('schedule')
  return (
    <span className={classes['roomAbout']}>
      <span>{t('seatCount', { count: seats })}</span>
      {place !== '' && <UserText text={place} lines={1} />}
      {free !== null && (
        <StateBadge tone={free ? 'good' : 'bad'} plain>
          {t(free ? 'roomFree' : 'roomTaken')}
        </StateBadge>
      )}
    </span>
  )
}
