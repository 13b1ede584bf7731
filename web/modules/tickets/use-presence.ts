import { useQuery } from '@tanstack/react-query'
import { ticketQueries } from './api/api.ts'

/** Where presence of this ticket is reported: on staff's channel, where this reader follows it. */
export function useTicketChannel(id: string): string | undefined {
  // its screen fetched it a moment ago
  const { data } = useQuery({ ...ticketQueries.open(id), notifyOnChangeProps: ['data'], refetchOnMount: false })
  return data?.positions.at(-1)?.channel
}
