import { MAX_MEETING_MINUTES, MAX_MEETING_TITLE, MIN_MEETING_MINUTES } from '@diwan/contract/schedule/limits/meetings'
import { isUuid } from '@diwan/core/identifiers'
import { isIsoDay } from '@diwan/core/iso-day'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { oneOf } from '../../../kit/list/address.ts'
import { MEET_TABS, type MeetTab } from '../model/meeting-list.ts'

interface Part {
  /** The meeting that is open, and which of its occurrences. */
  readonly id?: string | undefined
  readonly at?: number | undefined
  /** The meeting that is changed. */
  readonly edit?: string | undefined
  readonly new?: 1 | undefined
  /** The screen from which a new one is begun, and to which the editor leads back. */
  readonly from?: 'calendar' | undefined
  /** With what a new meeting begins: a day, a time, a length and a title. */
  readonly day?: string | undefined
  readonly time?: string | undefined
  readonly minutes?: number | undefined
  readonly title?: string | undefined
  /** The person whom it invites. */
  readonly with?: string | undefined
  /** The room that it takes. */
  readonly room?: string | undefined
  /** The record, or the part of one, that it is about. */
  readonly of?: string | undefined
  readonly part?: string | undefined
}

export interface MeetAddress extends Part {
  readonly tab: MeetTab
  readonly go: (some: Part, replace?: boolean) => void
  /** Leaves for the screen that was there before, or for this address where there was none. */
  readonly back: (some: Part) => void
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_MEETING_MINUTES && value <= MAX_MEETING_MINUTES

const uuidOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined)

/** The address holds what is shown, so Back leads from the editor to the meeting, and from there to its row. */
export function useMeetAddress(): MeetAddress {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const { tab, at, day, time, minutes, title } = raw
  const go = (some: Part, replace = false): void =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace, resetScroll: false })
  return {
    tab: oneOf(MEET_TABS, tab) ?? 'coming',
    id: uuidOf(raw['id']),
    at: typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? at : undefined,
    edit: uuidOf(raw['edit']),
    new: raw['new'] === undefined ? undefined : 1,
    day: typeof day === 'string' && isIsoDay(day) ? day : undefined,
    time: typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
    minutes: isLength(minutes) ? minutes : undefined,
    from: raw['from'] === 'calendar' ? 'calendar' : undefined,
    title: typeof title === 'string' ? title.slice(0, MAX_MEETING_TITLE) : undefined,
    with: uuidOf(raw['with']),
    room: uuidOf(raw['room']),
    of: uuidOf(raw['of']),
    part: uuidOf(raw['part']),
    go,
    back: (some) => (history.canGoBack() ? history.back() : go(some, true)),
  }
}
