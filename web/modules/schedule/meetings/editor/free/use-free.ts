import { MAX_FREE_BUSY_PEOPLE } from '@diwan/contract/schedule/limits/meetings'
import { isIsoDay } from '@diwan/core/iso-day'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../../../kit/session.ts'
import { meetingQueries } from '../../../api/meetings.ts'
import type { MeetingValues } from '../../../model/meeting-form.ts'

/** A rule that is typed is settled before the portal is asked again. */
const REST_MS = 250

/** Colleagues by whether they are needed. An answer holds a limited number of people; optional ones are left out first. */
function peopleOf({ colleagues }: Pick<MeetingValues, 'colleagues'>, me: string) {
  const others = colleagues.filter(({ person }) => person.id !== me)
  const idsOf = (needed: boolean) => others.filter((one) => one.needed === needed).map(({ person }) => person.id)
  return { needed: idsOf(true), optional: idsOf(false) }
}

/** The times of all people of a meeting on one day, and of its room. */
export function useFreeBusy(values: MeetingValues, day: string, meetingId: string | undefined) {
  const me = useSession()?.metadata.id ?? ''
  const { needed, optional } = peopleOf(values, me)
  const ids = [me, ...needed, ...optional].slice(0, MAX_FREE_BUSY_PEOPLE)
  const asked = {
    ids: ids.join(','),
    day,
    zone: values.zone,
    ...(values.room && { roomId: values.room.id }),
    ...(meetingId !== undefined && { meetingId }),
  }
  return useQuery({ ...meetingQueries.freeBusy(asked), enabled: isIsoDay(day) && me !== '' })
}

/** The next ten times at which the people who are needed are free, and the room; `everyone` needs the optional ones as well. */
export function useFreeTimes(values: MeetingValues, from: string, everyone: boolean, meetingId: string | undefined) {
  const me = useSession()?.metadata.id ?? ''
  const { needed, optional } = peopleOf(values, me)
  const others = [...needed, ...optional].slice(0, MAX_FREE_BUSY_PEOPLE - 1)
  const demanded = everyone ? others : needed.slice(0, MAX_FREE_BUSY_PEOPLE - 1)
  const counted = others.filter((id) => !demanded.includes(id))
  const asked = {
    ...(demanded.length > 0 && { needed: demanded.join(',') }),
    ...(counted.length > 0 && { optional: counted.join(',') }),
    minutes: values.minutes,
    from,
    zone: values.zone,
    ...(values.room && { roomId: values.room.id }),
    ...(meetingId !== undefined && { meetingId }),
  }
  const [settled] = useDebouncedValue(asked, REST_MS)
  return useQuery({ ...meetingQueries.freeTimes(settled), enabled: isIsoDay(from) })
}
