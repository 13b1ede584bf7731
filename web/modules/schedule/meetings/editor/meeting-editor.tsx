import type { FilledIn } from '@diwan/contract/actions/schemas'
import { MAX_FIRST_DESCRIPTION, MAX_MEETING_TITLE } from '@diwan/contract/schedule/limits/meetings'
import type { Meeting, OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import type { RoomName } from '@diwan/contract/schedule/schemas/rooms'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../../kit/problem.ts'
import { useReading } from '../../../../kit/reading.ts'
import { useToday } from '../../../../kit/use-today.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { actionQueries } from '../../../actions/public.ts'
import { colleague } from '../../../people/public.ts'
import { meetingQueries } from '../../api/meetings.ts'
import { roomQueries } from '../../api/rooms.ts'
import { nameAlone } from '../../model/room-name.ts'
import { nextHalfHour } from '../../model/next-half-hour.ts'
import type { MeetAddress } from '../use-meet-address.ts'
import { EditorFrame } from './editor-frame.tsx'
import { useChangeForm, usePlanForm, type Planned } from './use-meeting-form.ts'

interface EditorProps {
  readonly address: MeetAddress
}

/** Plans a meeting, or changes one: what, when and where on one side, and who is free then on the other. */
export default function MeetingEditor({ address }: EditorProps) {
  return address.edit === undefined ? <New address={address} /> : <Changed id={address.edit} address={address} />
}

/** With the words and people of what it is about, the person it invites or the room it takes, once they are read. */
function New({ address }: EditorProps) {
  const { of, part, with: withId, room: roomId } = address
  const source = useQuery({ ...actionQueries.fillIn(of ?? '', part), enabled: of !== undefined })
  const invited = useQuery({ ...colleague(withId ?? ''), enabled: withId !== undefined })
  const rooms = useQuery({ ...roomQueries.free({}), enabled: roomId !== undefined })
  const error = source.error ?? invited.error ?? rooms.error
  if (error) return <ErrorState error={error} />
  const isReading =
    (of !== undefined && !source.data) || (withId !== undefined && !invited.data) || (roomId !== undefined && !rooms.data)
  if (isReading) return <PageSkeleton />
  return (
    <Begun
      address={address}
      source={source.data}
      people={[...(source.data?.people ?? []), ...(invited.data ? [invited.data] : [])]}
      room={nameAlone(rooms.data?.items.find(({ id }) => id === roomId))}
    />
  )
}

interface BegunProps extends EditorProps {
  readonly source: FilledIn | undefined
  readonly people: readonly Person[]
  /** Nothing where the room of the address is not offered. */
  readonly room: RoomName | null
}

function Begun({ address, source, people, room }: BegunProps) {
  const { t } = useTranslation('schedule')
  const { zone } = useReading()
  const today = useToday()
  const { day, time, minutes, title, of, part, with: withId, from, go, back } = address
  const [soon] = useState(() => nextHalfHour(Math.floor(Date.now() / 1_000), zone))
  const begins = {
    day: day ?? (soon.day < today ? today : soon.day),
    time: time ?? soon.time,
    zone,
    meetingTitle: (title ?? source?.title ?? '').slice(0, MAX_MEETING_TITLE),
    meetingDescription: (source?.text ?? '').slice(0, MAX_FIRST_DESCRIPTION),
    colleagues: people.map((person) => ({ person, needed: true, answer: 'none' as const })),
    ...(of !== undefined && { madeOf: { id: of, ...(part !== undefined && { part }) } }),
    ...(minutes !== undefined && { minutes }),
    ...(room && { room }),
  }
  return (
    <Plan
      begins={begins}
      keep={['meeting-new', day, time, minutes, title, of, part, withId, room?.id].filter(Boolean).join(' ')}
      title={t('newMeeting')}
      onLeave={() => back(closed)}
      onDone={({ id }) => (from ? back(closed) : go({ ...closed, id }, true))}
    />
  )
}

const bare = { with: undefined, room: undefined, of: undefined, part: undefined }
/** Nothing is written any more, and nothing of what a new one began with is left. */
const closed = {
  new: undefined,
  edit: undefined,
  day: undefined,
  time: undefined,
  minutes: undefined,
  title: undefined,
  from: undefined,
  ...bare,
}

interface PlanProps extends Planned {
  readonly title: string
  readonly onLeave: () => void
}

function Plan({ title, onLeave, ...planned }: PlanProps) {
  const form = usePlanForm(planned)
  return <EditorFrame form={form} title={title} onLeave={onLeave} />
}

function Changed({ id, address: { at, go, back } }: EditorProps & { id: string }) {
  const { t } = useTranslation('schedule')
  const { data, error, isPaused, refetch } = useQuery(meetingQueries.open(id, at))
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const leave = () => back({ ...closed, id, at })
  if (data?.meeting.can.manage && error?.code !== 'not_found')
    return (
      <Change
        opened={data}
        onLeave={leave}
        onDone={(made) => go({ ...closed, id: made.id, at: made.id === id ? at : undefined }, true)}
      />
    )
  if (!data && !refused) return <PageSkeleton />
  const shown = refused ?? new Problem('forbidden', 403)
  return (
    <>
      <PageHeader title={t('changeMeeting')} crumbs={[{ label: t('paneMeetings'), to: '.', search: {} }]} />
      <ErrorState error={shown} {...(shown.mayPass && { onRetry: () => void refetch() })} />
    </>
  )
}

interface ChangeProps {
  readonly opened: OpenMeeting
  readonly onLeave: () => void
  readonly onDone: (made: Meeting) => void
}

function Change({ opened, onLeave, onDone }: ChangeProps) {
  const form = useChangeForm(opened, onDone)
  return <EditorFrame form={form} opened={opened} title={opened.meeting.meetingTitle} onLeave={onLeave} />
}
