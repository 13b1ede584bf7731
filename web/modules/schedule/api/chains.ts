import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

const all = ['approval-chains'] as const

export const chainQueries = {
  read: (asked: SentInputOf<typeof chains.read>) =>
    queryOptions({ queryKey: [...all, asked], ...query(chains.read, asked), refetchOnMount: 'always' }),
}

registerWrite(chains.save, { renews: [all], says: ['schedule', 'didSaveChain'] })
