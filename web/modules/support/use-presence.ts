import { useQuery } from '@tanstack/react-query'
import { supportQueries } from './api.ts'

/** Where presence at this inquiry is reported: on the channel of those who answer, where this reader follows it. */
export function useInquiryChannel(id: string): string | undefined {
  const { data } = useQuery({ ...supportQueries.open(id), notifyOnChangeProps: ['data'] })
  return data?.positions.at(-1)?.channel
}
