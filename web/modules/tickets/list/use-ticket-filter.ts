import {
  TICKET_PRIORITIES,
  TICKET_QUEUES,
  TICKET_SORTS,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketQueue,
  type TicketSort,
  type TicketStatus,
} from '@diwan/contract/tickets/vocabulary'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TicketAsked, TicketFilter, TicketView } from '../api.ts'

type Raw = Readonly<Record<string, unknown>>

export const RECORDS = ['departmentId', 'groupId', 'requesterId', 'assigneeId', 'templateId'] as const
const DAYS = ['createdFrom', 'createdTo'] as const

/** What narrows a queue, by the names of the address. */
export interface Narrowing extends Partial<Record<(typeof RECORDS)[number] | (typeof DAYS)[number], string>> {
  status?: TicketStatus
  priority?: TicketPriority
}

/** Between these a requester chooses. */
export const queuesOf = (view: TicketView): readonly TicketQueue[] => (view === 'queue' ? TICKET_QUEUES : ['open', 'all'])

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value)
const isDay = (value: unknown): value is string => typeof value === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(value)

function narrowingOf(raw: Raw): Narrowing {
  const status = oneOf(TICKET_STATUSES, raw['status'])
  const priority = oneOf(TICKET_PRIORITIES, raw['priority'])
  const records = RECORDS.filter((name) => typeof raw[name] === 'string' && isUuid(raw[name]))
  const days = DAYS.filter((name) => isDay(raw[name]))
  return {
    ...(status && { status }),
    ...(priority && { priority }),
    ...Object.fromEntries([...records, ...days].map((name) => [name, raw[name]])),
  }
}

/** What is over has no order by priority. */
export const isOver = (queue: TicketQueue): boolean => queue === 'closed' || queue === 'all'

export interface TicketList {
  readonly view: TicketView
  readonly queue: TicketQueue
  readonly narrowing: Narrowing
  readonly sort: TicketSort
  readonly direction: 'falling' | 'rising'
  /** What is counted, and what is listed. */
  readonly filter: TicketFilter
  readonly asked: TicketAsked
  /** What is looked for in it; nothing is the list itself. */
  readonly q: string
  readonly look: (text: string) => void
  readonly narrow: (some: { [K in keyof Narrowing]?: Narrowing[K] | undefined }) => void
  readonly order: (sort: TicketSort, direction: TicketList['direction']) => void
  readonly clear: () => void
}

/** Queue, filter and order stand in the address: a link shows a colleague the same, and Back undoes them. */
export function useTicketFilter(view: TicketView): TicketList {
  const raw: Raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const queue = oneOf(queuesOf(view), raw['queue']) ?? 'open'
  const wanted = oneOf(TICKET_SORTS, raw['sort']) ?? 'activity'
  const sort = wanted === 'priority' && isOver(queue) ? 'activity' : wanted
  const direction = raw['direction'] === 'rising' ? 'rising' : 'falling'
  const narrowing = narrowingOf(raw)
  const filter = { view, queue, ...narrowing }
  const go = (some: object, replace = false) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace })
  return {
    view,
    queue,
    narrowing,
    sort,
    direction,
    filter,
    asked: { ...filter, sort, direction },
    q: typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']) : '', // the router reads mere digits as a number
    look: (text) => go({ q: text === '' ? undefined : text }, true),
    narrow: go,
    order: (by, way) => go({ sort: by === 'activity' ? undefined : by, direction: way === 'falling' ? undefined : way }),
    clear: () => go(Object.fromEntries(Object.keys(narrowing).map((name) => [name, undefined]))),
  }
}
