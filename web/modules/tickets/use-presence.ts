import type { Present } from '@diwan/contract/kit/live'
import { useQuery } from '@tanstack/react-query'
import { usePresence } from '../../kit/presence.ts'
import { ticketQueries } from './api.ts'

/** What is being written: a note or a reply. */
export const DOING = { note: 'noting', reply: 'replying' } as const
const says = Object.values(DOING)

/** Where presence of this ticket is reported: on staff's channel, where this reader follows it. */
export function useTicketChannel(id: string): string | undefined {
  // its screen fetched it a moment ago
  const { data } = useQuery({ ...ticketQueries.open(id), notifyOnChangeProps: ['data'], refetchOnMount: false })
  return data?.positions.at(-1)?.channel
}

export const useTicketPresence = (id: string): readonly Present[] => usePresence(useTicketChannel(id), { says })
