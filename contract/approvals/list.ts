import { listOf, records, several } from '../kit/list.ts'

/** Requests that wait for the caller, of these kinds. */
export const inboxList = <const K extends string>(kinds: readonly K[]) =>
  listOf({
    views: ['waiting', 'decided'],
    sorts: ['due'],
    filters: { kinds: several(kinds), requester: records(), late: several(['true']) },
  })
