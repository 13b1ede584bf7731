import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeciding } from '../../approvals/public.ts'
import { formQueries } from '../api.ts'

/** Entries that the reader may decide, and which one is open. */
export const useUndecided = () => useDeciding(useInfiniteQuery(formQueries.entries({ view: 'undecided' })), 'entry')
